import type { Queries, Work } from '../../../../../db/database.ts';
import { ANSWERS, type Answer, type AnswerOutcome } from '../../../../shared/alerts/answers.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { localDateAt } from '../../../../shared/slot-time.ts';
import { authorizeMember } from '../../../lib/actor.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { careFor } from '../../guidance/care/service.ts';
import { completeOnce, needsWords } from '../../guidance/completion.ts';
import { isWithdrawn } from '../../guidance/review/hidden-entries.ts';
import { isMemberPaused } from '../../schedule/jobs/service.ts';
import { pauseEnd, pauseTwoWeeks } from '../../schedule/pauses/service.ts';
import { readPlanSource } from '../../schedule/service.ts';
import { readReasonNotToRepeat } from '../deliveries/policy.ts';
import { readReasonNotReady } from '../member-methods.ts';
import { deliveryIdOf, isCapabilityOf } from './capability.ts';
import { LATER_MS, MAX_REPEATS } from './message-answers.ts';
import * as repo from './repo.ts';

export type { Answerable } from './repo.ts';

/** An answer, with the member's words for a reflection. */
interface AnswerInput {
  answer: Answer;
  words?: string | undefined;
  /** The place for the consent ledger: `message` for a link or button, `reply` for words. */
  source: 'message' | 'reply';
}

/** The result of an answer. */
export interface Taken {
  outcome: AnswerOutcome;
  /** False where nothing was stored, because the answer was given before or is not possible. */
  changed: boolean;
  contentType: ContentType | null;
  /** The answers that this message still takes. */
  open: Answer[];
}

/** The result of an answer from the page behind a message's link. */
interface PageAnswer extends Taken {
  /** The card that offers help where the words showed a sign of crisis. */
  care: CareCard | null;
  /** False where the answer had words that the entry does not hold: its first completion stays (decisions.md D13). */
  wordsSaved: boolean;
}

/** The result for a message that does not exist: deleted, too old, or named by a forged capability. */
export const ANSWER_GONE: Taken = { outcome: 'gone', changed: false, contentType: null, open: [] };

/** The page behind a message's link: its entry, and the answers that it still takes. */
interface AnswerView {
  entry: { title: string; language: string; contentType: ContentType; isCompleted: boolean } | null;
  open: Answer[];
  isPaused: boolean;
  /** True while the message waits to be sent again at the member's request. */
  isComing: boolean;
}

/**
 * Returns the content of the page behind a message's link, and changes nothing. An invalid link shows no entry.
 * @throws {AppError} too_many_requests past 60 such links a minute from one address.
 */
export async function viewAnswer(site: Site, capability: string, callerAddress: string): Promise<AnswerView> {
  const view = await site.db.snapshot(function* (q): Work<AnswerView | null> {
    const found = yield* readByCapability(q, site, capability);
    if (!found) return null;
    const { title, language, contentType, isCompleted } = found.entry;
    return {
      entry: { title, language, contentType, isCompleted },
      open: yield* readPossibleAnswers(q, site, found),
      isPaused: yield* isMemberPaused(q, site, found.delivery.userId),
      isComing: (yield* repo.readRepeat(q, found.delivery))?.status === 'pending',
    };
  });
  if (view === null) await site.rateLimits.consume('unknown_answer', callerAddress);
  return view ?? { entry: null, open: [], isPaused: false, isComing: false };
}

/**
 * Takes an answer from the page behind a message's link, signed out too (decisions.md D43).
 * @throws {AppError} too_many_requests past 60 invalid links a minute from one address.
 */
export async function sendAnswer(
  site: Site,
  { capability, answer, words }: { capability: string; answer: Answer; words?: string | undefined },
  callerAddress: string,
): Promise<PageAnswer> {
  const taken = await site.db.atomic(function* (q): Work<PageAnswer> {
    const found = yield* readByCapability(q, site, capability);
    if (!found) return { ...ANSWER_GONE, care: null, wordsSaved: !words };
    const answered = yield* applyAnswer(q, site, found, { answer, words, source: 'message' });
    // Only the words of this answer may bring up the card: a link in a message must not reveal earlier words. They count
    // too where the entry was completed meanwhile.
    if (!words) return { ...answered, care: null, wordsSaved: true };
    const stored = yield* repo.readAnswerable(q, found.delivery.id);
    const { week } = yield* readPlanSource(q, found.delivery.userId);
    const wordsSaved = stored?.entry.userReflection === words.trim();
    return { ...answered, care: careFor(site, words, week.timezone), wordsSaved };
  });
  if (taken.outcome === 'gone') await site.rateLimits.consume('unknown_answer', callerAddress);
  return taken;
}

/** Reads the message of a capability, or null for a wrong or old one, and where the entry was deleted. */
export function* readByCapability(q: Queries, site: Site, capability: string): Work<repo.Answerable | null> {
  const id = deliveryIdOf(capability);
  const found = id === null ? null : yield* repo.readAnswerable(q, id);
  if (!found || !isCapabilityOf(site, capability, found.delivery)) return null;
  return isOver(site, found) ? null : found;
}

function isOver(site: Site, { delivery, entry }: repo.Answerable): boolean {
  const now = site.clock.now();
  return now > delivery.dueAt.getTime() + RETENTION_MS.messageAnswers || entry.availableAt.getTime() > now;
}

/**
 * Takes one answer to one message, inside a transaction; the caller has proved who answers, by a capability or by an
 * address. Each answer works once for each message:
 * - `done` completes the entry. The first completion stays (decisions.md D13), and an open reflection needs words. A
 *   prayer counts as prayed (decisions.md D47).
 * - `later` stores the message again, due in an hour, at most three times in a row. The channel's hours and its number
 *   of messages a day hold for it (rules.md C11, C12). It does not come where the entry is complete or withdrawn by
 *   then.
 * - `pause` pauses the member's messages for two weeks, with a row in the ledger (decisions.md D24, D30). After the
 *   member ended the pause, the same message pauses no second time.
 */
export function* applyAnswer(q: Queries, site: Site, found: repo.Answerable, given: AnswerInput): Work<Taken> {
  const { outcome, changed } = yield* APPLY[given.answer](q, site, found, given);
  const { delivery, entry } = found;
  const answers = changed ? ANSWERS.filter((each) => each === given.answer || delivery.answers.includes(each)) : null;
  if (answers) {
    yield* repo.updateAnswers(q, delivery.id, answers, new Date(site.clock.now()));
    q.afterCommit(() => site.live.announce(delivery.userId));
  }
  const reread = yield* repo.readAnswerable(q, delivery.id);
  const open = reread ? yield* readPossibleAnswers(q, site, reread) : [];
  return { outcome, changed, contentType: entry.contentType, open };
}

type Step = Pick<Taken, 'outcome' | 'changed'>;

const APPLY: Record<Answer, (q: Queries, site: Site, found: repo.Answerable, given: AnswerInput) => Work<Step>> = {
  *done(q, site, { entry }, { words }) {
    if (needsWords(entry, words)) return { outcome: 'words_needed', changed: false };
    const now = site.clock.now();
    const memberId = authorizeMember({ kind: 'system' }, entry.userId);
    const { week } = yield* readPlanSource(q, memberId);
    const localDate = localDateAt(now, week.timezone).toString();
    const completed = yield* completeOnce(q, site, memberId, entry, { now, localDate, userReflection: words });
    return { outcome: 'done', changed: completed !== null };
  },
  *later(q, site, found) {
    const { delivery, entry } = found;
    if (entry.isCompleted) return { outcome: 'done', changed: false };
    const asked = yield* repo.readRepeat(q, delivery);
    if (asked) return { outcome: asked.status === 'pending' ? 'later' : 'not_again', changed: false };
    const now = site.clock.now();
    if (!(yield* mayComeAgain(q, site, found))) return { outcome: 'not_again', changed: false };
    const dueAt = new Date(now + LATER_MS);
    const changed = yield* repo.insertRepeat(q, delivery, dueAt, new Date(now));
    if (changed) q.afterCommit(() => site.due.announce(dueAt.getTime()));
    return { outcome: 'later', changed };
  },
  *pause(q, site, { delivery }, { source }) {
    const { userId } = delivery;
    if (delivery.answers.includes('pause'))
      return { outcome: (yield* isMemberPaused(q, site, userId)) ? 'paused' : 'used', changed: false };
    yield* pauseTwoWeeks(q, site, userId, { source });
    return { outcome: 'paused', changed: true };
  },
};

/** Reads the answers that a message still takes. */
function* readPossibleAnswers(q: Queries, site: Site, found: repo.Answerable): Work<Answer[]> {
  const { delivery, entry } = found;
  const open: Answer[] = [];
  if (!entry.isCompleted) open.push('done');
  if (!(yield* repo.readRepeat(q, delivery)) && (yield* mayComeAgain(q, site, found))) open.push('later');
  if (!delivery.answers.includes('pause') && !(yield* isMemberPaused(q, site, delivery.userId))) open.push('pause');
  return open;
}

function* mayComeAgain(q: Queries, site: Site, { delivery, entry, address, isDev }: repo.Answerable): Work<boolean> {
  const { userId, channel } = delivery;
  if (entry.isCompleted || delivery.repeat >= MAX_REPEATS) return false;
  const now = site.clock.now();
  const { week, pauses } = yield* readPlanSource(q, userId);
  if (pauseEnd(pauses, now) || (yield* isWithdrawn(q, site, entry))) return false;
  if ((yield* readReasonNotReady(q, site, userId, entry.contentType, { channel, address })) !== null) return false;
  if (isDev) return true;
  const at = now + LATER_MS;
  return (yield* readReasonNotToRepeat(q, { userId, channel, timeZone: week.timezone, at })) === null;
}
