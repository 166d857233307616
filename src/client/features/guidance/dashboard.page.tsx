import { PageHeading } from '../../components/page-heading.tsx';
import { strings } from '../../lib/strings.ts';
import { useMember } from '../auth/member.tsx';
import { SetupInvitation } from '../onboarding/setup-invitation.tsx';

/** The member's day. */
export default function DashboardPage() {
  const { account, onboarded } = useMember();
  return (
    <>
      <PageHeading title={strings.nav.home}>Welcome, {account.username}</PageHeading>
      {!onboarded && <SetupInvitation />}
    </>
  );
}
