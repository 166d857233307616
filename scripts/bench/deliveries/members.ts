import { sessionsOf } from '../../../src/server/domains/auth/sessions/sessions.ts';
import { closeSite, type OpenSite, openSite } from '../../../src/server/site/open-site.ts';
import type { AllDoubles } from '../../../src/server/testing/doubles/all-doubles.ts';
import { ACCOUNT_METHOD, CHANNELS } from '../../../src/shared/channels/channels.ts';
import { HOUR_MS } from '../../../src/shared/schedule/durations.ts';
import { DAYS_OF_WEEK } from '../../../src/shared/schedule/schedule-limits.ts';

// The channels of twenty members.
const MIX = [
  ...(['email', 'email', 'email', 'email', 'email', 'email'] as const),
  ...(['sms', 'sms', 'sms', 'sms'] as const),
  ...(['push', 'push', 'push'] as const),
  ...(['telegram', 'telegram', 'telegram'] as const),
  ...(['whatsapp', 'whatsapp'] as const),
  ...(['slack', 'slack'] as const),
] as const;
/** A channel with a provider. Desktop has none: open tabs show its messages. */
export type Measured = (typeof MIX)[number];
export const MEASURED = [...new Set<Measured>(MIX)];
// The number of members who share one address of a channel; by default each has their own. A Slack channel accepts one
// message a second.
export const SHARED_BY: Partial<Record<Measured, number>> = { slack: 40 };
// One member in this many has already reached the day's limit, on each channel with a limit.
const ONE_AT_LIMIT_OF = 100;

/** The members of a filled data folder. */
export interface FilledFolder {
  /** The number of members due on a channel, who get their message. */
  due(channel: Measured): number;
  /** The addresses of the members who have already reached the day's limit, by channel. */
  atLimit: ReadonlyMap<Measured, ReadonlySet<string>>;
  /** A member's cookie, to load pages with. */
  cookie: string;
}

/** The members to add, and the instant of their slot. */
interface FillOptions {
  /** The number of members who get their message. */
  members: number;
  slot: number;
  /** The channels, assigned to the members in turn. */
  mix?: readonly Measured[];
  /** Adds members who have already reached the day's limit (rules.md C11). */
  withLimited?: boolean;
}

/** Fills a new data folder with members, each with an address and one slot a day. */
export async function fillFolder(
  env: Record<string, string>,
  { members, slot, mix = MIX, withLimited = true }: FillOptions,
  doubles: AllDoubles,
): Promise<FilledFolder> {
  const channelOf = (id: number) => mix[id % mix.length] as Measured;
  const site = await openSite(env);
  const add = memberWriter(site, slot, doubles);
  const atLimit = new Map<Measured, Set<string>>();
  let id = 0;
  site.db.client.transaction(() => {
    while (id < members) add(++id, channelOf(id));
    for (const channel of withLimited ? new Set(mix) : []) {
      const { aDay } = CHANNELS[channel].limits;
      if (!aDay) continue;
      const addresses = new Set<string>();
      for (let each = 0; each < Math.ceil(members / ONE_AT_LIMIT_OF); each += 1)
        addresses.add(add(++id, channel, aDay.most));
      atLimit.set(channel, addresses);
    }
  })();
  const cookie = await sessionsOf(site).start(1, { userAgent: 'bench', secure: false });
  await closeSite(site);
  const due = new Map(MEASURED.map((channel) => [channel, 0]));
  for (let each = 1; each <= members; each += 1) due.set(channelOf(each), (due.get(channelOf(each)) ?? 0) + 1);
  return { due: (channel) => due.get(channel) ?? 0, atLimit, cookie: cookie.split(';')[0] ?? '' };
}

/** Returns a function that adds one member, with some messages sent earlier that day, and returns the member's address. */
function memberWriter({ db: { client } }: OpenSite, slot: number, doubles: AllDoubles) {
  // A zone where it is noon, because text messages are not sent at night (rules.md C12).
  const offset = 12 - new Date(slot).getUTCHours();
  const zone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const slots = JSON.stringify([{ hour: 12, minute: new Date(slot).getUTCMinutes(), type: 'prayer' }]);
  const user = client.prepare(
    'INSERT INTO users (id, username, username_key, email, email_key, password) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const profile = client.prepare(
    `INSERT INTO user_profiles (user_id, challenges, alert_methods, sms_consent, completed_onboarding, timezone,
     reminder_time, frequency, planned_until) VALUES (?, '[]', ?, 1, 1, ?, '9:00 AM', 'daily', 0)`,
  );
  const day = client.prepare(
    'INSERT INTO user_schedules (user_id, day_of_week, time_slots, timezone) VALUES (?, ?, ?, ?)',
  );
  const address = client.prepare(
    'INSERT INTO alert_addresses (user_id, channel, address, secrets, verified_at) VALUES (?, ?, ?, ?, 0)',
  );
  const sent = client.prepare(
    `INSERT INTO deliveries (user_id, kind, channel, status, due_at, started_at, finished_at, answers, created_at)
     VALUES (?, 'guidance', ?, 'sent', ?, ?, ?, '[]', ?)`,
  );
  return (id: number, channel: Measured, sentBefore = 0): string => {
    const name = `member-${id}`;
    const email = `${name}@bench.example`;
    user.run(id, name, name, email, email, '-');
    profile.run(id, JSON.stringify([channel]), zone);
    for (const weekday of DAYS_OF_WEEK) day.run(id, weekday, slots, zone);
    address.run(id, ACCOUNT_METHOD, email, '{}');
    for (let each = 1; each <= sentBefore; each += 1) {
      const at = slot - each * HOUR_MS;
      sent.run(id, channel, at, at, at, at);
    }
    if (channel === ACCOUNT_METHOD) return email;
    const to = doubles.of(channel).addressFor(addressNumber(channel, id));
    address.run(id, channel, to.address, JSON.stringify(to.secrets ?? {}));
    return to.address;
  };
}

/** Returns the number of a member's address on a channel. */
function addressNumber(channel: Measured, id: number): number {
  const sharedBy = SHARED_BY[channel];
  if (!sharedBy) return id;
  const perRound = MIX.filter((each) => each === channel).length;
  return Math.floor((id * perRound) / (MIX.length * sharedBy));
}
