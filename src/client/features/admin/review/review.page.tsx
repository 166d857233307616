import { Stack } from '@mantine/core';
import { Link } from 'wouter';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { trpc } from '../../../trpc.ts';
import { ConfirmIdentity } from '../../auth/confirm-identity.tsx';
import nav from '../admin-nav.module.css';
import { SignInAgain } from '../sign-in-again.tsx';
import classes from './review.module.css';
import { ReviewList } from './review-list.tsx';
import { reviewHref, useReviewPlace } from './review-place.ts';

// What few come to first: the list is the first view.
const shown = { loading: () => <Skeletons heights={[3, 24]} />, missing: missingHere };
const NewEntry = lazyPart(async () => ({ default: (await import('./new-entry.tsx')).NewEntry }), shown);
const PlansPart = lazyPart(async () => ({ default: (await import('./plans/plans-part.tsx')).PlansPart }), shown);
const Reviewed = lazyPart(async () => ({ default: (await import('./reviewed.tsx')).Reviewed }), shown);

/** The screen of reviewers: the guidance of the library and of a model, and what the church decided about it. */
export default function ReviewPage() {
  const { entry, plans, writes } = useReviewPlace();
  return (
    <ConfirmIdentity>
      <Stack gap="lg">
        <PageHeading title={words.title} />
        <nav aria-label={words.parts} className={classes.acts}>
          <Link href={reviewHref({})} className={nav.part} aria-current={entry || plans || writes ? undefined : 'page'}>
            {words.entries}
          </Link>
          <Link
            href={reviewHref({ plans: true })}
            className={nav.part}
            aria-current={plans && !entry ? 'page' : undefined}
          >
            {words.plans.title}
          </Link>
        </nav>
        {entry ? (
          <ReviewedPart key={entry} entry={entry} />
        ) : plans ? (
          <PlansPart />
        ) : writes ? (
          <NewEntry />
        ) : (
          <ReviewList />
        )}
      </Stack>
    </ConfirmIdentity>
  );
}

function ReviewedPart({ entry }: { entry: string }) {
  const { data, error, refetch } = trpc.guidance.review.get.useQuery({ entry }, { staleTime: 0 });
  if (data) return <Reviewed reviewed={data} />;
  if (readServerError(error).reason === 'fresh_sign_in_required') return <SignInAgain />;
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeletons heights={[3, 24]} />;
}
