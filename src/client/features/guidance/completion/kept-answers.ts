import { createDraftStore, draftRule } from '../../../lib/forms/draft.ts';

const rule = draftRule<true>((stored) => stored === true);
const storeOf = (entryId: number) => createDraftStore(`action-${entryId}`, rule);

/** Keeps a yes to an action that is not marked as complete yet; false takes it back. */
export function keepAnswer(userId: number, entryId: number, yes: boolean): void {
  storeOf(entryId).keep(userId, yes || null);
}

/** Returns whether the member answered yes to an action in this tab and has not marked it as complete. */
export function isAnswered(userId: number, entryId: number): boolean {
  return storeOf(entryId).read(userId) !== null;
}
