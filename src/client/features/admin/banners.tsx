import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { checkMessageWords } from '#strings/messages/checks.ts';
import { isClockWrong, minutesOf } from '../../../shared/admin/clock-difference.ts';
import type { SiteFacts } from '../../../shared/admin/site.ts';
import { ACCOUNT_METHOD } from '../../../shared/channels/channels.ts';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { adminHref, CHANNELS_ANCHOR } from './admin-url.ts';

// This chunk has the names of all settings, so it loads on demand.
const UnusedSettingsNotice = lazyPart(() => import('./settings/unused-settings-notice.tsx'), {
  fallback: () => <Link href={adminHref('settings')}>{adminWords.lists.settings}</Link>,
});

interface BannersProps {
  facts: SiteFacts;
  /** When the facts arrived, by the device's clock. */
  receivedAt: number;
}

/** Lists what an administrator has to fix, each with a sentence and a link to the place. */
export function Banners({ facts, receivedAt }: BannersProps) {
  const aheadMs = facts.serverTime.getTime() - receivedAt;
  const mail = facts.methods.find(({ method }) => method === ACCOUNT_METHOD);
  return (
    <>
      {facts.troubles.map(({ message, said }) => (
        <Banner key={said.code}>{checkMessageWords.of(message, said)}</Banner>
      ))}
      {mail?.rest && (
        <Banner>
          {adminWords.mailOnHold} <Link href={`${adminHref(null)}#${CHANNELS_ANCHOR}`}>{adminWords.seeWhy}</Link>
        </Banner>
      )}
      {facts.leftOutSettings.length > 0 && (
        <Banner>
          <UnusedSettingsNotice settings={facts.leftOutSettings} />
        </Banner>
      )}
      {isClockWrong(aheadMs) && (
        <Banner>{(aheadMs > 0 ? adminWords.clockAhead : adminWords.clockBehind)(minutesOf(aheadMs))}</Banner>
      )}
      {facts.untrustedProxy && <Banner>{adminWords.untrustedProxy}</Banner>}
      {facts.missingProxies && <Banner>{adminWords.missingProxies}</Banner>}
      {facts.backups.isOld && <Banner>{adminWords.oldBackup}</Banner>}
    </>
  );
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <Text role="status" px="md" py="sm" bdrs="md" bg="var(--caution-ground)" c="var(--caution)">
      {children}
    </Text>
  );
}
