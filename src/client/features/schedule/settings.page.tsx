import { PageHeading } from '../../components/page-heading.tsx';
import { strings } from '../../lib/strings.ts';
import { AccountSection } from '../auth/account-section.tsx';

/** What a member sets for themselves. */
export default function SettingsPage() {
  return (
    <>
      <PageHeading title={strings.nav.settings} />
      <AccountSection />
    </>
  );
}
