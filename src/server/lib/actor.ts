import type { AuditedAct } from '../../shared/admin/audited-acts.ts';
import type { Role, TokenScope } from '../../shared/auth.ts';
import { message } from '../../shared/messages/catalogue.ts';
import { HOUR_MS } from '../../shared/schedule/durations.ts';
import { AppError, toIssue } from './app-error.ts';

/**
 * The proof of identity on a request: a session cookie, with the time of its sign-in (milliseconds), or an API token
 * (decisions.md D4, D8).
 */
export type Credential =
  | { kind: 'session'; sessionId: string; startedAt: number }
  | { kind: 'token'; tokenId: number; scopes: readonly TokenScope[] };

/** A member who makes a call, and the place it came from. A token without the admin scope never acts as an admin. */
export interface MemberActor {
  kind: 'member';
  userId: number;
  role: Role;
  /** The network address the request came from. */
  address: string;
  credential: Credential;
  act?: Act;
}

/** The party that makes a call: a member, or the system, which includes the operator at the machine. */
export type Actor = MemberActor | { kind: 'system'; act?: Act };

/** An action for the audit log (decisions.md D2). It is stored together with its change. */
export interface Act {
  /** The name of the call, such as `schedule.save`. */
  action: AuditedAct;
  /** The member the action affects; null when it affects everybody or nobody. */
  targetId: number | null;
  details: Record<string, string | number | boolean> | null;
}

/** Returns the same actor without the act, for the rest of a call whose act is already in the audit log. */
export function afterAct(actor: Actor): Actor {
  const { act, ...others } = actor;
  return others;
}

/** A sign-in counts as fresh for this long, in milliseconds. */
export const FRESH_MS = HOUR_MS;

/** Returns whether an actor signed in within the hour; always false for a token. `now` is in milliseconds. */
export function isFresh({ credential }: MemberActor, now: number): boolean {
  return credential.kind === 'session' && now - credential.startedAt <= FRESH_MS;
}

/** A session has an administrator's powers for this many hours after the sign-in, however often it is used. */
export const ADMIN_HOURS = 12;

/**
 * Returns whether an administrator's sign-in is recent enough for their powers. The age of a token does not count.
 * `now` is in milliseconds.
 */
export function hasAdminSignIn({ credential }: MemberActor, now: number): boolean {
  return credential.kind === 'token' || now - credential.startedAt <= ADMIN_HOURS * HOUR_MS;
}

declare const authorized: unique symbol;
/** The id of a member on whom the actor may act. Only {@link authorizeMember} creates one. */
export type MemberId = number & { readonly [authorized]: true };

/**
 * Checks that an actor may act on a member: on themselves, or as an admin or the system (decisions.md D1).
 * @throws {AppError} forbidden for everyone else.
 */
export function authorizeMember(actor: Actor, userId: number): MemberId {
  if (actor.kind === 'system' || actor.userId === userId || actor.role === 'admin') return userId as MemberId;
  throw new AppError('forbidden', message('other_members'));
}

/**
 * Checks that an actor may give a consent of a member at a field: only the member may, never an administrator (rules.md
 * C9, C12).
 * @throws {AppError} forbidden at the field for everyone else.
 */
export function requireOwnConsent(actor: Actor, userId: number, path: (string | number)[]): void {
  if (actor.kind === 'system' || actor.userId === userId) return;
  const said = message('members_consent');
  throw new AppError('forbidden', said, { issues: [toIssue(path, said)] });
}

/** Returns the actor's own id, for calls that touch only their own data. */
export function ownId(actor: MemberActor): MemberId {
  return authorizeMember(actor, actor.userId);
}
