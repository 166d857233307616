import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { Wordings } from '../../../../content/consent.ts';
import { MAIL_KINDS } from '../../../../shared/alerts/mail-categories.ts';
import {
  type AlertPauses,
  type alertPauseBody,
  findPauseEnd,
  PAUSABLE,
  type Pausable,
} from '../../../../shared/alerts/pauses.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { recordConsent } from '../../consent/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { endOfPause } from '../../schedule/pauses/service.ts';
import { readPlanSource } from '../../schedule/service.ts';
import { type Preferences, requirePreferences } from '../preferences.ts';
import { updateChoices } from '../repo.ts';

/** A pause in force, and the instant at which it ends. */
interface AlertPause {
  what: Pausable;
  pausedUntil: Date;
}

/**
 * Returns the channels and kinds of mail that a member has paused now.
 * @throws {AppError} not_found when there is no such member.
 */
export async function listPauses(site: Site, actor: Actor, userId: number): Promise<AlertPause[]> {
  const memberId = authorizeMember(actor, userId);
  const { alertPauses } = await site.db.snapshot((q) => requirePreferences(q, memberId));
  return inForce(alertPauses, site.clock.now());
}

/**
 * Pauses one channel or one kind of mail until a local date begins in the member's zone, or for two weeks without a
 * date. During a pause this moves its end. Waiting messages are held back when they are due, if the pause is still in
 * force then. Returns the pauses in force.
 * @throws {AppError} not_found when there is no such member, bad_request at `until` for a date that is not 1 to 90 days
 * ahead, too_many_requests after 60 changes in an hour.
 */
export async function beginPause(
  site: Site,
  actor: Actor,
  userId: number,
  { what, until, wordingLanguage }: z.output<typeof alertPauseBody>,
): Promise<AlertPause[]> {
  const memberId = authorizeMember(actor, userId);
  const { week } = await site.db.snapshot((q) => readPlanSource(q, memberId));
  await site.rateLimits.consume('preference_changes', String(memberId));
  const now = site.clock.now();
  const end = endOfPause(until, now, week.timezone).toISOString();
  const words = wordsShown(actor, memberId, wordingLanguage);
  return atomicAs(site, actor, function* (q) {
    const before = yield* requirePreferences(q, memberId);
    if (before.alertPauses[what] === end) return inForce(before.alertPauses, now);
    yield* record(q, site, { userId: memberId, before, what, action: 'paused', words });
    return yield* store(q, memberId, { ...before.alertPauses, [what]: end }, now);
  });
}

/**
 * Ends a pause before its time, if there is one. Returns the pauses that are still in force.
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 changes in an hour.
 */
export async function endPause(
  site: Site,
  actor: Actor,
  userId: number,
  { what, wordingLanguage }: Omit<z.output<typeof alertPauseBody>, 'until'>,
): Promise<AlertPause[]> {
  const memberId = authorizeMember(actor, userId);
  await site.db.snapshot((q) => requirePreferences(q, memberId));
  await site.rateLimits.consume('preference_changes', String(memberId));
  const now = site.clock.now();
  const words = wordsShown(actor, memberId, wordingLanguage);
  return atomicAs(site, actor, function* (q) {
    const before = yield* requirePreferences(q, memberId);
    const { [what]: _ended, ...others } = before.alertPauses;
    if (findPauseEnd(before.alertPauses, what, now))
      yield* record(q, site, { userId: memberId, before, what, action: 'resumed', words });
    return yield* store(q, memberId, others, now);
  });
}

/** Stores the pauses in force, and removes those that have ended. */
function* store(q: Queries, userId: number, pauses: AlertPauses, now: number): Work<AlertPause[]> {
  const left = inForce(pauses, now);
  const alertPauses = Object.fromEntries(left.map(({ what, pausedUntil }) => [what, pausedUntil.toISOString()]));
  yield* updateChoices(q, userId, { alertPauses });
  return left;
}

function inForce(pauses: AlertPauses, now: number): AlertPause[] {
  return PAUSABLE.flatMap((what) => {
    const pausedUntil = findPauseEnd(pauses, what, now);
    return pausedUntil ? [{ what, pausedUntil }] : [];
  });
}

/** Writes a pause or its end into the ledger, with the words beside the choice (decisions.md D30). */
function* record(
  q: Queries,
  site: Site,
  event: {
    userId: number;
    before: Preferences;
    what: Pausable;
    action: 'paused' | 'resumed';
    /** The words that the member read; null where nobody did. */
    words: Wordings | null;
  },
): Work<void> {
  const { userId, before, what, action, words } = event;
  const isKind = (MAIL_KINDS as readonly Pausable[]).includes(what);
  const method = isKind ? ACCOUNT_METHOD : what;
  // A pause begins beside its own wording and ends beside the wording of the list it is in.
  const beside = isKind ? words?.channelWordings.mail : words?.consentWordings.settings;
  const own = before.addresses.filter(({ channel }) => channel === method);
  yield* recordConsent(q, site, {
    userId,
    channel: isKind ? `${ACCOUNT_METHOD}:${what}` : what,
    action,
    source: 'settings',
    wordingVersion: (action === 'paused' ? words?.consentWordings.pause : beside)?.version,
    // A pause of several browsers has no single address.
    address: own.length === 1 ? own[0]?.address : null,
  });
}
