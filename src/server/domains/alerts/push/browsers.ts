import type { Queries } from '../../../../../db/database.ts';
import type { Site } from '../../../site/site.ts';
import { readSubscribed } from './repo.ts';

/** The browsers of some members that take push messages, on a site that sends them. */
export function* readBrowsers(q: Queries, site: Site, userIds: number[]): ReturnType<typeof readSubscribed> {
  return site.channels.has('push') ? yield* readSubscribed(q, userIds) : [];
}
