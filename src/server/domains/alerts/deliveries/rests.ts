import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import * as repo from './repo.ts';

/** Lets a whole channel rest until an instant, because its provider refuses the site for now (rules.md C6). */
export function* restChannel(q: Queries, channel: AlertMethod, until: Date, code: string): Work<void> {
  yield* repo.upsertRest(q, { channel, until, code });
}
