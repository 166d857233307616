import { linkAddress } from '../../src/server/domains/alerts/addresses/service.ts';
import { updateChoices } from '../../src/server/domains/alerts/repo.ts';
import { changeMethods } from '../../src/server/domains/alerts/service.ts';
import { recordConsent } from '../../src/server/domains/consent/service.ts';
import { addGoal, changeGoal } from '../../src/server/domains/guidance/goals/service.ts';
import { resyncSchedule } from '../../src/server/domains/schedule/service.ts';
import type { OpenSite } from '../../src/server/site/open-site.ts';
import { createAccount } from '../../src/server/testing/members/accounts.ts';
import { memberActor, SYSTEM } from '../../src/server/testing/members/members.ts';
import { ACCOUNT_METHOD, CHANNELS } from '../../src/shared/channels/channels.ts';
import { DAY_MS, HOUR_MS } from '../../src/shared/schedule/durations.ts';
import { administratorEvents } from './administrator-history.ts';
import { createDemoMember, type DemoMember, memberEvents } from './member-history.ts';
import { COMMON_CHANNELS, PEOPLE } from './people.ts';
import type { DemoProviders } from './providers.ts';
import { type PastEvent, type PastSite, replay, withSettableClock } from './timeline.ts';

// Ruth's own goals, and how many days ago she counted a completion. Guidance does not advance them.
const OWN_GOALS = [
  {
    title: 'Write to Miriam once a month',
    target: 12,
    addedAgo: 330,
    countedAgo: [328, 299, 268, 239, 204, 177, 146, 118, 85, 57, 29],
  },
  { title: 'Invite Joel for soup', target: 6, addedAgo: 300, countedAgo: [290, 262, 230, 199, 160, 122] },
  { title: 'Learn the names of all children in the second row', target: 9, addedAgo: 41, countedAgo: [34, 20, 13, 6] },
];

/** Fills a new site with a congregation and its last year, up to now. */
export async function fillDemo(opened: OpenSite, providers: DemoProviders): Promise<void> {
  // The data need not survive a crash, and a year takes thousands of small writes.
  opened.db.client.pragma('synchronous = OFF');
  const site = withSettableClock(opened);
  const now = Date.now();
  const members: DemoMember[] = PEOPLE.map((person) => ({
    person,
    id: 0,
    joinedAt: now - person.joinedDaysAgo * DAY_MS,
  }));
  for (const member of members.toSorted((a, b) => a.joinedAt - b.joinedAt)) await createDemoMember(site, member);
  await replay(site, [
    ...members.flatMap((member) => [...memberEvents(site, member), linkChannels(site, member, providers)]),
    ...ownGoalEvents(site, idOf(members, 'Ruth')),
    ...administratorEvents(site, Object.fromEntries(members.map(({ person, id }) => [person.name, id]))),
  ]);
  site.setNow(now - 3 * HOUR_MS);
  await createAccount(site, { username: 'Timothy', email: 'timothy@parish.example', confirmed: false });
  await planToday(site, members);
}

function idOf(members: readonly DemoMember[], name: string): number {
  return members.find(({ person }) => person.name === name)?.id ?? 0;
}

/** Links a member's other channels, two days after they joined. */
function linkChannels(
  site: PastSite,
  { person, id: userId, joinedAt }: DemoMember,
  providers: DemoProviders,
): PastEvent {
  const methods = [...COMMON_CHANNELS, ...person.channels.map(({ channel }) => channel)];
  const run = () =>
    site.db.atomic(function* (q) {
      for (const { channel, typed, details = {} } of person.channels) {
        const { address, secrets = {} } = typed ? { address: typed } : providers.addressFor(channel);
        const { box } = CHANNELS[channel].consent;
        if (box) yield* updateChoices(q, userId, { [box]: true });
        yield* linkAddress(q, site, { userId, channel, address, details, secrets });
        yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'code', address });
      }
      yield* changeMethods(q, site, userId, methods, 'settings');
    });
  return { at: joinedAt + 2 * DAY_MS, run };
}

/** Returns the events of a member who adds goals of their own and counts completions. */
function ownGoalEvents(site: PastSite, userId: number): PastEvent[] {
  const before = (days: number) => Date.now() - days * DAY_MS;
  return OWN_GOALS.flatMap(({ title, target, addedAgo, countedAgo }) => {
    let goal = 0;
    const add = async () => {
      const description = null;
      goal = (await addGoal(site, await memberActor(site, userId), { title, description, target })).id;
    };
    const count = (completions: number) => async () =>
      void (await changeGoal(site, await memberActor(site, userId), goal, { completions }));
    return [
      { at: before(addedAgo), run: add },
      ...countedAgo.map((ago, index) => ({ at: before(ago), run: count(index + 1) })),
    ];
  });
}

/** Removes unfinished work of the past, and plans the coming slots. */
async function planToday(site: PastSite, members: readonly DemoMember[]): Promise<void> {
  const { client } = site.db;
  site.setNow(Date.now());
  client.exec("DELETE FROM queued_jobs WHERE status IN ('waiting', 'cancelled'); DELETE FROM sessions;");
  client.exec("DELETE FROM deliveries WHERE status IN ('pending', 'cancelled');");
  for (const { id } of members) await resyncSchedule(site, SYSTEM, id);
  // Mail is captured as files, so it has no provider.
  client
    .prepare(
      `INSERT INTO channel_health (channel, last_sent_at)
       SELECT channel, max(finished_at) FROM deliveries WHERE channel <> ? AND status = 'sent' GROUP BY channel`,
    )
    .run(ACCOUNT_METHOD);
  // A browser is removed after weeks without a visit, and nobody visited the demo in the past.
  client.prepare('UPDATE alert_addresses SET seen_at = ? WHERE seen_at IS NOT NULL').run(Date.now());
  client.prepare('UPDATE user_profiles SET inbox_seen_at = ?').run(Date.now() - DAY_MS);
}
