import type { QueryClient } from '@tanstack/react-query';
import { FIRST_DATA_ID, type FirstData } from '../../../shared/pages/first-data.ts';
import { endSession, storeUserId } from '../session/session.ts';
import { transformer } from './transformer.ts';

/**
 * Reads the first data that the server wrote into this page, and removes it from the page so that it does not outlive the
 * session. Returns null in the cached offline page.
 */
export function takeFirstData(): FirstData | null {
  const element = document.getElementById(FIRST_DATA_ID);
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as FirstData) : null;
}

/** Stores the user id that the server reports: the stored one was only a hint (decisions.md D1). */
export function applyServerSession({ userId }: FirstData): void {
  if (userId === null) endSession();
  else storeUserId(userId);
}

/** Seeds the query cache with the answers in the page, so that no screen fetches them again. */
export function seedQueries(client: QueryClient, { answers }: FirstData): void {
  for (const { path, input, paged, answer } of answers) {
    // The keys equal the keys of @trpc/react-query, which a journey checks.
    const key = [path.split('.'), { ...(input && { input }), type: paged ? 'infinite' : 'query' }];
    client.setQueryData(key, transformer.deserialize(answer as Parameters<typeof transformer.deserialize>[0]));
  }
}
