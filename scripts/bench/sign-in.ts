import { createApp } from '../../src/server/app.ts';
import type { OpenSite } from '../../src/server/site/open-site.ts';
import { addMembers, withSite } from './site.ts';
import { median, quantile, type Row } from './table.ts';

const ATTEMPTS = 60;
const KNOWN = { email: 'member-1@bench.example', password: 'not the password' };
const UNKNOWN = { email: 'nobody-1@bench.example', password: 'not the password' };

/**
 * Measures whether the answer time reveals that an address is known (decisions.md D5). It uses the whole app, one
 * request at a time, with an unknown and a known address in turn, and clears the limits in between.
 */
export async function measureSignIn(): Promise<Row[]> {
  return withSite(async (site) => {
    addMembers(site, 2);
    site.db.client.prepare('UPDATE users SET password = ? WHERE id = 1').run(await site.passwords.hash('the password'));
    const app = createApp(site, { lastBeat: () => Date.now() });
    const ask = (path: string, body: object) => async () => {
      const response = await app.request(`${site.env.publicUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await response.text();
      return response.status;
    };
    const forgot = (email: string) => ask('/api/auth/forgot-password', { email });
    return [
      await compare(site, 'sign-in: an unknown address, beside a wrong password, ms', 401, [
        ask('/api/auth/login', UNKNOWN),
        ask('/api/auth/login', KNOWN),
      ]),
      await compare(site, 'forgotten password: an unknown address, beside a known one, ms', 200, [
        forgot(UNKNOWN.email),
        forgot(KNOWN.email),
      ]),
    ];
  });
}

async function compare(
  site: OpenSite,
  what: string,
  status: number,
  [unknown, known]: [() => Promise<number>, () => Promise<number>],
): Promise<Row> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let attempt = -4; attempt < ATTEMPTS; attempt += 1) {
    const turns = [
      { send: unknown, times: ours },
      { send: known, times: theirs },
    ];
    for (const { send, times } of attempt % 2 ? turns.reverse() : turns) {
      site.db.client.exec('DELETE FROM rate_limits');
      const start = performance.now();
      const actual = await send();
      // The first few attempts warm up.
      if (attempt >= 0) times.push(performance.now() - start);
      if (actual !== status) throw new Error(`${what}: answered ${actual} instead of ${status}`);
    }
  }
  return {
    what: `${what} (quartiles of ${ATTEMPTS})`,
    measured: figures(ours),
    reference: figures(theirs),
    ratio: `${(median(ours) / median(theirs)).toFixed(3)} ×`,
    goal: 'alike within the quartiles',
  };
}

function figures(times: number[]): string {
  return `${median(times).toFixed(2)} (${quantile(times, 0.25).toFixed(2)}–${quantile(times, 0.75).toFixed(2)})`;
}
