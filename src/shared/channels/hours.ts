import { ALERT_METHODS, type AlertMethod, CHANNELS } from './channels.ts';

/** The methods that bring guidance only in some hours of the member's day (rules.md C12). */
export const METHODS_WITH_HOURS = ALERT_METHODS.filter((method) => CHANNELS[method].limits.hours !== null) as [
  AlertMethod,
  ...AlertMethod[],
];

/** Returns whether an hour (0–23) of the member's day lies outside the hours of a method (rules.md C12). */
export function isOutsideHours(method: AlertMethod, hour: number): boolean {
  const { hours } = CHANNELS[method].limits;
  return hours !== null && (hour < hours.from || hour >= hours.until);
}
