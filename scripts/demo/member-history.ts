import type { Queries, Work } from '../../db/database.ts';
import { recordConsent } from '../../src/server/domains/consent/service.ts';
import { completeOnce } from '../../src/server/domains/guidance/completion.ts';
import { chooseFromLibrary } from '../../src/server/domains/guidance/entries.ts';
import { setHelpful } from '../../src/server/domains/guidance/repo.ts';
import { submitOnboarding } from '../../src/server/domains/onboarding/service.ts';
import { pauseMember } from '../../src/server/domains/schedule/pauses/service.ts';
import { saveSchedule } from '../../src/server/domains/schedule/service.ts';
import { type Occurrence, occurrences, wholeWeek } from '../../src/server/domains/schedule/week.ts';
import { authorizeMember } from '../../src/server/lib/actor.ts';
import { createAccount } from '../../src/server/testing/members/accounts.ts';
import { SYSTEM } from '../../src/server/testing/members/members.ts';
import { createRandom } from '../../src/server/testing/random.ts';
import { ACCOUNT_METHOD } from '../../src/shared/channels/channels.ts';
import { DAY_MS, MINUTE_MS } from '../../src/shared/schedule/durations.ts';
import { localDateAt } from '../../src/shared/slot-time.ts';
import { OTHER_REFLECTIONS, PHILOSOPHIES, RUTH_REFLECTIONS } from './member-texts.ts';
import { storePastEntry } from './past-entries.ts';
import type { Person } from './people.ts';
import type { PastEvent, PastSite } from './timeline.ts';

/** A member of the demo, with the id of their account. */
export interface DemoMember {
  person: Person;
  id: number;
  /** The instant they joined, in milliseconds since the epoch. */
  joinedAt: number;
}

// The days on which the congregation is away, as month and day; the second may lie in the next year.
const HOLIDAYS = [
  ['12-23', '01-02'],
  ['07-26', '08-08'],
] as const;

/** Returns the pauses of a year up to now: Christmas, and two weeks in summer. */
function holidaysOf({ person, joinedAt }: DemoMember): { from: string; until: string }[] {
  const today = localDateAt(Date.now(), person.timezone);
  return [today.year - 1, today.year].flatMap((year) =>
    HOLIDAYS.flatMap(([from, until]) => {
      const begins = `${year}-${from}`;
      const ends = `${from > until ? year + 1 : year}-${until}`;
      const isPast = Date.parse(begins) > joinedAt + DAY_MS && ends < today.toString();
      return isPast ? [{ from: begins, until: ends }] : [];
    }),
  );
}

/** Creates a member's account on the day they joined, with a confirmed address. */
export async function createDemoMember(site: PastSite, member: DemoMember): Promise<void> {
  const { name, role, timezone, week, chosen } = member.person;
  site.setNow(member.joinedAt);
  const email = `${name.toLowerCase()}@parish.example`;
  const { id } = await createAccount(site, { username: name, email, role });
  member.id = id;
  await site.db.atomic(function* (q) {
    const about = { userId: id, channel: ACCOUNT_METHOD, address: email };
    yield* recordConsent(q, site, { ...about, action: 'wording_shown', source: 'registration' });
    yield* recordConsent(q, site, { ...about, action: 'verified', source: 'link' });
  });
  await answerWizard(site, member, chosen[0]?.challenges ?? []);
  await saveSchedule(site, SYSTEM, id, { scheduleData: week, timezone });
}

/** Answers the wizard, at the start and again when a member chooses other challenges, which creates new goals. */
async function answerWizard(
  site: PastSite,
  { person, id }: DemoMember,
  challenges: Person['chosen'][number]['challenges'],
) {
  await submitOnboarding(site, SYSTEM, id, {
    friendshipPhilosophy: PHILOSOPHIES[person.name] ?? '',
    challenges: [...challenges] as [Person['chosen'][number]['challenges'][number]],
    satisfactionRating: 3,
    notificationMethod: ['email'],
    reminderTime: '8:00 AM',
    frequency: 'daily',
    timezone: person.timezone,
  });
}

/** Returns all events of a member since they joined. */
export function memberEvents(site: PastSite, member: DemoMember): PastEvent[] {
  const { person, joinedAt } = member;
  const { timezone } = person;
  const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;
  const holidays = holidaysOf(member);
  const pauses = holidays.map(({ from, until }) => ({
    startsAt: new Date(midnight(from)),
    endsAt: new Date(midnight(until)),
  }));
  const slots = occurrences({ days: wholeWeek(person.week), timezone, anchor: null }, joinedAt, Date.now(), pauses);
  return [
    ...person.chosen.slice(1).map(({ daysAgo, challenges }) => ({
      at: Date.now() - daysAgo * DAY_MS,
      run: () => answerWizard(site, member, challenges),
    })),
    ...holidays.map(({ from, until }) => ({
      at: midnight(from),
      run: async () => void (await pauseMember(site, SYSTEM, member.id, { until }, 'settings')),
    })),
    ...guidanceEvents(site, member, withSlotToday(slots, member)),
  ];
}

/** Adds a slot some minutes ago if there is none today, so that the dashboard is never empty. */
function withSlotToday(slots: Occurrence[], { person }: DemoMember): Occurrence[] {
  const now = Date.now();
  const today = localDateAt(now, person.timezone);
  const localDate = today.toString();
  // Not yesterday, if the demo starts soon after midnight.
  const instant = Math.max(today.toZonedDateTime(person.timezone).epochMilliseconds, now - 25 * MINUTE_MS);
  if (slots.at(-1)?.localDate === localDate) return slots;
  const slot = { hour: 8, minute: 0, type: 'prayer' } as const;
  return [...slots, { slot, instant, localDate, dayOfWeek: 'monday', timeSlotId: 'today' }];
}

/** Returns an event for each entry that appears, and one for each that the member completes. */
function guidanceEvents(site: PastSite, member: DemoMember, slots: readonly Occurrence[]): PastEvent[] {
  const { person } = member;
  // The same seed gives every demo the same history.
  const random = createRandom(person.joinedDaysAgo);
  const reflections = reflectionsFor(person, slots);
  return slots.flatMap((slot, index) => {
    const { instant } = slot;
    const stored = { id: 0 };
    const appears = { at: instant, run: () => site.db.atomic((q) => storeEntry(q, site, member, slot, stored)) };
    const newerEntries = slots.length - 1 - index;
    const userReflection = reflections.get(instant);
    const isCompleted =
      newerEntries > 0 && !person.missed.includes(newerEntries) && random.chance(person.completionPercent / 100);
    if (!isCompleted || (slot.slot.type === 'reflection' && userReflection === undefined)) return [appears];
    // Members who leave more entries open also complete more of them only on the next day.
    const isLate = random.chance((100 - person.completionPercent) / 300);
    const minutes = isLate ? 20 * 60 : random.int(4, 154);
    const at = instant + minutes * MINUTE_MS;
    const isHelpful = random.chance(0.17);
    const by = { now: at, localDate: localDateAt(at, person.timezone).toString(), userReflection };
    const completes = async () =>
      site.db.atomic(function* (q) {
        yield* completeOnce(q, site, authorizeMember(SYSTEM, member.id), { ...stored, userReflection: null }, by);
        if (isHelpful) yield* setHelpful(q, stored.id, true);
      });
    return [appears, { at, run: completes }];
  });
}

function* storeEntry(
  q: Queries,
  site: PastSite,
  { person, id: userId }: DemoMember,
  slot: Occurrence,
  stored: { id: number },
): Work<void> {
  const { localDate, instant } = slot;
  const draft = yield* chooseFromLibrary(q, site, { userId, contentType: slot.slot.type, localDate, isDev: false });
  stored.id = yield* storePastEntry(q, { userId, person, slot, draft, at: instant });
}

/** Assigns a member's texts to their reflections, by the instant of the slot. The newest reflection always has a text. */
function reflectionsFor({ name }: Person, slots: readonly Occurrence[]): Map<number, string> {
  const words = name === 'Ruth' ? RUTH_REFLECTIONS : (OTHER_REFLECTIONS[name] ?? []);
  const reflections = slots.filter(({ slot }) => slot.type === 'reflection').map(({ instant }) => instant);
  const step = Math.max(1, Math.floor(reflections.length / Math.max(1, words.length)));
  const chosen = reflections.toReversed().filter((_, index) => index % step === 0);
  const newestFirst = words.toReversed();
  return new Map(chosen.slice(0, words.length).map((instant, index) => [instant, newestFirst[index] ?? '']));
}
