import { Group, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { adminWords } from '#strings/admin/admin.ts';
import { navWords } from '#strings/app.ts';
import type { SiteFacts } from '../../../shared/admin/site.ts';
import { LineLink } from '../../components/buttons/line-link.tsx';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../components/loading/skeletons.tsx';
import { partFallback } from '../../components/messages/lazy-part-fallbacks.tsx';
import { LoadFailed } from '../../components/messages/load-failed.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { StateBadge } from '../../components/text/state-badge.tsx';
import { ConfirmIdentityProvider } from '../member/confirm-identity-provider.tsx';
import { adminHref, LISTS, type ListName, reviewHref, useAdminUrl } from './admin-url.ts';
import { Banners } from './banners.tsx';
import { ConfirmIdentityNotice, needsConfirmedIdentity } from './confirm-identity-notice.tsx';
import { Overview } from './overview/overview.tsx';
import { QueueFigures } from './overview/queue-figures.tsx';
import { PartsNav } from './parts-nav.tsx';
import { useSiteFacts } from './use-site-facts.ts';

const shown = { loading: () => <Skeletons heights={[3, 24]} />, fallback: partFallback };
const LIST_PARTS: Record<ListName, ComponentType> = {
  trends: lazyPart(() => import('./trends/trends-part.tsx'), shown),
  jobs: lazyPart(() => import('./lists/jobs/jobs-list.tsx'), shown),
  deliveries: lazyPart(() => import('./lists/deliveries/deliveries-list.tsx'), shown),
  members: lazyPart(() => import('./lists/members/members-part.tsx'), shown),
  audit: lazyPart(() => import('./lists/audit/audit-list.tsx'), shown),
  invitations: lazyPart(() => import('./lists/invitations/invitations-part.tsx'), shown),
  model: lazyPart(() => import('./lists/model-use/model-use-list.tsx'), shown),
  translations: lazyPart(() => import('./lists/translations/translations-part.tsx'), shown),
  updates: lazyPart(() => import('./lists/updates/updates-part.tsx'), shown),
  settings: lazyPart(() => import('./settings/settings-part.tsx'), shown),
  outbox: lazyPart(() => import('./lists/outbox/outbox-part.tsx'), shown),
};

/** The administrators' screen: the queue's figures, the tests, and the lists. */
export default function AdminPage() {
  const { list } = useAdminUrl();
  const { data: facts, dataUpdatedAt, error, refetch } = useSiteFacts();
  const isClosed = needsConfirmedIdentity(error);
  const List = list && LIST_PARTS[list];
  return (
    <ConfirmIdentityProvider>
      <Stack gap="lg">
        <Group justify="space-between" gap="0.25rem 1rem">
          <PageHeading title={adminWords.title} takesFocus={list === null} />
          {facts?.mailCaptured && (
            <LineLink quiet href={adminHref('outbox')}>
              <StateBadge tone="caution">{adminWords.mailCaptured}</StateBadge>
            </LineLink>
          )}
        </Group>
        {facts && <Banners facts={facts} receivedAt={dataUpdatedAt} />}
        {isClosed && <ConfirmIdentityNotice />}
        {error && !isClosed && !facts && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {/* A screen that is already shown stays, so that typed text is not lost. */}
        {(!isClosed || facts) && (
          <>
            <AdminNav here={list} facts={facts} />
            {(list === null || list === 'jobs') && <QueueFigures />}
            {List ? <List key={list} /> : <Overview />}
          </>
        )}
      </Stack>
    </ConfirmIdentityProvider>
  );
}

/** Links to the overview and the lists, without the lists that this site does not use. */
function AdminNav({ here, facts }: { here: ListName | null; facts: SiteFacts | undefined }) {
  const unused: ListName[] = [
    ...(facts?.mailCaptured ? [] : ['outbox' as const]),
    ...(facts?.model ? [] : ['model' as const]),
  ];
  const lists = LISTS.filter((name) => name === here || !unused.includes(name));
  const partOf = (name: string, list: ListName | null) => ({
    href: adminHref(list),
    name,
    here: list === here ? ('page' as const) : undefined,
  });
  const parts = [
    partOf(adminWords.overview, null),
    ...lists.map((list) => partOf(adminWords.lists[list], list)),
    { href: reviewHref(), name: navWords.review },
  ];
  return <PartsNav label={adminWords.parts} parts={parts} />;
}
