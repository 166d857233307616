import { browserTimeZone } from '../../lib/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from './member-context.tsx';

/**
 * Returns the time zone of the member's week, or the browser's until the week is loaded. Before onboarding, the server's
 * zone is a default that the member has not chosen.
 */
export function useMemberZone(): string {
  const { account, onboarded } = useMember();
  const { data } = trpc.schedule.get.useQuery({ userId: account.id });
  return (onboarded && data?.[0]?.timezone) || browserTimeZone();
}
