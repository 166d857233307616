import type { Queries, Work } from '../../db/database.ts';
import { recordConsent } from '../../src/server/domains/alerts/consent/service.ts';
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
import { ACCOUNT_METHOD } from '../../src/shared/channels/channels.ts';
import { DAY_MS, MINUTE_MS } from '../../src/shared/schedule/durations.ts';
import { localDateAt } from '../../src/shared/slot-time.ts';
import type { Person } from './cast.ts';
import { storePastEntry } from './sends.ts';
import { chances, type PastEvent, type PastSite } from './timeline.ts';
import { HOPES, OTHERS_WROTE, RUTH_WROTE } from './words.ts';

/** A past member's ids in the database. */
export interface Life {
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
function holidaysOf({ person, joinedAt }: Life): { from: string; until: string }[] {
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

/** Creates a member's account as it was made on the day they joined, with a confirmed address. */
export async function join(site: PastSite, life: Life): Promise<void> {
  const { name, role, timezone, week, chosen } = life.person;
  site.setNow(life.joinedAt);
  const email = `${name.toLowerCase()}@parish.example`;
  const { id } = await createAccount(site, { username: name, email, role });
  life.id = id;
  await site.db.atomic(function* (q) {
    const about = { userId: id, channel: ACCOUNT_METHOD, address: email };
    yield* recordConsent(q, site, { ...about, action: 'wording_shown', source: 'registration' });
    yield* recordConsent(q, site, { ...about, action: 'verified', source: 'link' });
  });
  await choose(site, life, chosen[0]?.challenges ?? []);
  await saveSchedule(site, SYSTEM, id, { scheduleData: week, timezone });
}

/** Answers the wizard, at first and when a member chooses other challenges, which makes new goals. */
async function choose(site: PastSite, { person, id }: Life, challenges: Person['chosen'][number]['challenges']) {
  await submitOnboarding(site, SYSTEM, id, {
    friendshipPhilosophy: HOPES[person.name] ?? '',
    challenges: [...challenges] as [Person['chosen'][number]['challenges'][number]],
    satisfactionRating: 3,
    notificationMethod: ['email'],
    reminderTime: '8:00 AM',
    frequency: 'daily',
    timezone: person.timezone,
  });
}

/** Returns all events of a member since they joined. */
export function eventsOf(site: PastSite, life: Life): PastEvent[] {
  const { person, joinedAt } = life;
  const { timezone } = person;
  const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;
  const holidays = holidaysOf(life);
  const pauses = holidays.map(({ from, until }) => ({
    startsAt: new Date(midnight(from)),
    endsAt: new Date(midnight(until)),
  }));
  const slots = occurrences({ days: wholeWeek(person.week), timezone, anchor: null }, joinedAt, Date.now(), pauses);
  return [
    ...person.chosen.slice(1).map(({ ago, challenges }) => ({
      at: Date.now() - ago * DAY_MS,
      happen: () => choose(site, life, challenges),
    })),
    ...holidays.map(({ from, until }) => ({
      at: midnight(from),
      happen: async () => void (await pauseMember(site, SYSTEM, life.id, until, 'settings')),
    })),
    ...guidanceOf(site, life, withOneToday(slots, life)),
  ];
}

/** Adds a slot some minutes ago when the week has none today, so that the dashboard is never empty. */
function withOneToday(slots: Occurrence[], { person }: Life): Occurrence[] {
  const now = Date.now();
  const today = localDateAt(now, person.timezone);
  const localDate = today.toString();
  // Not before midnight, in a demo that starts soon after it.
  const instant = Math.max(today.toZonedDateTime(person.timezone).epochMilliseconds, now - 25 * MINUTE_MS);
  if (slots.at(-1)?.localDate === localDate) return slots;
  const slot = { hour: 8, minute: 0, type: 'prayer' } as const;
  return [...slots, { slot, instant, localDate, dayOfWeek: 'monday', timeSlotId: 'today' }];
}

/** Returns the arrival of each entry, and its completion where the member completed it. */
function guidanceOf(site: PastSite, life: Life, slots: readonly Occurrence[]): PastEvent[] {
  const { person } = life;
  const chance = chances(person.joined);
  const written = wordsFor(person, slots);
  return slots.flatMap((slot, index) => {
    const { instant } = slot;
    const made = { id: 0 };
    const arrives = { at: instant, happen: () => site.db.atomic((q) => arrive(q, site, life, slot, made)) };
    const back = slots.length - 1 - index;
    const words = written.get(instant);
    // The newest entry is still open.
    const isKept = back > 0 && !person.missed.includes(back) && chance() * 100 < person.faithful;
    if (!isKept || (slot.slot.type === 'reflection' && words === undefined)) return [arrives];
    // Most answer within hours, and some on the next day.
    const isLate = chance() < 0.04;
    const at = instant + Math.round(isLate ? 20 * 60 : 4 + chance() * 150) * MINUTE_MS;
    const isHelpful = chance() < 0.17;
    const by = { now: at, localDate: localDateAt(at, person.timezone).toString(), userReflection: words };
    const completes = async () =>
      site.db.atomic(function* (q) {
        yield* completeOnce(q, site, authorizeMember(SYSTEM, life.id), { ...made, userReflection: null }, by);
        if (isHelpful) yield* setHelpful(q, made.id, true);
      });
    return [arrives, { at, happen: completes }];
  });
}

function* arrive(
  q: Queries,
  site: PastSite,
  { person, id: userId }: Life,
  slot: Occurrence,
  made: { id: number },
): Work<void> {
  const { localDate, instant } = slot;
  const draft = yield* chooseFromLibrary(q, site, { userId, contentType: slot.slot.type, localDate, isDev: false });
  made.id = yield* storePastEntry(q, { userId, person, slot, draft, at: instant });
}

/** Spreads what a member wrote over their reflections, so that the newest ones have words and none has another's. */
function wordsFor({ name }: Person, slots: readonly Occurrence[]): Map<number, string> {
  const words = name === 'Ruth' ? RUTH_WROTE : (OTHERS_WROTE[name] ?? []);
  const reflections = slots.filter(({ slot }) => slot.type === 'reflection').map(({ instant }) => instant);
  const step = Math.max(1, Math.floor(reflections.length / Math.max(1, words.length)));
  const chosen = reflections.toReversed().filter((_, index) => index % step === 0);
  const newestFirst = words.toReversed();
  return new Map(chosen.slice(0, words.length).map((instant, index) => [instant, newestFirst[index] ?? '']));
}
