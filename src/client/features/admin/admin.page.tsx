import type { ComponentType } from 'react';
import { Link, useSearch } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../components/messages/load-failed.tsx';
import { missingHere } from '../../components/messages/missing-part.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import classes from './admin.module.css';
import { AdminNav } from './admin-nav.tsx';
import { Banners } from './banners.tsx';
import { Overview } from './overview/overview.tsx';
import { QueueFigures } from './overview/queue-figures.tsx';
import { type ListName, placeHref, readPlace } from './place.ts';
import { SignInAgain } from './sign-in-again.tsx';

const shown = { loading: () => <Skeletons heights={[3, 24]} />, missing: missingHere };
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

/** The screen of administrators: figures of the queue, its tests, and the rows behind every figure. */
export default function AdminPage() {
  const search = useSearch();
  const { list } = readPlace(search);
  const { data: facts, error, refetch } = trpc.admin.siteFacts.useQuery();
  const closed = readServerError(error).reason === 'fresh_sign_in_required';
  const List = list && LIST_PARTS[list];
  // A screen that is already shown stays, so that typed text is not lost.
  const hasContent = !closed || facts !== undefined;
  return (
    <ConfirmIdentity>
      <div className={classes.page}>
        <div className={classes.head}>
          <PageHeading title={adminWords.title} />
          {facts?.mailCaptured && (
            <Link href={placeHref('outbox')} className={classes.need}>
              <span>{adminWords.mailCaptured}</span>
            </Link>
          )}
        </div>
        {facts && <Banners facts={facts} />}
        {closed && <SignInAgain />}
        {error && !closed && !facts && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {hasContent && (
          <>
            <AdminNav
              here={list}
              off={[...(facts?.mailCaptured ? [] : ['outbox' as const]), ...(facts?.model ? [] : ['model' as const])]}
            />
            {(list === null || list === 'jobs') && <QueueFigures search={search} />}
            {List ? <List key={list} /> : <Overview facts={facts} />}
          </>
        )}
      </div>
    </ConfirmIdentity>
  );
}
