import type { Site } from '../../site/site.ts';

/**
 * Returns the rate-limit key for sign-ins with a folded e-mail address: a keyed hash. Anybody can type an address, also one
 * without an account, so no address is stored.
 */
export function signInKey(site: Site, emailKey: string): string {
  return site.keys.sign('sign-in', emailKey);
}
