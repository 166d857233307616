import type { Site } from '../../../lib/site.ts';
import type { AdminAct } from '../../../trpc/context.ts';
import * as repo from './repo.ts';

/** Writes what an administrator did: who, what, to whom, when and from where (decisions.md D2). */
export async function recordAct(site: Site, { actor, action, targetId, details }: AdminAct): Promise<void> {
  const { userId, address } = actor;
  const createdAt = new Date(site.clock.now());
  await repo.insertAct(site.db, { actorId: userId, action, targetId, details, address, createdAt });
}

/** Writes what an operator did at the machine itself, where there is no member to name. */
export async function recordOperatorAct(site: Site, action: string, targetId: number | null): Promise<void> {
  const createdAt = new Date(site.clock.now());
  await repo.insertAct(site.db, { actorId: null, action, targetId, details: null, address: null, createdAt });
}
