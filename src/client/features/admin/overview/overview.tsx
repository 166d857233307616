import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { adminWords } from '#strings/admin/admin.ts';
import type { SiteFacts } from '../../../../shared/admin/site.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { trpc } from '../../../trpc.ts';
import { DELIVERY_COLUMNS } from '../lists/deliveries/delivery-columns.tsx';
import { LATEST, LatestRows } from '../lists/latest-rows.tsx';
import { placeHref } from '../place.ts';
import { TriggerCards } from './trigger-cards.tsx';

// It is below the first view, so its chunk is fetched once that is drawn.
const OverviewTools = lazyPart(() => import('./overview-tools.tsx'), {
  loading: () => <ToolsSkeleton />,
  missing: missingHere,
});

/** The first part of the screen: what happened last, sending to everybody, and every test (product.md §2). */
export function Overview({ facts }: { facts: SiteFacts | undefined }) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => whenIdle(() => setIsDrawn(true)), []);
  const latest = trpc.admin.deliveries.list.useQuery({ limit: LATEST }, { staleTime: 0 });
  return (
    <>
      <LatestRows
        id="latest-deliveries"
        title={adminWords.latest.title}
        all={{ label: adminWords.latest.all, href: placeHref('deliveries') }}
        empty={adminWords.latest.empty}
        query={latest}
        rows={latest.data?.deliveries}
        columns={DELIVERY_COLUMNS}
      />
      <TriggerCards />
      {isDrawn ? <OverviewTools facts={facts} /> : <ToolsSkeleton />}
    </>
  );
}

// The longer of the two columns of cards decides where the last row begins.
const LONGER_COLUMN = [39, 23.5, 14.5, 11];

function ToolsSkeleton() {
  return (
    <>
      <Box display={{ lg: 'none' }}>
        <Skeletons heights={[59.5, 15.5, 39.5, 25, 14.5, 46, 25, 16, 12.5, 27, 20.5]} />
      </Box>
      <Box display={{ base: 'none', lg: 'block' }}>
        <Skeletons heights={[38.5, ...LONGER_COLUMN, 26.5]} />
      </Box>
    </>
  );
}
