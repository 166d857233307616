/**
 * The hours of the channels that bring guidance only in some hours of the member's day (rules.md C12). This file has
 * nothing else, so that the week in Settings loads no other facts of channels.
 */
export const CHANNEL_HOURS = { sms: { from: 8, until: 21 }, whatsapp: { from: 8, until: 21 } };
