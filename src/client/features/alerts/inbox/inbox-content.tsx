import { Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { inboxWords as words } from '#strings/alerts/inbox.ts';
import type { Inbox } from '../../../../shared/alerts.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SteadyRows } from '../../../components/tables/steady-rows.tsx';
import { useReadOn } from '../../../components/tables/use-read-on.ts';
import { browserTimeZone } from '../../../lib/time/browser-time-zone.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { AttentionBanners } from '../../guidance/dashboard/attention-banners.tsx';
import classes from './inbox-content.module.css';
import { groupDeliveries, isNewSince } from './inbox-groups.ts';
import { InboxItemRow } from './inbox-item.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { useInboxEvents } from './use-inbox-events.ts';

// The drawer's title: what lies behind the drawer must not get the focus.
const DIALOG_TITLE = '[role="dialog"] [data-autofocus]';

/** Shows the requests to the member first, then the messages by day. Opening it marks them as seen. */
export function InboxContent({ inbox }: { inbox: Inbox | undefined }) {
  const { account } = useMember();
  const [seenBefore] = useState(inbox?.seenAt ?? null);
  const week = trpc.schedule.get.useQuery({ userId: account.id });
  const timeZone = week.data?.[0]?.timezone ?? browserTimeZone();
  const { records, hasMore, error, refresh, loadMore, loading } = useDeliveries(account.id);
  useSeen(account.id);
  useInboxEvents(refresh);
  const today = localDateOf(new Date(), timeZone);
  const yesterday = localDateOf(new Date(Date.now() - 86_400_000), timeZone);
  const nameOf = (date: string) =>
    date === today ? words.today : date === yesterday ? words.yesterday : formatDay(date);
  const days = records && groupDeliveries(records, timeZone);
  const { around, ask } = useReadOn<HTMLDivElement>(days?.flatMap(({ items }) => items).length ?? 0);

  return (
    <Stack ref={around} gap="1.5rem" ta="start" pt="lg">
      {inbox && <AttentionBanners attention={inbox.attention} label={words.attention} focusAfter={DIALOG_TITLE} />}
      {!days && (error ? <LoadFailed error={error} onRetry={refresh} /> : <Skeletons heights={[1.5, 4.5, 4.5, 4.5]} />)}
      {days?.length === 0 && (
        <div className={classes.empty}>
          <h3>{words.empty.title}</h3>
          <p>{words.empty.message}</p>
        </div>
      )}
      <SteadyRows rows={records}>
        {days?.map(({ localDate, items }) => (
          <section key={localDate} aria-labelledby={`inbox-${localDate}`} className={classes.day}>
            <h3 id={`inbox-${localDate}`}>{nameOf(localDate)}</h3>
            <ul>
              {items.map((item) => (
                <InboxItemRow
                  key={item.key}
                  item={item}
                  timeZone={timeZone}
                  isToday={localDate === today}
                  isNew={isNewSince(item, seenBefore)}
                />
              ))}
            </ul>
          </section>
        ))}
      </SteadyRows>
      {hasMore && (
        <ActionButton
          variant="default"
          fullWidth
          off={loading}
          onClick={() => {
            ask();
            loadMore();
          }}
        >
          {loading ? words.loadingMore : words.more}
        </ActionButton>
      )}
      {days && days.length > 0 && (
        <Link href="/settings#sent" className={classes.everything}>
          {words.everything}
        </Link>
      )}
      <VisuallyHidden role="status">{loading && words.loadingMore}</VisuallyHidden>
    </Stack>
  );
}

/** Notes that the member has looked, now and whenever something comes while they do. */
function useSeen(userId: number): void {
  const { inbox } = trpc.useUtils().alerts;
  const markSeen = trpc.alerts.inbox.markSeen.useMutation({
    onSuccess: ({ seenAt }) => {
      inbox.read.setData({ userId }, (known) => known && { ...known, unread: 0, seenAt });
    },
  });
  const mark = useEffectEvent(() => markSeen.mutate({ userId }));
  useEffect(() => mark(), []);
  useInboxEvents(() => mark());
}
