import { deleteIf, putIfAbsent, readStored } from '../../../lib/offline/offline-database.ts';

/** A completion that the server has not confirmed yet. */
export interface StoredCompletion {
  userId: number;
  entryId: number;
  title: string;
  userReflection: string | null;
}

/** Reads a member's completions. Returns none if the browser refuses storage. */
export function readCompletions(userId: number): Promise<StoredCompletion[]> {
  return readStored<StoredCompletion>('completions', userId);
}

/**
 * Stores a completion unless one of the same entry is stored already, such as by another tab. Returns the stored one.
 * @throws if the browser refuses storage
 */
export function storeCompletion(completion: StoredCompletion): Promise<StoredCompletion> {
  return putIfAbsent('completions', completion.entryId, completion);
}

/** Deletes a completion. One of the same entry with another reflection belongs to another tab and stays. */
export function deleteCompletion({ userId, entryId, userReflection }: StoredCompletion): Promise<void> {
  return deleteIf<StoredCompletion>(
    'completions',
    userId,
    entryId,
    (stored) => stored.userReflection === userReflection,
  );
}
