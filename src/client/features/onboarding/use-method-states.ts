import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';

/** Which methods this site can use at all; the wizard asks ahead, so that the step stands when it comes. */
export function useMethodStates() {
  const { account } = useMember();
  return trpc.alerts.getPreferences.useQuery({ userId: account.id });
}
