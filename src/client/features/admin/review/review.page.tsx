import { Stack } from '@mantine/core';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { ConfirmIdentityProvider } from '../../member/confirm-identity-provider.tsx';
import { reviewHref, useAdminUrl } from '../admin-url.ts';
import { PartsNav } from '../parts-nav.tsx';
import { ReviewList } from './review-list.tsx';

// The list is the first view. The other parts load on demand.
const partOptions = { loading: () => <Skeletons heights={[3, 24]} />, fallback: partFallback };
const NewEntry = lazyPart(() => import('./new-entry.tsx'), partOptions);
const PlansPart = lazyPart(() => import('./plans/plans-part.tsx'), partOptions);
const EntryReview = lazyPart(() => import('./entry-review.tsx'), partOptions);

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
        <PartsNav
          label={words.parts}
          parts={[
            { href: reviewHref(), name: words.entries, here: isPlans ? undefined : inEntries },
            { href: reviewHref({ part: 'plans' }), name: words.plans, here: isPlans ? 'page' : undefined },
          ]}
        />
        {entry && <EntryReview key={entry} entry={entry} />}
        {isPlans && <PlansPart />}
        {part === 'new' && !entry && <NewEntry />}
        {isList && <ReviewList />}
      </Stack>
    </ConfirmIdentityProvider>
  );
}
