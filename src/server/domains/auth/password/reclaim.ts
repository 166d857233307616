import type { Queries, Work } from '../../../../../db/database.ts';
import type { AccountReclaimed } from '../../../../shared/admin-lists.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { MemberId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { noteAct } from '../../admin/audit/service.ts';
import { ownSinceOf } from '../../alerts/addresses/service.ts';
import { endStrangersWays, hasChatBefore } from '../../alerts/reclaim.ts';
import { alertMember } from '../devices/service.ts';
import { readHasSecretBefore } from '../second-step/repo.ts';
import { endSecondStep } from '../second-step/service.ts';

/** What a reset of any account took away. */
type EndedKeys = Pick<AccountReclaimed, 'passkeys' | 'tokens' | 'pushSubscriptions'>;

/**
 * Whether a second step or a linked chat may be a stranger's: the holder of the account is not known to read its address,
 * or they were set before that was known. An owner who opens a link out of a mail may not know who joined with their
 * address, so a link that is opened without a session of the account says nothing about its holder.
 */
export function* mayBeStrangers(q: Queries, userId: number): Work<boolean> {
  const ownSince = yield* ownSinceOf(q, userId, ACCOUNT_METHOD);
  if (ownSince === null) return true;
  return (yield* readHasSecretBefore(q, userId, ownSince)) || (yield* hasChatBefore(q, userId, ownSince));
}

/**
 * Gives an account to the owner of its address, where a stranger may have joined with that address. It removes the second
 * step with its recovery codes, linked chats and phone numbers. The audit log names all that the reset took away, the
 * ledger names the consents (decisions.md D42).
 */
export function* reclaimAccount(
  q: Queries,
  site: Site,
  userId: MemberId,
  { userAgent, ended }: { userAgent: string | null; ended: EndedKeys },
): Work<void> {
  const secondStep = yield* endSecondStep(q, userId);
  if (secondStep) yield* alertMember(q, site, { userId, kind: 'second_step_off', userAgent });
  const methods = yield* endStrangersWays(q, site, userId);
  const details = { ...ended, secondStep, methods: methods.join(', ') } satisfies AccountReclaimed;
  yield* noteAct(q, site, { actorId: userId, address: null }, { action: 'auth.reclaim', targetId: userId, details });
}
