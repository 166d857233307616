import type { Queries, Work } from '../../../../../db/database.ts';
import type { AccountReclaimed } from '../../../../shared/admin-lists.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { MemberId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { ownSinceOf } from '../../alerts/addresses/ownership.ts';
import { type Connection, readConnections } from '../../alerts/addresses/revoke.ts';
import { hasChatBefore, removeUnprovedMethods } from '../../alerts/remove-unproved-methods.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { recordAct } from '../../audit/service.ts';
import { readHasSecretBefore } from '../second-step/repo.ts';
import { endSecondStep } from '../second-step/service.ts';

/** The number of credentials that a password reset removed. */
type EndedKeys = Pick<AccountReclaimed, 'passkeys' | 'tokens' | 'pushSubscriptions'>;

/**
 * Returns whether a second step or a linked chat may belong to a stranger: the account holder is not known to read its
 * address, or it was set up before that was known. An owner who opens a mailed link may not know who registered their
 * address. So a link opened without a session of the account says nothing about the account holder.
 */
export function* mayBelongToStranger(q: Queries, userId: number): Work<boolean> {
  const ownSince = yield* ownSinceOf(q, userId, ACCOUNT_METHOD);
  if (ownSince === null) return true;
  return (yield* readHasSecretBefore(q, userId, ownSince)) || (yield* hasChatBefore(q, userId, ownSince));
}

/**
 * Returns an account to the owner of its address, after a stranger may have joined with that address. Removes the
 * second step with its recovery codes, linked chats and phone numbers. The audit log names everything the reset
 * removed, and the ledger names the consents (decisions.md D42).
 * @returns the connections, whose tokens the caller revokes once the reset is stored (rules.md C32).
 */
export function* reclaimAccount(
  q: Queries,
  site: Site,
  userId: MemberId,
  { userAgent, ended }: { userAgent: string | null; ended: EndedKeys },
): Work<Connection[]> {
  const connections = yield* readConnections(q, userId);
  const secondStep = yield* endSecondStep(q, userId);
  if (secondStep) yield* alertMember(q, site, { userId, kind: 'second_step_off', userAgent });
  const methods = yield* removeUnprovedMethods(q, site, userId);
  const details = { ...ended, secondStep, methods: methods.join(', ') } satisfies AccountReclaimed;
  yield* recordAct(q, site, { actorId: userId, address: null }, { action: 'auth.reclaim', targetId: userId, details });
  return connections;
}
