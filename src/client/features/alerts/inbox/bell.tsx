import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { bellWords as words } from '#strings/alerts/bell.ts';
import { MAX_UNREAD_SHOWN } from '../../../../shared/alerts/unread.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { useIsIdle } from '../../../lib/page/when-idle.ts';
import { trpc } from '../../../trpc.ts';
import type { Member } from '../../member/member-context.tsx';
import classes from './bell.module.css';

const Inbox = lazyPart(() => import('./inbox.tsx'), { fallback: dialogFallback });

/**
 * Opens the inbox, and shows whether something arrived since it was last open (decisions.md D16). The button renders
 * before the member is known; the unread count and the inbox load later.
 */
export function Bell({ member }: { member: Member | null }) {
  const userId = member?.account.id ?? 0;
  const [path] = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  // The path on which it was opened; it closes on any other path.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opened = openAt === path;
  const isIdle = useIsIdle();
  const { data } = trpc.alerts.inbox.read.useQuery({ userId }, { enabled: isIdle && member !== null });
  const unread = data?.unread ?? 0;
  const preload = () => void Inbox.preload();
  return (
    <>
      <ActionIcon
        color="ink"
        size="2.875em"
        fz="inherit"
        aria-label={words.label(unread, MAX_UNREAD_SHOWN)}
        aria-haspopup="dialog"
        aria-expanded={opened}
        title={words.title}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setOpenAt(path);
        }}
      >
        <IconBell aria-hidden size="1.5em" stroke={1.6} />
        {unread > 0 && <span className={classes.dot} />}
      </ActionIcon>
      {wasOpened && member && (
        <Inbox key={userId} member={member} inbox={data} opened={opened} onClose={() => setOpenAt(null)} />
      )}
    </>
  );
}
