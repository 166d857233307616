import {
  IconBellRinging,
  IconBrandSlack,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconDeviceDesktop,
  IconMail,
  IconMessage2,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';

const ICONS = {
  email: IconMail,
  sms: IconMessage2,
  whatsapp: IconBrandWhatsapp,
  push: IconBellRinging,
  desktop: IconDeviceDesktop,
  telegram: IconBrandTelegram,
  slack: IconBrandSlack,
} satisfies Record<AlertMethod, TablerIcon>;

/** The icon of each channel. */
export const CHANNEL_ICONS: Readonly<Record<AlertMethod, TablerIcon>> = ICONS;

/** The order of the rows: the most familiar channels first, then this device, then other platforms. */
export const CHANNEL_ORDER = Object.keys(ICONS) as AlertMethod[];
