import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ChannelRow } from './channel-row.ts';
import { desktopRow } from './desktop.tsx';
import { emailRow } from './email.tsx';
import { pushRow } from './push.tsx';
import { slackRow } from './slack.tsx';
import { smsRow } from './sms.tsx';
import { telegramRow } from './telegram.tsx';
import { whatsappRow } from './whatsapp.tsx';

const ROWS = {
  email: emailRow,
  sms: smsRow,
  whatsapp: whatsappRow,
  push: pushRow,
  desktop: desktopRow,
  telegram: telegramRow,
  slack: slackRow,
} satisfies Record<AlertMethod, ChannelRow>;

/** The room of each channel in Settings. */
export const CHANNEL_ROWS: Readonly<Record<AlertMethod, ChannelRow>> = ROWS;

/** The order of the rows: the channels that everybody knows first, then this device, then other platforms. */
export const METHOD_ORDER = Object.keys(ROWS) as AlertMethod[];
