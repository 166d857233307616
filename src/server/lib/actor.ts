import type { Role } from '../../shared/auth.ts';
import { AppError } from './errors.ts';

/** Who is acting: a member in a session, or the system itself. */
export type Actor = { kind: 'member'; userId: number; role: Role; sessionId: string } | { kind: 'system' };

declare const authorized: unique symbol;
/** A member's id that {@link authorizeMember} has let through; nothing else makes one. */
export type MemberId = number & { readonly [authorized]: true };

/**
 * Lets an actor act on a member: on themselves, or as an admin or the system (decisions.md D1).
 * @throws {AppError} forbidden for anyone else.
 */
export function authorizeMember(actor: Actor, userId: number): MemberId {
  if (actor.kind === 'system' || actor.userId === userId || actor.role === 'admin') return userId as MemberId;
  throw new AppError('forbidden', 'This belongs to another member.');
}
