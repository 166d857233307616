import { LIBRARY } from '../../../../content/library/library.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { findCareSigns } from '../../../../shared/guidance/care/find-care-signs.ts';
import { conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import { progressOf } from '../../../../shared/guidance/goal-progress.ts';
import type { WeekReview } from '../../../channels/message.ts';
import { authorizeMember, type MemberId } from '../../../lib/actor.ts';
import { parseReference } from '../../../scripture/reference.ts';
import type { Site } from '../../../site/site.ts';
import { readMemory, readOwnSentence } from '../../guidance/memories/service.ts';
import { quoteToMember } from '../../guidance/translations/passages.ts';
import { findWeek } from '../../guidance/week-review/service.ts';
import { isCaptured } from '../method-states.ts';

const WEEK_DAYS = 7;
// Each verse of the library once, so that a member reads all of them before the first repeats.
const VERSES = [...new Set(LIBRARY.map(({ scripture }) => scripture))];
const FIRST_WEEK = Temporal.PlainDate.from('2024-01-06');

/**
 * Collects a member's week for the letter of a local date: the seven days before it, and the seven that begin with it.
 * Development entries are left out (decisions.md D18).
 */
export async function composeWeek(site: Site, userId: number, localDate: string): Promise<WeekReview> {
  const today = Temporal.PlainDate.from(localDate);
  const dates = Array.from({ length: WEEK_DAYS }, (_, day) => today.subtract({ days: WEEK_DAYS - day }).toString());
  const memberId = authorizeMember({ kind: 'system' }, userId);
  const { streakDays, completed, goals } = await findWeek(site, memberId, dates);
  const { scripture, scriptureNote, scriptureLanguage } = await site.db.snapshot((q) =>
    quoteToMember(q, userId, parseReference(verseOf(today))),
  );
  return {
    from: today.subtract({ days: WEEK_DAYS }).toString(),
    until: today.subtract({ days: 1 }).toString(),
    streakDays,
    keptDays: new Set(completed.map((entry) => entry.localDate)).size,
    completed: completed.map(({ title, language, contentType }) => ({ title, language, contentType })),
    themes: Array.from({ length: WEEK_DAYS }, (_, day) => {
      const date = today.add({ days: day }).toString();
      return { localDate: date, concept: conceptOfDay(date) };
    }),
    // Others may see a mail, so it names no goal whose title shows a sign of crisis (rules.md G6).
    goals: goals
      .filter(({ title, isCompleted }) => !isCompleted && findCareSigns(title).length === 0)
      .map((goal) => ({ title: goal.title, percent: progressOf(goal) })),
    scripture,
    scriptureNote,
    scriptureLanguage,
    ...(await ownWords(site, memberId, dates, localDate)),
  };
}

/** Returns what the letter quotes of its member's own words. Captured mail has none, for administrators read it. */
async function ownWords(
  site: Site,
  userId: MemberId,
  dates: string[],
  today: string,
): Promise<Pick<WeekReview, 'ownSentence' | 'memory'>> {
  if (isCaptured(site, ACCOUNT_METHOD)) return { ownSentence: null, memory: null };
  const now = site.clock.now();
  return site.db.snapshot(function* (q) {
    return {
      ownSentence: yield* readOwnSentence(q, userId, dates, now),
      memory: yield* readMemory(q, userId, today, now),
    };
  });
}

/** Returns the reference of a week's verse. It is the same for all members. */
function verseOf(date: Temporal.PlainDate): string {
  const weeks = Math.floor(FIRST_WEEK.until(date, { largestUnit: 'days' }).days / WEEK_DAYS);
  const index = ((weeks % VERSES.length) + VERSES.length) % VERSES.length;
  return VERSES[index] as string;
}
