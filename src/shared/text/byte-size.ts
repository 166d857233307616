/** Writes a number of bytes as people read it: `12.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const [unit, divisor] =
    bytes < 1e6 ? (['kB', 1e3] as const) : bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  return `${(bytes / divisor).toFixed(1)} ${unit}`;
}
