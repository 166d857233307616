import { adminWords } from '#strings/admin.ts';
import type { SiteFacts } from '../../../shared/admin-lists.ts';
import { AboutSite } from './about-site.tsx';
import { AlertTest } from './alert-test.tsx';
import { Concepts } from './concepts.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { LatestDeliveries } from './latest-deliveries.tsx';
import classes from './overview.module.css';
import { QueueTest } from './queue-test.tsx';
import { Resync } from './resync.tsx';
import { TriggerCards } from './trigger-cards.tsx';

/** The first part of the screen: what happened last, sending to everybody, and every test (product.md §2). */
export function Overview({ facts }: { facts: SiteFacts | undefined }) {
  return (
    <>
      <LatestDeliveries
        id="latest-deliveries"
        title={adminWords.latest.title}
        all={adminWords.latest.all}
        empty={adminWords.latest.empty}
      />
      <TriggerCards />
      <div className={classes.columns}>
        <div className={classes.column}>
          <QueueTest />
          <Resync />
        </div>
        <AlertTest />
      </div>
      <Diagnostics />
      <div className={classes.columns}>
        <Concepts />
        <AboutSite facts={facts} />
      </div>
    </>
  );
}
