import type { SiteFacts } from '../../../shared/admin-lists.ts';
import { AboutSite } from './about-site.tsx';
import { AlertTest } from './alert-test.tsx';
import { Concepts } from './concepts.tsx';
import { Diagnostics } from './diagnostics.tsx';
import classes from './overview.module.css';
import { QueueTest } from './queue-test.tsx';
import { Resync } from './resync.tsx';

/** Every test, and what is true of the site: the part of the overview below what happened last. */
export default function OverviewTools({ facts }: { facts: SiteFacts | undefined }) {
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.column}>
          <QueueTest />
          <Resync />
        </div>
        <div className={classes.column}>
          <AlertTest />
          <Diagnostics />
        </div>
      </div>
      <div className={classes.columns}>
        <Concepts />
        <AboutSite facts={facts} />
      </div>
    </>
  );
}
