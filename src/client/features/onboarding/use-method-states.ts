import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';

/** Returns the methods that this site can send by. The wizard fetches them early, so that its step appears complete. */
export function useMethodStates() {
  const { account } = useMember();
  const { data: preferences } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  const { data: site } = trpc.alerts.configured.useQuery();
  return { states: preferences?.methods, site };
}
