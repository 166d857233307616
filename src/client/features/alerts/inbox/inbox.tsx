import { Box, Stack, Text } from '@mantine/core';
import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { inboxWords as words } from '#strings/alerts/inbox.ts';
import type { Inbox as InboxState } from '../../../../shared/alerts.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { PagedList } from '../../../components/loading/paged-list.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { uniqueById, usePages } from '../../../lib/calls/use-pages.ts';
import { moveFocus } from '../../../lib/page/navigation.ts';
import { trpc } from '../../../trpc.ts';
import AttentionBanners from '../../guidance/dashboard/attention-banners.tsx';
import { type Member, MemberProvider, useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { TimelineDays } from '../timeline/timeline-days.tsx';
import { InboxItemRow } from './inbox-item.tsx';
import { isNewSince, joinDeliveries } from './inbox-items.ts';
import { useInboxEvents } from './use-inbox-events.ts';

interface InboxProps {
  member: Member;
  inbox: InboxState | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Lists the sent messages and what the member must do. It opens from below on a phone, else at the side. */
export default function Inbox({ member, inbox, opened, onClose }: InboxProps) {
  const openedFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened) openedFrom.current = document.activeElement;
  }, [opened]);
  const close = () => {
    onClose();
    if (openedFrom.current instanceof HTMLElement) moveFocus(openedFrom.current);
  };
  // wouter dispatches these events when it navigates, also for a link to the current URL, which changes no state.
  const closeOnNavigation = () => opened && close();
  useWindowEvent('pushState', closeOnNavigation);
  useWindowEvent('replaceState', closeOnNavigation);
  return (
    <BottomDrawer title={words.title} subtitle={words.about} opened={opened} onClose={close} closable sideways>
      <MemberProvider value={member}>
        <InboxContent inbox={inbox} />
      </MemberProvider>
    </BottomDrawer>
  );
}

const PAGE_SIZE = 30;
// The drawer's title. Nothing behind the drawer may get the focus.
const DIALOG_TITLE = '[role="dialog"] [data-autofocus]';

/** Shows the banners first, then the messages by day. Opening it marks the messages as seen. */
function InboxContent({ inbox }: { inbox: InboxState | undefined }) {
  const userId = useMember().account.id;
  const timeZone = useMemberZone();
  // Taken once the inbox is loaded, and before it is marked as seen.
  const [seenBefore, setSeenBefore] = useState(inbox?.seenAt);
  if (seenBefore === undefined && inbox) setSeenBefore(inbox.seenAt);
  const { history } = trpc.useUtils().alerts;
  const pages = usePages((page) => history.list.queryOptions({ userId, limit: PAGE_SIZE, page }));
  useMarkSeen(userId, seenBefore !== undefined, inbox?.unread ?? 0);
  useInboxEvents(() => void pages.refetch());
  const items = joinDeliveries(uniqueById(pages.loaded.flatMap(({ deliveries }) => deliveries)));
  const isLoaded = pages.loaded.length > 0;
  return (
    <Stack gap="1.5rem" ta="start" pt="lg">
      {inbox && <AttentionBanners attention={inbox.attention} label={words.attention} focusAfter={DIALOG_TITLE} />}
      {!isLoaded && <QueryPlaceholder query={pages} loading={[1.5, 4.5, 4.5, 4.5]} />}
      {isLoaded && items.length === 0 && (
        <Box ta="center" pt="lg" pb="xl">
          <Text component="h3" fz="lg" fw={600} mb="0.25rem">
            {words.empty.title}
          </Text>
          <Text c="dimmed" mx="auto">
            {words.empty.message}
          </Text>
        </Box>
      )}
      {isLoaded && (
        <PagedList pages={pages} shown={items.length} words={words} align="stretch">
          <TimelineDays
            name="inbox"
            items={items}
            timeZone={timeZone}
            words={words}
            row={(item, isToday) => (
              <InboxItemRow
                key={item.key}
                item={item}
                timeZone={timeZone}
                isToday={isToday}
                isNew={isNewSince(item, seenBefore)}
              />
            )}
          />
        </PagedList>
      )}
      {items.length > 0 && <LineLink href="/settings#sent">{words.everything}</LineLink>}
    </Stack>
  );
}

/**
 * Marks the messages as seen once the inbox is loaded, and again when one arrives while it is open. A message that arrives
 * in a hidden tab counts as seen once the tab is visible. A tab that becomes visible with nothing new marks nothing.
 */
function useMarkSeen(userId: number, isLoaded: boolean, unread: number): void {
  const { inbox } = trpc.useUtils().alerts;
  const markSeen = trpc.alerts.inbox.markSeen.useMutation({
    onSuccess: ({ seenAt }) => {
      inbox.read.setData({ userId }, (known) => known && { ...known, unread: 0, seenAt });
    },
  });
  const isShown = useDocumentVisibility() === 'visible' && isLoaded;
  const hasNew = useRef(true);
  const mark = useEffectEvent(() => {
    if (!hasNew.current && unread === 0) return;
    hasNew.current = false;
    markSeen.mutate({ userId });
  });
  useEffect(() => {
    if (isShown) mark();
  }, [isShown]);
  useInboxEvents(() => {
    hasNew.current = true;
    if (isShown) mark();
  });
}
