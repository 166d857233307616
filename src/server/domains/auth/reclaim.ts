import type { Queries, Work } from '../../../../db/database.ts';
import type { MemberId } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { noteAct } from '../admin/audit/service.ts';
import { firstProofOf } from '../alerts/addresses/service.ts';
import { endStrangersWays, hasChatBefore } from '../alerts/reclaim.ts';
import { alertMember } from './devices/service.ts';
import { readHasSecretBefore } from './second-step/repo.ts';
import { endSecondStep } from './second-step/service.ts';

/** What a reset of any account took away. */
interface EndedKeys {
  passkeys: number;
  tokens: number;
  pushSubscriptions: number;
}

/**
 * Whether a second step or a linked chat may be a stranger's: the address was never proved, or they were set before it was
 * first proved. Somebody who confirms an address out of a mail may not know who joined with it.
 */
export function* isSetBeforeProof(q: Queries, userId: number): Work<boolean> {
  const provedAt = yield* firstProofOf(q, userId, 'email');
  if (provedAt === null) return true;
  return (yield* readHasSecretBefore(q, userId, provedAt)) || (yield* hasChatBefore(q, userId, provedAt));
}

/**
 * Gives an account to the owner of its address, who is proved for the first time: a stranger may have joined with that
 * address. The second step goes, and so do linked chats and phone numbers. The audit log tells all that the reset took
 * away, the ledger tells the consents (decisions.md D42).
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
  const details = { ...ended, secondStep, methods: methods.join(', ') };
  yield* noteAct(q, site, { actorId: userId, address: null }, { action: 'auth.reclaim', targetId: userId, details });
}
