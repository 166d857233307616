import type { QueryClient } from '@tanstack/react-query';
import { FIRST_DATA_ID, type FirstData } from '../../../shared/pages/first-data.ts';
import { endSession, storeUserId } from '../session/session.ts';
import { transformer } from './transformer.ts';

/**
 * Takes out of this page what the server wrote into it; null in a page that was kept for use without a network. It does
 * not stay in the page, where it would outlast the member's stay.
 */
export function takeFirstData(): FirstData | null {
  const element = document.getElementById(FIRST_DATA_ID);
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as FirstData) : null;
}

/** Takes over who is signed in: the stored id was only a hint (decisions.md D1). */
export function followServer({ userId }: FirstData): void {
  if (userId === null) endSession();
  else storeUserId(userId);
}

/** Puts the answers where the screens look for them, so that none of them is asked for again. */
export function seedQueries(client: QueryClient, { answers }: FirstData): void {
  for (const { path, input, paged, answer } of answers) {
    // The keys are those of @trpc/react-query; a journey in the browser sees that they are found.
    const key = [path.split('.'), { ...(input && { input }), type: paged ? 'infinite' : 'query' }];
    client.setQueryData(key, transformer.deserialize(answer as Parameters<typeof transformer.deserialize>[0]));
  }
}
