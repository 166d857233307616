import { useEffect, useState } from 'react';
import { adminWords } from '#strings/admin/admin.ts';
import type { SiteFacts } from '../../../../shared/admin/site.ts';
import { Bones } from '../../../components/loading/bones.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
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

function ToolsSkeleton() {
  return (
    <>
      <div className={classes.below}>
        <Bones heights={[62, 39, 24.5, 42.5, 24.5, 27.5, 37]} />
      </div>
      <div className={classes.beside}>
        <Bones heights={[38, 44.5, 18.5, 30]} />
      </div>
    </>
  );
}
