import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { SlotHistory } from './slot-history.tsx';

/** Shows the member's own slots in Settings. */
export default function SlotHistoryPart() {
  const { account } = useMember();
  const timeZone = useMemberZone();
  const { data } = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  return <SlotHistory userId={account.id} timeZone={timeZone} reader="member" pausedUntil={data?.pausedUntil} />;
}
