import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member-context.tsx';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import { SlotsSection } from './slots-section.tsx';

/** Shows the member's own slots in Settings. */
export default function SlotsPart() {
  const { account } = useMember();
  const timeZone = useMemberZone();
  const { data } = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  return <SlotsSection userId={account.id} timeZone={timeZone} reader="member" pausedUntil={data?.pausedUntil} />;
}
