const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Returns whether a host name of a URL is this machine, where nobody can listen in between. */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}
