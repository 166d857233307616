/** Returns the month of an instant (milliseconds) as `YYYY-MM` in UTC. */
export function monthOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 7);
}
