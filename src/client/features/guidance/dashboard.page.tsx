import { useState } from 'react';
import { navWords } from '#strings/app.ts';
import { guidanceWords } from '#strings/guidance.ts';
import { conceptOfDay } from '../../../shared/content-types.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Unreachable } from '../../components/unreachable.tsx';
import { browserTimeZone, formatDay, hourOf, localDateOf } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { SetupInvitation } from '../onboarding/setup-invitation.tsx';
import { AttentionBanners } from './attention-banners.tsx';
import { useCompletion } from './completion.tsx';
import classes from './dashboard.module.css';
import { dashboardQuery } from './dashboard-cache.ts';
import { AsideSkeleton, TodaySkeleton } from './dashboard-skeleton.tsx';
import { DataSwitch } from './data-switch.tsx';
import { Goals } from './goals.tsx';
import { greetingAt } from './greeting.ts';
import { ProgressCard } from './progress-card.tsx';
import { TodaysGuidance } from './todays-guidance.tsx';
import { useArrivals } from './use-arrivals.ts';

/** The member's day: what was sent to them, and how far they have come. */
export default function DashboardPage() {
  const { account, onboarded } = useMember();
  const [isDev, setIsDev] = useState(false);
  const { data, dataUpdatedAt, error, refetch } = trpc.guidance.dashboard.useQuery(dashboardQuery(account.id, isDev));
  useArrivals(data, dataUpdatedAt, () => void refetch());
  const { begin, drawer } = useCompletion();
  const now = useNow();

  if (error && !data) return <Unreachable error={error} onRetry={() => void refetch()} />;
  // Until the member's zone is known, or chosen at all, the browser's is the best guess, and nearly always right.
  const timeZone = (onboarded && data?.timezone) || browserTimeZone();
  const localDate = localDateOf(now, timeZone);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <div>
          <div className={classes.day}>
            <p>
              <time dateTime={localDate}>{formatDay(localDate)}</time>
              <span>{conceptOfDay(localDate)}</span>
            </p>
          </div>
          <PageHeading title={navWords.home} className={classes.greeting}>
            {guidanceWords.greeting[greetingAt(hourOf(now, timeZone))](account.username)}
          </PageHeading>
        </div>
        {account.role === 'admin' && <DataSwitch isDev={isDev} onChange={setIsDev} />}
        {!onboarded && <SetupInvitation />}
        {data && <AttentionBanners attention={data.attention} />}
        {data ? (
          <TodaysGuidance today={data} now={now} isDev={isDev} onboarded={onboarded} onComplete={begin} />
        ) : (
          <TodaySkeleton withBanner={!account.emailVerified} />
        )}
      </div>
      {/* Two elements rather than one, for on a phone this one comes to stand somewhere else. */}
      <div key={data ? 'known' : 'loading'} className={classes.aside}>
        {data ? (
          <>
            <ProgressCard stats={data.stats} />
            <Goals goals={data.goals} />
          </>
        ) : (
          <AsideSkeleton />
        )}
      </div>
      {drawer}
    </div>
  );
}
