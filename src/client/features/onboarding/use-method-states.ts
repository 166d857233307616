import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';

/** What this site can send by; the wizard asks ahead, so that the step stands when it comes. */
export function useMethodStates() {
  const { account } = useMember();
  const { data: preferences } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  const { data: site } = trpc.alerts.configured.useQuery();
  return { states: preferences?.methods, site };
}
