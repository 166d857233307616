import type { Queries, Work } from '../../../../../db/database.ts';
import { goalTextsIn, languageOfGoal } from '../../../../content/goals.ts';
import { type GoalChange, type GoalDetail, MAX_GOALS, MAX_OPEN_GOALS } from '../../../../shared/goals.ts';
import { GOAL_TARGET, progressOf } from '../../../../shared/guidance/goal-progress.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Challenge } from '../../../../shared/onboarding/onboarding-choices.ts';
import { localDateAt } from '../../../../shared/slot-time.ts';
import { type MemberActor, type MemberId, ownId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import { changedElsewhere, refuseChangedElsewhere } from '../../../lib/changed-elsewhere.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { readPlanSource } from '../../schedule/service.ts';
import { storeCareSigns } from '../care/note-signs.ts';
import * as repo from './repo.ts';

const MAX_ONBOARDING_GOALS = 3;
const WEEKS = 12;

/** Returns the actor's goals, oldest first. */
export async function listGoals(site: Site, actor: MemberActor): Promise<GoalDetail[]> {
  return (await repo.findGoals(site.db, ownId(actor))).map(toGoal);
}

/**
 * Returns one of the actor's goals.
 * @throws {AppError} not_found for another member's goal and for an unknown id.
 */
export async function getGoal(site: Site, actor: MemberActor, id: number): Promise<GoalDetail> {
  return toGoal(await site.db.snapshot((q) => requireGoal(q, ownId(actor), id)));
}

/**
 * Creates a goal that a member wrote (decisions.md D12). Guidance does not advance it, because it belongs to no
 * challenge; the member counts completions. A second request with the same `requestKey` changes the goal of the first.
 * @throws {AppError} bad_request for a past date, conflict past 50 open goals or 500 in all, too_many_requests after 60
 * in an hour.
 */
export async function addGoal(
  site: Site,
  actor: MemberActor,
  input: Pick<GoalChange, 'description' | 'targetDate'> & { title: string; target: number; requestKey?: string },
): Promise<GoalDetail> {
  const userId = ownId(actor);
  await site.rateLimits.consume('goal_creation', String(userId));
  const { title, target, requestKey } = input;
  const targetDate = input.targetDate ?? null;
  const createdAt = new Date(site.clock.now());
  const description = input.description || null;
  const row = await atomicAs(site, actor, function* (q) {
    if (targetDate !== null) yield* refusePast(q, site, userId, targetDate);
    const stored = requestKey && (yield* repo.readGoals(q, userId)).find((goal) => goal.requestKey === requestKey);
    if (!stored) {
      yield* requireRoomInAll(q, userId);
      yield* requireRoom(q, userId);
    }
    yield* storeCareSigns(q, site, userId, [title, description]);
    const written = { title, description, targetDate };
    if (stored)
      return yield* repo.updateGoal(q, userId, stored.id, { ...written, ...progressAfter(stored, { target }) });
    return yield* repo.insertGoal(q, { userId, ...written, target, requestKey, createdAt });
  });
  return toGoal(row);
}

/**
 * Changes a member's own goal and recalculates its progress; absent fields stay. A goal whose completions reach its
 * target becomes completed, and one whose completions are set below it becomes open, unless the change sets this
 * itself.
 * @throws {AppError} not_found for another member's goal, bad_request for a past date or completions above the target,
 * conflict when reopening makes more than 50 open goals or a value in `from` is not the stored one.
 */
export async function changeGoal(
  site: Site,
  actor: MemberActor,
  id: number,
  { from = {}, ...change }: GoalChange,
): Promise<GoalDetail> {
  const userId = ownId(actor);
  // One transaction reads and writes, so guidance that is completed at the same time still counts.
  const row = await atomicAs(site, actor, function* (q) {
    const goal = yield* requireGoal(q, userId, id);
    const moved = changedElsewhere<object>(goal, from, change);
    refuseChangedElsewhere(
      moved.map((field) => [field]),
      toGoal(goal),
    );
    // A stored date may stay after it has passed.
    if (change.targetDate && change.targetDate !== goal.targetDate)
      yield* refusePast(q, site, userId, change.targetDate);
    const progress = progressAfter(goal, change);
    if (goal.isCompleted && !progress.isCompleted) yield* requireRoom(q, userId);
    const newWords = (['title', 'description'] as const).filter((field) => change[field] !== goal[field]);
    yield* storeCareSigns(
      q,
      site,
      userId,
      newWords.map((field) => change[field]),
    );
    const { title = goal.title, description = goal.description, targetDate = goal.targetDate } = change;
    return yield* repo.updateGoal(q, userId, id, { title, description: description || null, targetDate, ...progress });
  });
  return toGoal(row);
}

/**
 * Deletes a member's own goal. It can be restored until the clean-up deletes its row.
 * @throws {AppError} not_found for another member's goal and for an unknown id.
 */
export async function removeGoal(site: Site, actor: MemberActor, id: number): Promise<void> {
  const deletedAt = new Date(site.clock.now());
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.markDeleted(q, ownId(actor), id, deletedAt))) throw noSuchGoal();
  });
}

/**
 * Restores a member's own goal that was deleted, as it was. A goal that is not deleted stays as it is.
 * @throws {AppError} not_found for another member's goal, for an unknown id and a day after the deletion, conflict past
 * 50 open goals or 500 in all, and when it is open and its challenge has another open goal (decisions.md D12).
 */
export async function restoreGoal(site: Site, actor: MemberActor, id: number): Promise<GoalDetail> {
  const userId = ownId(actor);
  const purged = purgedBefore(site);
  const row = await atomicAs(site, actor, function* (q) {
    const goal = yield* repo.readGoalOrDeleted(q, userId, id);
    if (goal?.deletedAt === null) return goal;
    // The clean-up runs once a night, so a row may be older than its time.
    if (!goal || goal.deletedAt < purged) throw noSuchGoal();
    yield* requireRoomInAll(q, userId);
    if (!goal.isCompleted) yield* requireRoom(q, userId);
    const { challenge, isCompleted } = goal;
    const others = challenge === null || isCompleted ? [] : yield* repo.readGoals(q, userId);
    if (others.some((other) => other.challenge === challenge && !other.isCompleted))
      throw new AppError('conflict', message('goal_made_again'));
    return yield* repo.updateGoal(q, userId, id, { deletedAt: null });
  });
  return toGoal(row);
}

/** Deletes the rows of goals that can no longer be restored. */
export async function purgeDeletedGoals(site: Site): Promise<void> {
  await repo.purgeDeleted(site.db, purgedBefore(site));
}

/**
 * Creates up to three goals for the chosen challenges, in the language of the screen; a challenge with a goal keeps it
 * (decisions.md D12).
 */
export function* makeGoals(
  q: Queries,
  site: Site,
  userId: number,
  challenges: readonly Challenge[],
  today: Temporal.PlainDate,
  language: string | undefined,
): Work<void> {
  const known = yield* repo.readGoals(q, userId);
  const open = known.filter((goal) => goal.challenge !== null && !goal.isCompleted).length;
  const fresh = [...new Set(challenges)].filter((challenge) => !known.some((goal) => goal.challenge === challenge));
  const targetDate = today.add({ weeks: WEEKS }).toString();
  const texts = goalTextsIn(language);
  yield* repo.insertGoals(
    q,
    fresh.slice(0, Math.max(0, MAX_ONBOARDING_GOALS - open)).map((challenge) => ({
      userId,
      challenge,
      ...texts[challenge],
      target: GOAL_TARGET,
      targetDate,
      createdAt: new Date(site.clock.now()),
    })),
  );
}

/**
 * Counts one completion toward the open goals of its challenges; if there are none, toward the goal with the least
 * progress (decisions.md D12).
 */
export function* advanceGoals(q: Queries, userId: number, challenges: readonly string[]): Work<void> {
  const open = (yield* repo.readGoals(q, userId)).filter((goal) => goal.challenge !== null && !goal.isCompleted);
  const ofEntry = open.filter((goal) => goal.challenge !== null && challenges.includes(goal.challenge));
  const least = open.reduce<repo.GoalRow | null>(
    (slowest, goal) => (slowest === null || goal.progress < slowest.progress ? goal : slowest),
    null,
  );
  const advanced = ofEntry.length === 0 && least ? [least] : ofEntry;
  for (const goal of advanced) {
    const completions = Math.min(goal.target, goal.completions + 1);
    const isCompleted = completions >= goal.target;
    const progress = progressOf({ completions, target: goal.target, isCompleted });
    yield* repo.updateProgress(q, goal.id, { completions, progress, isCompleted });
  }
}

type Progress = Pick<repo.GoalRow, 'target' | 'completions' | 'isCompleted' | 'progress'>;

function progressAfter(goal: repo.GoalRow, change: GoalChange): Progress {
  const target = change.target ?? goal.target;
  if (change.completions !== undefined && change.completions > target)
    throw fieldError('bad_request', 'completions', message('too_many_completions', { max: target }));
  const completions = change.completions ?? Math.min(goal.completions, target);
  const counted = change.completions !== undefined || (change.target !== undefined && !goal.isCompleted);
  const isCompleted = change.isCompleted ?? (counted ? completions >= target : goal.isCompleted);
  return { target, completions, isCompleted, progress: progressOf({ target, completions, isCompleted }) };
}

function* requireGoal(q: Queries, userId: MemberId, id: number): Work<repo.GoalRow> {
  const goal = yield* repo.readGoal(q, userId, id);
  if (!goal) throw noSuchGoal();
  return goal;
}

function* requireRoom(q: Queries, userId: MemberId): Work<void> {
  const open = (yield* repo.readGoals(q, userId)).filter((goal) => !goal.isCompleted).length;
  if (open >= MAX_OPEN_GOALS) throw new AppError('conflict', message('too_many_open_goals', { limit: MAX_OPEN_GOALS }));
}

function* requireRoomInAll(q: Queries, userId: MemberId): Work<void> {
  if ((yield* repo.readGoals(q, userId)).length >= MAX_GOALS)
    throw new AppError('conflict', message('too_many_goals', { limit: MAX_GOALS }));
}

function purgedBefore(site: Site): Date {
  return new Date(site.clock.now() - RETENTION_MS.deletedGoals);
}

function* refusePast(q: Queries, site: Site, userId: MemberId, targetDate: string): Work<void> {
  const { timezone } = (yield* readPlanSource(q, userId)).week;
  if (targetDate < localDateAt(site.clock.now(), timezone).toString())
    throw fieldError('bad_request', 'targetDate', message('date_past'));
}

function noSuchGoal(): AppError {
  return new AppError('not_found', message('no_such_goal'));
}

function toGoal({ userId, challenge, createdAt, requestKey, deletedAt, ...goal }: repo.GoalRow): GoalDetail {
  return { ...goal, language: languageOfGoal(goal.title) };
}
