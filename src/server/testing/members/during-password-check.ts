import type { Passwords } from '../../lib/passwords.ts';
import type { Site } from '../../site/site.ts';

/**
 * Runs an action while a request checks a password: after the request has read the stored hash, and before it gets the
 * result.
 */
export async function duringPasswordCheck<T>(
  site: Site,
  request: () => Promise<T>,
  action: () => Promise<unknown>,
): Promise<T> {
  const { passwords } = site;
  const held: Passwords = {
    ...passwords,
    async verify(...args) {
      site.passwords = passwords;
      await action();
      return passwords.verify(...args);
    },
  };
  site.passwords = held;
  const answer = await request();
  if (site.passwords === held) throw new Error('the request checked no password');
  return answer;
}
