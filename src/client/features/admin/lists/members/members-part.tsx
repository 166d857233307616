import { usePlace } from '../../place.ts';
import { MemberDetail } from './member-detail.tsx';
import { MembersList } from './members-list.tsx';

/** The members, or the one that the address names. */
export default function MembersPart() {
  const userId = Number(usePlace().filter('member'));
  return Number.isSafeInteger(userId) && userId > 0 ? <MemberDetail key={userId} userId={userId} /> : <MembersList />;
}
