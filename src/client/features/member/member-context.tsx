import { createContext, useContext, useEffect } from 'react';
import type { Account } from '../../../shared/auth.ts';
import { storeUserId, useUserId } from '../../lib/session/session.ts';
import { trpc } from '../../trpc.ts';

/** The signed-in member. */
export interface Member {
  account: Account;
  onboarded: boolean;
}

const MemberContext = createContext<Member | null>(null);
export const MemberProvider = MemberContext.Provider;

/**
 * Returns the signed-in member.
 * @throws outside `MemberProvider`
 */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember needs a MemberProvider');
  return member;
}

export interface SessionState {
  /** True when this browser has stored a user id. The server may still reject the session. */
  signedIn: boolean;
  member: Member | null;
  error: unknown;
  retry: () => void;
}

/** Returns the session's state: the member from the server, and whether they have finished onboarding. */
export function useSession(): SessionState {
  const userId = useUserId();
  const enabled = userId !== null;
  const me = trpc.auth.me.useQuery(undefined, { enabled });
  const status = trpc.onboarding.status.useQuery({ userId: userId ?? 0 }, { enabled });
  const account = me.data?.user;

  // The stored id is a hint. If it differs, the session's id wins (decisions.md D1).
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
