import type { Queries, Work } from '../../../../db/database.ts';
import type { Act, Actor, MemberActor } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import * as repo from './repo.ts';

/**
 * Writes to the audit log which data an administrator is about to see (decisions.md D2). `atomicAs` writes acts that
 * change something, together with their change.
 */
export async function recordRead(site: Site, actor: MemberActor, act: Act): Promise<void> {
  await site.db.atomic(function* (q): Work<void> {
    // The account may have been deleted since the call was admitted, and then its address is not stored any more.
    const address = (yield* repo.hasMember(q, actor.userId)) ? actor.address : null;
    yield* recordAct(q, site, { ...authorOf(actor), address }, act);
  });
}

/**
 * Writes an act in the transaction of its change: author, action, target, time and network address (decisions.md D2).
 */
export function* recordAct(q: Queries, site: Site, author: Author, act: Act): Work<void> {
  yield* repo.insertAct(q, { ...act, ...author, createdAt: new Date(site.clock.now()) });
}

/** Removes a deleted member's network address from the acts they did (decisions.md D33). */
export function* eraseActorAddresses(q: Queries, actorId: number): Work<void> {
  yield* repo.eraseAddresses(q, actorId);
}

/** Returns the author of an act in the form of the audit log; an operator at the machine has neither id nor address. */
export function authorOf(actor: Actor): Author {
  if (actor.kind === 'system') return { actorId: null, address: null };
  return { actorId: actor.userId, address: actor.address };
}

type Author = Pick<repo.AuditRow, 'actorId' | 'address'>;
