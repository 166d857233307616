import { Stack } from '@mantine/core';
import { Link } from 'wouter';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { ConfirmIdentityProvider } from '../../member/confirm-identity-provider.tsx';
import nav from '../admin-nav.module.css';
import { reviewHref, useAdminUrl } from '../admin-url.ts';
import { ReviewList } from './review-list.tsx';

// The list is the first view. The other parts load on demand.
const shown = { loading: () => <Skeletons heights={[3, 24]} />, fallback: partFallback };
const NewEntry = lazyPart(async () => ({ default: (await import('./new-entry.tsx')).NewEntry }), shown);
const PlansPart = lazyPart(async () => ({ default: (await import('./plans/plans-part.tsx')).PlansPart }), shown);
const EntryReview = lazyPart(async () => ({ default: (await import('./entry-review.tsx')).EntryReview }), shown);

/** The reviewers' screen: the entries of the library, of a model and of the church, and the plans. */
export default function ReviewPage() {
  const { param } = useAdminUrl();
  const [entry, part] = [param('entry'), param('part')];
  const isPlans = part === 'plans' && !entry;
  const isList = !entry && part !== 'plans' && part !== 'new';
  // An entry and a new one belong to the list.
  const inEntries = isList ? 'page' : 'true';
  return (
    <ConfirmIdentityProvider>
      <Stack gap="lg">
        <PageHeading title={words.title} takesFocus={isList || isPlans} />
        <nav className={nav.parts} aria-label={words.parts}>
          <Link href={reviewHref()} className={nav.part} aria-current={isPlans ? undefined : inEntries}>
            {words.entries}
          </Link>
          <Link href={reviewHref({ part: 'plans' })} className={nav.part} aria-current={isPlans ? 'page' : undefined}>
            {words.plans.title}
          </Link>
        </nav>
        {entry && <EntryReview key={entry} entry={entry} />}
        {isPlans && <PlansPart />}
        {part === 'new' && !entry && <NewEntry />}
        {isList && <ReviewList />}
      </Stack>
    </ConfirmIdentityProvider>
  );
}
