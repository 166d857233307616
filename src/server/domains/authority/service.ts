import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { Actor, Credential, MemberActor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { RETENTION_MS } from '../../lib/retention.ts';
import type { Site } from '../../site/site.ts';
import { authorOf, recordAct } from '../audit/service.ts';
import { type Holder, readHolder } from './repo.ts';

/**
 * Runs a call's write as one transaction in the actor's name. Checks the actor's authority again inside it, and writes
 * the act to the audit log: all of this is stored, or nothing. A call uses it once, for its first write.
 * @throws {AppError} unauthorized or forbidden when the authority has ended; every error of the work.
 */
export async function atomicAs<T>(site: Site, actor: Actor, work: (q: Queries) => Work<T>): Promise<T> {
  return site.db.atomic(function* (q) {
    yield* requireAuthority(q, site, actor);
    const result = yield* work(q);
    if (actor.act) yield* recordAct(q, site, authorOf(actor), actor.act);
    return result;
  });
}

/**
 * Checks inside a transaction that an actor may still act: their session or token exists, has not expired and is
 * theirs, and an administrator or a reviewer still has the role. A token's scopes never change.
 * @throws {AppError} unauthorized when the session or token has ended, forbidden when the role was revoked.
 */
export function* requireAuthority(q: Queries, site: Site, actor: Actor): Work<void> {
  if (actor.kind === 'system') return;
  const { credential, userId, role } = actor;
  const holder = yield* readHolder(q, credential);
  if (holder?.userId !== userId || isExpired(site, credential, holder))
    throw new AppError('unauthorized', message('not_signed_in'));
  if (role === 'reviewer' && actor.act && holder.role === 'member')
    throw new AppError('forbidden', message('reviewers_only'));
  if (role === 'admin' && holder.role !== 'admin') throw new AppError('forbidden', message('admins_only'));
}

/**
 * Returns whether a member's session or token is still valid and the member still has the same role, so that a stream
 * that stays open ends with them. A session ends 90 days after its sign-in at the latest.
 */
export async function isStillSignedIn(site: Site, { credential, userId, role }: MemberActor): Promise<boolean> {
  const holder = await site.db.snapshot((q) => readHolder(q, credential));
  if (holder?.userId !== userId || holder.role !== role || isExpired(site, credential, holder)) return false;
  return credential.kind === 'token' || credential.startedAt > site.clock.now() - RETENTION_MS.longestSessions;
}

function isExpired(site: Site, { kind }: Credential, { expiresAt }: Holder): boolean {
  // lucia ends sessions by the machine's clock, so this check does as well. A test may move the site's clock.
  const now = kind === 'session' ? Date.now() : site.clock.now();
  return expiresAt !== null && expiresAt.getTime() <= now;
}
