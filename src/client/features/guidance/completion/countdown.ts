const SPOKEN_EVERY_SECONDS = 15;

/** Whole seconds left until an end time, both in milliseconds; never below 0, however late the question comes. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Milliseconds until the number of seconds left is another one. */
export function untilNextSecond(endsAt: number, now: number): number {
  return Math.max(0, endsAt - now - (secondsLeft(endsAt, now) - 1) * 1000);
}

/** Seconds as `mm:ss`. */
export function formatCountdown(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Returns the seconds that a screen reader announces; the number changes every 15 seconds. */
export function spokenSeconds(seconds: number): number {
  return Math.ceil(seconds / SPOKEN_EVERY_SECONDS) * SPOKEN_EVERY_SECONDS;
}
