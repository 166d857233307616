/** Returns whether root runs this process. Windows has no such user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
