import { useEffect, useState } from 'react';
import { navWords } from '#strings/app.ts';
import { careWords } from '#strings/guidance/care.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { missingHere, missingNothing } from '../../../components/messages/missing-part.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { useHydrated } from '../../../lib/page/first-look.ts';
import { browserTimeZone, formatDay, hourOf, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { useCompletion } from '../completion/completion.tsx';
import { useShown } from '../completion/completion-queue.ts';
import { dashboardQuery } from '../entry/entry-cache.ts';
import { Goals } from '../goals/goals.tsx';
import { ProgressCard } from '../progress/progress-card.tsx';
import classes from './dashboard.module.css';
import { DataSwitch } from './data-switch.tsx';
import { useDevelopmentView } from './development-view.ts';
import { greetingAt } from './greeting.ts';
import { TodaysGuidance } from './todays-guidance.tsx';
import { useDashboardRefetch } from './use-dashboard-refetch.ts';
import { useEntryLink } from './use-entry-link.ts';

// Parts that few members see load on demand: the skeleton of a day that did not come with the page, and the requests.
const TodaySkeleton = lazyPart(async () => ({ default: (await import('./dashboard-skeleton.tsx')).TodaySkeleton }), {
  missing: missingNothing,
});
const AsideSkeleton = lazyPart(async () => ({ default: (await import('./dashboard-skeleton.tsx')).AsideSkeleton }), {
  missing: missingNothing,
});
const AttentionBanners = lazyPart(
  async () => ({ default: (await import('./attention-banners.tsx')).AttentionBanners }),
  { loading: shapesOf, missing: missingHere },
);
// For the few whose words showed a sign of crisis.
const CareCard = lazyPart(async () => ({ default: (await import('../care/care-card.tsx')).CareCard }), {
  loading: () => <Skeletons heights={[24]} />,
  missing: missingHere,
});
// For those who want to be shown what they wrote.
const MemoryCard = lazyPart(async () => ({ default: (await import('./memory-card.tsx')).MemoryCard }), {
  loading: () => <Skeletons heights={[12]} />,
  missing: missingNothing,
});
// For those who have not done the wizard yet, and what of it is kept for them.
const SetupInvitation = lazyPart(
  async () => ({
    default: (await import('../../onboarding/setup-invitation.tsx')).SetupInvitation,
  }),
  { loading: () => <Skeletons heights={[12]} />, missing: missingHere },
);

/** The member's day: what was sent to them, and how far they have come. */
export default function DashboardPage() {
  const { account, onboarded } = useMember();
  const [isDev, setIsDev] = useState(false);
  const [switched, setSwitched] = useState(false);
  const { asked } = useDevelopmentView();
  // After hydration, because the server renders the production data.
  useEffect(() => {
    if (asked) setIsDev(true);
  }, [asked]);
  const query = trpc.guidance.dashboard.useQuery(dashboardQuery(account.id, isDev));
  const { dataUpdatedAt, error, refetch } = query;
  const data = useShown(query.data);
  useDashboardRefetch(data, dataUpdatedAt, () => void refetch());
  useEntryLink(asked === isDev ? data : undefined, isDev);
  const { begin, drawer } = useCompletion();
  const now = useNow();

  // Until the member's zone is known, or chosen at all, the browser's is the best guess, and nearly always right.
  const timeZone = (onboarded && data?.timezone) || browserTimeZone();
  const localDate = localDateOf(now, timeZone);
  const isAdmin = account.role === 'admin';
  // Administrators have it at hand. Members see it only where tests made entries for them (decisions.md D48), below the
  // day.
  const dataSwitch = (
    <DataSwitch
      isDev={isDev}
      onChange={(next) => {
        setIsDev(next);
        setSwitched(true);
      }}
    />
  );
  // Once there is something to switch from, the switch stays, whatever comes of the other data.
  const begun = data !== undefined || error !== null || switched;
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <div>
          <p className={classes.day}>
            <time dateTime={localDate}>{formatDay(localDate)}</time>
          </p>
          <PageHeading title={navWords.home} className={classes.greeting}>
            {guidanceWords.greeting[greetingAt(hourOf(now, timeZone))](account.username)}
          </PageHeading>
          <p className={classes.concept}>{conceptWords[conceptOfDay(localDate)]}</p>
        </div>
        {isAdmin && (
          <div className={classes.tools}>
            <LinkButton href="/admin" variant="default" px="md">
              {navWords.admin}
            </LinkButton>
            {dataSwitch}
          </div>
        )}
        {account.role === 'reviewer' && (
          <div className={classes.tools}>
            <LinkButton href="/review" variant="default" px="md">
              {navWords.review}
            </LinkButton>
          </div>
        )}
        {!onboarded && <SetupInvitation />}
        {data?.care && <CareCard care={data.care} />}
        {data && data.attention.length > 0 && <LaterBanners attention={data.attention} />}
        {data ? (
          <TodaysGuidance
            key={String(isDev)}
            today={data}
            now={now}
            isDev={isDev}
            onboarded={onboarded}
            onComplete={begin}
          />
        ) : error ? (
          <section aria-labelledby="today" className={classes.failed}>
            <h2 id="today">{guidanceWords.today}</h2>
            <LoadFailed error={error} onRetry={() => void refetch()} />
          </section>
        ) : (
          <TodaySkeleton withBanner={!account.emailVerified} />
        )}
        {data?.memory && <MemoryCard memory={data.memory} />}
      </div>
      {/* Two elements rather than one, for on a phone this one comes to stand somewhere else. */}
      <div key={begun ? 'known' : 'loading'} className={classes.aside}>
        {data ? (
          <>
            <ProgressCard stats={data.stats} />
            <Goals goals={data.goals} onboarded={onboarded} />
          </>
        ) : (
          !error && <AsideSkeleton />
        )}
        {begun && !isAdmin && account.hasDevelopmentData && dataSwitch}
        <LineLink href="/care" c="dimmed" fz="sm">
          {careWords.reopen}
        </LineLink>
      </div>
      {drawer}
    </div>
  );
}

function LaterBanners({ attention }: Pick<Dashboard, 'attention'>) {
  if (!useHydrated()) return shapesOf({ attention });
  return <AttentionBanners attention={attention} />;
}

function shapesOf({ attention }: Pick<Dashboard, 'attention'>) {
  return <Skeletons heights={attention.map(() => 8.5)} />;
}
