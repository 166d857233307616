import { Box } from '@mantine/core';
import { adminWords } from '#strings/admin/admin.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { usePreloadedParts } from '../../../components/loading/use-preloaded-parts.ts';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { useIsIdle } from '../../../lib/page/when-idle.ts';
import { trpc } from '../../../trpc.ts';
import { adminHref, CHANNELS_ANCHOR } from '../admin-url.ts';
import { LATEST, LatestRows } from '../lists/latest-rows.tsx';
import type { LatestDeliveriesProps } from './latest-deliveries.tsx';
import { TriggerCards } from './trigger-cards.tsx';

// Their columns contain the words of every channel and outcome, which load while the server answers.
const LatestDeliveries = lazyPart<LatestDeliveriesProps>(() => import('./latest-deliveries.tsx'), {
  loading: (props) => <LatestRows {...props} rows={undefined} columns={[]} />,
  fallback: partFallback,
});
// It is below the fold, so its chunk loads while the browser is idle.
const OverviewTools = lazyPart(() => import('./overview-tools.tsx'), {
  loading: () => <ToolsSkeleton />,
  fallback: partFallback,
});

const TOP = [LatestDeliveries];
const ANCHORS = [CHANNELS_ANCHOR];

/** The first part of the screen: the latest deliveries, sending to everybody, and all tests (product.md §2). */
export function Overview() {
  useAnchor(ANCHORS);
  const isIdle = useIsIdle();
  const isTopLoaded = usePreloadedParts(TOP);
  const latest = trpc.admin.deliveries.list.useQuery({ limit: LATEST }, { staleTime: 0 });
  if (!isTopLoaded) return <Skeletons heights={[24, 12]} />;
  return (
    <>
      <LatestDeliveries
        id="latest-deliveries"
        title={adminWords.latest.title}
        all={{ label: adminWords.latest.all, href: adminHref('deliveries') }}
        empty={adminWords.latest.empty}
        query={latest}
        rows={latest.data?.deliveries}
      />
      <TriggerCards />
      {isIdle ? <OverviewTools /> : <ToolsSkeleton />}
    </>
  );
}

function ToolsSkeleton() {
  return (
    <>
      <Box display={{ lg: 'none' }}>
        <Skeletons heights={[59.5, 105, 15.5, 14.5, 16, 12.5, 27, 20.5]} />
      </Box>
      {/* One column of cards, as tall as the longer of the two. */}
      <Box display={{ base: 'none', lg: 'block' }}>
        <Skeletons heights={[38.5, 58, 14, 14, 26.5]} />
      </Box>
    </>
  );
}
