import { Box, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navWords } from '#strings/app.ts';
import { careHintWords } from '#strings/guidance/care-hint.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import { DEVELOPMENT_QUERY, ENTRY_ANCHOR, entryOfQuery, entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { usePreloadedParts } from '../../../components/loading/use-preloaded-parts.ts';
import { noFallback, partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { UntilHydrated } from '../../../components/page/screen-frame.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { useHydrated } from '../../../lib/page/use-hydrated.ts';
import { browserTimeZone, formatDay, hourOf, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useWithPendingCompletions } from '../completion/completion-queue.ts';
import { useCompletionDrawer } from '../completion/use-completion-drawer.tsx';
import { ProgressCard } from '../progress/progress-card.tsx';
import classes from './dashboard.module.css';
import { useDevelopmentSwitch } from './development-switch.tsx';
import { Goals } from './goals-section.tsx';
import { greetingAt } from './greeting.ts';
import { TodaysGuidance } from './todays-guidance.tsx';
import { isOfEarlierDay, useDashboardRefetch } from './use-dashboard-refetch.ts';

// These parts load on demand, because few visits show them.
const TodaySkeleton = lazyPart(async () => ({ default: (await import('./dashboard-skeleton.tsx')).TodaySkeleton }), {
  fallback: noFallback,
});
const AsideSkeleton = lazyPart(async () => ({ default: (await import('./dashboard-skeleton.tsx')).AsideSkeleton }), {
  fallback: noFallback,
});
const AttentionBanners = lazyPart(() => import('./attention-banners.tsx'), {
  loading: ({ attention }) => <Skeletons heights={attention.map(() => 8.5)} />,
  fallback: partFallback,
  frame: UntilHydrated,
});
const CareCard = lazyPart(() => import('../care/care-card.tsx'), {
  loading: () => <Skeletons heights={[24]} />,
  fallback: partFallback,
  frame: UntilHydrated,
});
const MemoryCard = lazyPart(() => import('./memory-card.tsx'), {
  loading: () => <Skeletons heights={[12]} />,
  fallback: noFallback,
});
const SetupInvitation = lazyPart(() => import('./setup-invitation.tsx'), {
  loading: () => <Skeletons heights={[12]} />,
  fallback: partFallback,
});

/** The member's day: today's guidance, progress and goals. */
export default function DashboardPage() {
  const { account, onboarded } = useMember();
  const { isDev, developmentSwitch } = useDevelopmentSwitch();
  const {
    data: answer,
    dataUpdatedAt,
    error,
    refetch,
  } = trpc.guidance.dashboard.useQuery({
    userId: account.id,
    is_dev: isDev ? 'true' : 'false',
  });
  const data = useWithPendingCompletions(answer);
  useDashboardRefetch(data, dataUpdatedAt, () => void refetch());
  // Before `useEntryLink`, because it reads whether the member scrolled before the link replaces the address.
  useAnchor(ENTRY_ANCHOR);
  useEntryLink(data, dataUpdatedAt, refetch, isDev);
  const { openDrawer, drawer } = useCompletionDrawer(data?.todaysGuidance);
  const now = useNow();

  // The browser's zone is the best guess until the member's own zone is loaded or chosen.
  const timeZone = (onboarded && data?.timezone) || browserTimeZone();
  const localDate = localDateOf(now, timeZone);
  const earlier = data !== undefined && isOfEarlierDay(data, dataUpdatedAt, now.getTime());
  const preloaded = usePreloadedParts(
    data || error
      ? [
          ...(onboarded ? [] : [SetupInvitation]),
          ...(data?.care ? [CareCard] : []),
          ...(data?.attention.length ? [AttentionBanners] : []),
        ]
      : null,
  );
  // Undefined while the page shows its skeleton.
  const day = preloaded ? data : undefined;
  // An earlier day without guidance says nothing about today.
  const shown = earlier && data.todaysGuidance.length === 0 ? undefined : day;
  const isAdmin = account.role === 'admin';
  // In the development view the switch stays visible while that view's data loads.
  const isSettled = day !== undefined || (error !== null && preloaded) || isDev;
  return (
    <div className={classes.page}>
      <Stack gap="xl">
        <div>
          <Text c="dimmed" fz="sm" lh="lg" mb="0.25rem">
            <time dateTime={localDate}>{formatDay(localDate)}</time>
          </Text>
          <PageHeading title={navWords.home}>
            {/* A line breaks before the name, not within the greeting. */}
            <Box component="span" display="inline-block">
              {guidanceWords.greeting[greetingAt(hourOf(now, timeZone))]}
            </Box>{' '}
            {account.username}
          </PageHeading>
          <Text c="dimmed" ff="heading" fs="italic" fz="lg" lh="sm" mt="sm">
            {conceptWords[conceptOfDay(localDate)]}
          </Text>
        </div>
        {isAdmin && (
          // Administrators have the data switch here; members have it in the second column.
          <Group gap="sm">
            <LinkButton href="/admin" variant="default" px="md">
              {navWords.admin}
            </LinkButton>
            {developmentSwitch}
          </Group>
        )}
        {account.role === 'reviewer' && (
          <div>
            <LinkButton href="/review" variant="default" px="md">
              {navWords.review}
            </LinkButton>
          </div>
        )}
        {!onboarded && preloaded && <SetupInvitation />}
        {day?.care && <CareCard care={day.care} />}
        {day && day.attention.length > 0 && <AttentionBanners attention={day.attention} />}
        {shown ? (
          <TodaysGuidance
            key={String(isDev)}
            today={shown}
            earlier={earlier}
            now={now}
            isDev={isDev}
            onboarded={onboarded}
            onOpenDrawer={openDrawer}
          />
        ) : error && preloaded ? (
          <section aria-labelledby="today">
            <h2 id="today" className={classes.heading}>
              {guidanceWords.today}
            </h2>
            <LoadFailed error={error} onRetry={() => void refetch()} />
          </section>
        ) : (
          <TodaySkeleton withBanner={!account.emailVerified} />
        )}
        {day?.memory && <MemoryCard memory={day.memory} />}
      </Stack>
      {/* On a phone this column moves when the day loads. A new key replaces the element instead. */}
      <Stack key={isSettled ? 'known' : 'loading'} gap="2rem">
        {day ? (
          <>
            <ProgressCard stats={day.stats} />
            <Goals goals={day.goals} onboarded={onboarded} />
          </>
        ) : (
          !(error && preloaded) && <AsideSkeleton />
        )}
        {isSettled && !isAdmin && developmentSwitch}
        {isSettled && (
          <LineLink href="/care" c="dimmed" fz="sm">
            {careHintWords.dashboard}
          </LineLink>
        )}
      </Stack>
      {drawer}
    </div>
  );
}

/**
 * Follows a message's link to its entry: to its card on the dashboard, or in the history when it is not today's. The new
 * URL ends with the card's anchor, as the links of the inbox do. `today` is undefined until the dashboard is loaded. Data
 * older than the link may miss its entry, so the dashboard is refetched once for a link.
 */
function useEntryLink(
  today: Dashboard | undefined,
  fetchedAt: number,
  refetch: () => Promise<unknown>,
  isDev: boolean,
): void {
  const linked = entryOfQuery(useSearch());
  const [path, navigate] = useLocation();
  const isHydrated = useHydrated();
  // Data fetched before `since` is refetched. The data of a page that hydrates is newer than its own link.
  const [link, setLink] = useState(() => ({ id: linked, since: isHydrated ? Date.now() : 0 }));
  if (link.id !== linked) setLink({ id: linked, since: Date.now() });
  const refetchedFor = useRef<typeof link>(null);
  useEffect(() => {
    if (linked === null || !today) return;
    const isToday = today.todaysGuidance.some(({ id }) => id === linked);
    if (!isToday && fetchedAt < link.since) {
      if (refetchedFor.current === link) return;
      refetchedFor.current = link;
      // A clock that was set back, or an error, leaves data that looks too old.
      void refetch().then(() => setLink((current) => (current === link ? { id: linked, since: 0 } : current)));
      return;
    }
    const query = isDev ? `?${DEVELOPMENT_QUERY}` : '';
    navigate(`${isToday ? path : '/guidance'}${query}#${entryTitleId(linked)}`, { replace: true });
  }, [linked, link, today, fetchedAt, refetch, isDev, path, navigate]);
}
