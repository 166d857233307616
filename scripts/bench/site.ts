import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenSite } from '../../src/server/site/open-site.ts';
import { openSite } from '../../src/server/site/open-site.ts';

/** Opens a site on a real file in a temporary folder, measures something on it, and deletes the folder. */
export async function withSite<T>(measure: (site: OpenSite) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-bench-'));
  const site = await openSite({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    return await measure(site);
  } finally {
    site.db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds members with completed onboarding and daily guidance directly to the tables. */
export function addMembers(site: OpenSite, count: number): void {
  const { client } = site.db;
  const zones = ['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney', 'America/Sao_Paulo'];
  const user = client.prepare(
    'INSERT INTO users (id, username, username_key, email, email_key, password) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const profile = client.prepare(
    `INSERT INTO user_profiles (user_id, challenges, alert_methods, completed_onboarding, timezone, reminder_time,
     frequency, planned_until) VALUES (?, '[]', '["email"]', 1, ?, ?, 'daily', 0)`,
  );
  const address = client.prepare(
    "INSERT INTO alert_addresses (user_id, channel, address, verified_at) VALUES (?, 'email', ?, 0)",
  );
  client.transaction(() => {
    for (let id = 1; id <= count; id += 1) {
      const name = `member-${id}`;
      user.run(id, name, name, `${name}@bench.example`, `${name}@bench.example`, '-');
      profile.run(id, zones[id % zones.length], `${(id % 12) + 1}:${id % 2 ? '00' : '30'} ${id % 3 ? 'AM' : 'PM'}`);
      address.run(id, `${name}@bench.example`);
    }
  })();
}
