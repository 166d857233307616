import type { AuditedAct } from '../../shared/admin-lists.ts';
import type { Role, TokenScope } from '../../shared/auth.ts';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from './app-error.ts';

/**
 * What a member showed to prove who they are: a session's cookie, with when they signed in (milliseconds), or one of
 * their API tokens (decisions.md D4, D8).
 */
export type Credential =
  | { kind: 'session'; sessionId: string; startedAt: number }
  | { kind: 'token'; tokenId: number; scopes: readonly TokenScope[] };

/** A member who is acting, and from where. A token without the admin scope makes nobody an admin. */
export interface MemberActor {
  kind: 'member';
  userId: number;
  role: Role;
  /** The network address the request came from. */
  address: string;
  credential: Credential;
  act?: Act;
}

/** Who is acting: a member, or the system itself, which is also the operator at the machine. */
export type Actor = MemberActor | { kind: 'system'; act?: Act };

/** What an actor does, where it belongs in the audit log (decisions.md D2). It is written with what it changes. */
export interface Act {
  /** The name of the call, such as `schedule.save`. */
  action: AuditedAct;
  /** The member it is done to; null for everybody or nobody. */
  targetId: number | null;
  details: Record<string, string | number | boolean> | null;
}

/** The same actor for what follows in a call whose act is written to the audit log already. */
export function afterAct(actor: Actor): Actor {
  const { act, ...others } = actor;
  return others;
}

// How long signing in counts as having just shown who one is.
const FRESH_MS = 60 * 60_000;

/** Whether an actor is a person who signed in within the hour; a token never is. `now` is in milliseconds. */
export function isFresh({ credential }: MemberActor, now: number): boolean {
  return credential.kind === 'session' && now - credential.startedAt <= FRESH_MS;
}

// How long after a sign-in a session has an administrator's powers, however often it is used.
const ADMIN_MS = 12 * 60 * 60_000;

/** Whether an administrator's sign-in is recent enough for their powers; a token's age does not count. `now` is in milliseconds. */
export function hasAdminSignIn({ credential }: MemberActor, now: number): boolean {
  return credential.kind === 'token' || now - credential.startedAt <= ADMIN_MS;
}

declare const authorized: unique symbol;
/** A member's id that {@link authorizeMember} has let through; nothing else makes one. */
export type MemberId = number & { readonly [authorized]: true };

/**
 * Lets an actor act on a member: on themselves, or as an admin or the system (decisions.md D1).
 * @throws {AppError} forbidden for anyone else.
 */
export function authorizeMember(actor: Actor, userId: number): MemberId {
  if (actor.kind === 'system' || actor.userId === userId || actor.role === 'admin') return userId as MemberId;
  throw new AppError('forbidden', message('other_members'));
}

/** The id of a member who acts on what is their own. */
export function ownId(actor: MemberActor): MemberId {
  return authorizeMember(actor, actor.userId);
}
