import { type AlertMethod, TYPED_METHODS, type TypedMethod } from '../../../../shared/channels/channels.ts';
import type { ChannelRow } from './channel-row.ts';
import { desktopRow } from './desktop.tsx';
import { emailRow } from './email.tsx';
import { pushRow } from './push.tsx';
import { slackRow } from './slack.tsx';
import { telegramRow } from './telegram.tsx';
import { TypedDetails } from './typed-details.tsx';

// A channel whose address members type needs no row of its own.
const OWN_ROWS = {
  email: emailRow,
  push: pushRow,
  desktop: desktopRow,
  telegram: telegramRow,
  slack: slackRow,
} satisfies Record<Exclude<AlertMethod, TypedMethod>, ChannelRow>;

const TYPED_ROWS = Object.fromEntries(TYPED_METHODS.map((method) => [method, { Details: TypedDetails }]));

/** The parts of each channel's row in Settings. */
export const CHANNEL_ROWS = { ...TYPED_ROWS, ...OWN_ROWS } as Readonly<Record<AlertMethod, ChannelRow>>;
