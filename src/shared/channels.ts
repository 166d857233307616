/** The seven ways guidance reaches a member (product.md §3). */
export const ALERT_METHODS = ['email', 'sms', 'push', 'whatsapp', 'slack', 'telegram', 'desktop'] as const;
export type AlertMethod = (typeof ALERT_METHODS)[number];

/** Every way a delivery can go: the seven methods, and the entry appearing in the app itself. */
export type DeliveryChannel = AlertMethod | 'app';

export interface ChannelFacts {
  /** What people read. */
  label: string;
  /** Whether a call of unknown outcome may be made again: only where a repeat is recognised as one (rules.md S7). */
  repeatable: boolean;
}

/** What is true of a channel whoever sends through it; limits are data, not code. */
export const CHANNELS: Record<AlertMethod, ChannelFacts> = {
  email: { label: 'Email', repeatable: true },
  sms: { label: 'SMS', repeatable: false },
  push: { label: 'Push', repeatable: true },
  whatsapp: { label: 'WhatsApp', repeatable: false },
  slack: { label: 'Slack', repeatable: false },
  telegram: { label: 'Telegram', repeatable: false },
  desktop: { label: 'Desktop', repeatable: true },
};
