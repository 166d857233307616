import { createContext, useContext, useEffect } from 'react';
import type { Account } from '../../../shared/auth.ts';
import { storeUserId, useUserId } from '../../lib/session/session.ts';
import { trpc } from '../../trpc.ts';

/** The signed-in member, for all members' screens. */
export interface Member {
  account: Account;
  onboarded: boolean;
}

const MemberContext = createContext<Member | null>(null);
export const MemberProvider = MemberContext.Provider;

/**
 * The signed-in member.
 * @throws outside the routes that are for members
 */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember is for screens behind the guard');
  return member;
}

export interface SessionState {
  /** True when this browser believes that somebody is signed in; the server may still answer otherwise. */
  signedIn: boolean;
  member: Member | null;
  error: unknown;
  retry: () => void;
}

/** Asks the server who the stored user id really is, and whether they have finished onboarding. */
export function useSession(): SessionState {
  const userId = useUserId();
  const enabled = userId !== null;
  const me = trpc.auth.me.useQuery(undefined, { enabled });
  const status = trpc.onboarding.status.useQuery({ userId: userId ?? 0 }, { enabled });
  const account = me.data?.user;

  // The stored id is a hint; where it differs, the session is right (decisions.md D1).
  const actualId = account?.id;
  useEffect(() => {
    if (userId !== null && actualId !== undefined && actualId !== userId) storeUserId(actualId);
  }, [userId, actualId]);

  const settled = enabled && account?.id === userId;
  return {
    signedIn: enabled,
    member: settled && account && status.data ? { account, onboarded: status.data.completed } : null,
    error: me.error ?? (settled ? status.error : null),
    retry: () => {
      if (me.error) void me.refetch();
      if (status.error) void status.refetch();
    },
  };
}
