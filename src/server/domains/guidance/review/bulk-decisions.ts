import type { z } from 'zod';
import type { ChangedEntries, decideSeveralBody, undoSeveralBody } from '../../../../shared/guidance/review.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { updateHiddenEntries } from './hidden-entries.ts';
import { generatedId } from './names.ts';
import { readGenerated } from './repo.ts';
import { type Changed, changeAll, previousOf } from './service.ts';

/**
 * Approves or retires several entries, or takes that back: all of them, or none.
 * @throws {AppError} conflict and not_found as for one entry.
 */
export async function decideSeveral(
  site: Site,
  actor: MemberActor,
  { entries, state }: z.output<typeof decideSeveralBody>,
): Promise<ChangedEntries> {
  await atomicAs(site, actor, (q) =>
    changeAll(q, site, actor, entries, ({ row }) => ({ state, wording: row?.wording ?? null })),
  );
  await updateHiddenEntries(site);
  return changedOf(site, entries);
}

/**
 * Takes back the last change of several entries: all of them, or none.
 * @throws {AppError} conflict and not_found as for one entry.
 */
export async function undoSeveral(
  site: Site,
  actor: MemberActor,
  { entries }: z.output<typeof undoSeveralBody>,
): Promise<ChangedEntries> {
  await atomicAs(site, actor, (q) => changeAll(q, site, actor, entries, previousOf));
  await updateHiddenEntries(site);
  return changedOf(site, entries);
}

/** Returns the entries that are still there, with their versions after a change. */
async function changedOf(site: Site, entries: readonly Changed[]): Promise<ChangedEntries> {
  return site.db.snapshot(function* (q) {
    const left: Changed[] = [];
    for (const { entry, version } of entries) {
      const id = generatedId(entry);
      // Retiring an entry of a model that nobody has received deletes it, so that cannot be undone.
      if (id === null || (yield* readGenerated(q, id))) left.push({ entry, version: version + 1 });
    }
    return { entries: left };
  });
}
