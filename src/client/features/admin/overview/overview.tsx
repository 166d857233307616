import { useEffect, useState } from 'react';
import { adminWords } from '#strings/admin/admin.ts';
import type { SiteFacts } from '../../../../shared/admin/site.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { LatestDeliveries } from '../lists/deliveries/latest-deliveries.tsx';
import classes from './overview.module.css';
import { TriggerCards } from './trigger-cards.tsx';

// Below the first view: it comes when that stands.
const OverviewTools = lazyPart(() => import('./overview-tools.tsx'), {
  loading: () => <ToolsSkeleton />,
  missing: missingHere,
});

/** The first part of the screen: what happened last, sending to everybody, and every test (product.md §2). */
export function Overview({ facts }: { facts: SiteFacts | undefined }) {
  const [standing, setStanding] = useState(false);
  useEffect(() => whenIdle(() => setStanding(true)), []);
  return (
    <>
      <LatestDeliveries
        id="latest-deliveries"
        title={adminWords.latest.title}
        all={adminWords.latest.all}
        empty={adminWords.latest.empty}
      />
      <TriggerCards />
      {standing ? <OverviewTools facts={facts} /> : <ToolsSkeleton />}
    </>
  );
}

// The longer of the two columns of cards decides where the last row begins.
const LONGER_COLUMN = [39, 23.5, 14.5, 11];

function ToolsSkeleton() {
  return (
    <>
      <div className={classes.below}>
        <Skeletons heights={[59.5, 15.5, 39.5, 25, 14.5, 46, 25, 16, 12.5, 27, 20.5]} />
      </div>
      <div className={classes.beside}>
        <Skeletons heights={[38.5, ...LONGER_COLUMN, 26.5]} />
      </div>
    </>
  );
}
