import { browserTimeZone } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';

/** The zone the member's days are meant in, which their week names; the browser's until that is known. */
export function useMemberZone(): string {
  const { account } = useMember();
  const { data } = trpc.schedule.get.useQuery({ userId: account.id });
  return data?.[0]?.timezone ?? browserTimeZone();
}
