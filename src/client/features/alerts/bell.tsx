import type { Member } from '../auth/member.tsx';

/** Being written. */
export default function Bell({ member }: { member: Member }) {
  return <span hidden>{member.account.username}</span>;
}
