import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { inboxWords as words } from '#strings/inbox.ts';
import { showUnreachable } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import type { Member } from '../auth/member.tsx';
import classes from './bell.module.css';
import { useInboxEvents } from './use-inbox-events.ts';

const loadInbox = () => import('./inbox.tsx');
const Inbox = lazy(loadInbox);

// Of shared/alerts.ts, whose contracts no screen without a form need load.
const MOST_TOLD = 99;

/** Opens the inbox, and shows whether something came since it was last open (decisions.md D16). */
export default function Bell({ member }: { member: Member }) {
  const userId = member.account.id;
  const [path] = useLocation();
  const [wanted, setWanted] = useState(false);
  // Where it was opened: going somewhere else closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opened = openAt === path;
  const { data, refetch } = trpc.alerts.inbox.read.useQuery({ userId });
  useInboxEvents(() => void refetch());
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-label={words.bell(unread, MOST_TOLD)}
        aria-haspopup="dialog"
        aria-expanded={opened}
        title={words.title}
        onPointerEnter={() => void loadInbox()}
        onFocus={() => void loadInbox()}
        onClick={() =>
          void loadInbox().then(() => {
            setWanted(true);
            setOpenAt(path);
          }, showUnreachable)
        }
      >
        <IconBell aria-hidden size={24} stroke={1.6} />
        {unread > 0 && <span className={classes.dot} />}
      </button>
      {wanted && (
        <Suspense>
          <Inbox member={member} inbox={data} opened={opened} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
