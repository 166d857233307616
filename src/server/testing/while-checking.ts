import { setImmediate as turn } from 'node:timers/promises';
import { hashPassword } from '../domains/auth/passwords.ts';
import type { Site } from '../lib/site.ts';

// More hashes than there are threads to make them: what is asked for next waits until one is done.
const THREADS = 8;

/**
 * Does something while a request checks a password: after it has read the stored hash, and before it learns whether the
 * password was right.
 * @param rule the limit that the request counts right before it checks.
 */
export async function whileChecking<T>(
  site: Site,
  rule: string,
  request: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const counted = site.db.client.prepare('SELECT sum(points) FROM rate_limits WHERE key LIKE ?').pluck();
  const before = counted.get(`${rule}:%`);
  const busy = Array.from({ length: THREADS }, () => hashPassword('keeps a thread busy'));
  const answer = request();
  while (counted.get(`${rule}:%`) === before) await turn();
  // From the count to the check nothing waits for the outside.
  await turn();
  await meanwhile();
  await Promise.all(busy);
  return answer;
}
