import { CHANNEL_HOURS } from './channel-hours.ts';
import type { AlertMethod } from './channels.ts';
import type { ChannelFacts } from './facts.ts';

type Hours = ChannelFacts['limits']['hours'];

/** The methods that bring guidance only in some hours of the member's day (rules.md C12). */
export const METHODS_WITH_HOURS = Object.keys(CHANNEL_HOURS) as [AlertMethod, ...AlertMethod[]];

/** Returns whether an hour (0–23) of the member's day lies outside the hours of a method (rules.md C12). */
export function isOutsideHours(method: AlertMethod, hour: number): boolean {
  const hours = (CHANNEL_HOURS as Partial<Record<AlertMethod, Hours>>)[method];
  return hours != null && (hour < hours.from || hour >= hours.until);
}
