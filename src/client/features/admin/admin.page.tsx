import { lazy, Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import { adminWords } from '#strings/admin.ts';
import { Bones } from '../../components/bones.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import classes from './admin.module.css';
import { AdminNav } from './admin-nav.tsx';
import { Overview } from './overview.tsx';
import { type ListName, placeHref, readPlace } from './place.ts';
import { QueueFigures } from './queue-figures.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const LIST_PARTS: Record<ListName, ReturnType<typeof lazy>> = {
  jobs: lazy(() => import('./lists/jobs-list.tsx')),
  deliveries: lazy(() => import('./lists/deliveries-list.tsx')),
  members: lazy(() => import('./lists/members-part.tsx')),
  audit: lazy(() => import('./lists/audit-list.tsx')),
  invitations: lazy(() => import('./lists/invitations-part.tsx')),
  outbox: lazy(() => import('./lists/outbox-part.tsx')),
};

/** What administrators see: the queue in figures, its tests, and the rows behind every figure. */
export default function AdminPage() {
  const search = useSearch();
  const { list } = readPlace(search);
  const { data: facts, error } = trpc.admin.siteFacts.useQuery();
  const closed = readServerError(error).reason === 'fresh_sign_in_required';
  const List = list && LIST_PARTS[list];
  // What is on the screen stays there, so that nothing typed is lost.
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
        {facts?.untrustedProxy && (
          <p role="status" className={classes.warning}>
            {adminWords.untrustedProxy}
          </p>
        )}
        {closed && <SignInAgain />}
        {hasContent && (
          <>
            <AdminNav here={list} withOutbox={facts?.mailCaptured ?? false} />
            {(list === null || list === 'jobs') && <QueueFigures search={search} />}
            {List ? (
              <Suspense key={list} fallback={<Bones heights={[3, 24]} />}>
                <List />
              </Suspense>
            ) : (
              <Overview facts={facts} />
            )}
          </>
        )}
      </div>
    </ConfirmIdentity>
  );
}
