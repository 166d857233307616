import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import { findCareSigns } from '../../../../shared/guidance/care/find-care-signs.ts';
import { MAX_MEMORY_LENGTH, type Memory, type memoriesConsentBody } from '../../../../shared/guidance/memories.ts';
import { firstSentences, sentencesOf } from '../../../../shared/text/sentences.ts';
import { authorizeMember, type MemberActor, type MemberId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { recordConsent } from '../../consent/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { offersOrOfferedCare } from '../care/service.ts';
import * as repo from './repo.ts';

/** The name of these memories in the consent ledger. */
const LEDGER_NAME = 'memories';
/** How many days before and after the same date of last year count as a year ago. */
const DAYS_AROUND = 3;
/** A shorter sentence, such as "Yes.", says nothing by itself. */
const MIN_SENTENCE_LENGTH = 20;

/**
 * Stores whether the calling member agrees that what they wrote is shown to them again, with a row in the ledger when
 * that changes.
 * @throws {AppError} too_many_requests after 60 changes in an hour.
 */
export async function changeConsent(
  site: Site,
  actor: MemberActor,
  { agreed, wordingLanguage }: z.output<typeof memoriesConsentBody>,
): Promise<boolean> {
  const userId = authorizeMember(actor, actor.userId);
  await site.rateLimits.consume('preference_changes', String(userId));
  const wordingVersion = wordsShown(actor, userId, wordingLanguage)?.consentWordings.memories.version;
  return atomicAs(site, actor, function* (q) {
    if ((yield* repo.readConsent(q, userId)) === agreed) return agreed;
    yield* repo.updateConsent(q, userId, agreed);
    const action = agreed ? 'opt_in' : 'opt_out';
    yield* recordConsent(q, site, { userId, channel: LEDGER_NAME, action, source: 'settings', wordingVersion });
    return agreed;
  });
}

/**
 * Reads what a member wrote about a year before one of their local dates; null where they wrote nothing then, did not
 * agree, or their words lately showed a sign of danger. A text with such a sign is never shown again.
 * @param now the instant in milliseconds.
 */
export function* readMemory(q: Queries, userId: MemberId, localDate: string, now: number): Work<Memory | null> {
  if (!(yield* mayRemind(q, userId, now))) return null;
  // February 29 has its memories on February 28.
  const day = Temporal.PlainDate.from(localDate).subtract({ years: 1 });
  const distance = (date: string) => Math.abs(day.until(date, { largestUnit: 'days' }).days);
  const dates = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, at) => day.add({ days: at - DAYS_AROUND }).toString());
  const written = yield* repo.readWritten(q, userId, dates);
  const nearest = written.sort((one, other) => distance(one.localDate) - distance(other.localDate));
  const found = nearest.find(({ userReflection }) => isSafe(userReflection));
  if (!found) return null;
  const { id: entryId, title, language, userReflection } = found;
  return {
    entryId,
    localDate: found.localDate,
    title,
    language,
    text: firstSentences(userReflection, MAX_MEMORY_LENGTH),
  };
}

/**
 * Reads one sentence of what a member wrote on some local dates, of the latest text that has one; null where none has,
 * and in the cases of {@link readMemory}.
 * @param now the instant in milliseconds.
 */
export function* readOwnSentence(q: Queries, userId: MemberId, dates: string[], now: number): Work<string | null> {
  if (!(yield* mayRemind(q, userId, now))) return null;
  const written = yield* repo.readWritten(q, userId, dates);
  for (const { userReflection } of written.reverse()) {
    const sentence = isSafe(userReflection) && sentencesOf(userReflection).find(fits);
    if (sentence) return sentence;
  }
  return null;
}

function* mayRemind(q: Queries, userId: MemberId, now: number): Work<boolean> {
  return (yield* repo.readConsent(q, userId)) && !(yield* offersOrOfferedCare(q, userId, now));
}

function isSafe(text: string): boolean {
  return findCareSigns(text).length === 0;
}

function fits({ length }: string): boolean {
  return length >= MIN_SENTENCE_LENGTH && length <= MAX_MEMORY_LENGTH;
}
