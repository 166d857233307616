import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { bellWords as words } from '#strings/alerts/bell.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { trpc } from '../../../trpc.ts';
import type { Member } from '../../auth/member.tsx';
import classes from './bell.module.css';

const Inbox = lazyPart(() => import('./inbox.tsx'), { missing: missingOver((props) => props) });

// Of shared/alerts.ts, whose contracts no screen without a form need load.
const MOST_TOLD = 99;

/**
 * Opens the inbox, and shows whether something came since it was last open (decisions.md D16). It stands there from the
 * first moment, whoever it turns out to be for; what it tells and what it opens come later.
 */
export function Bell({ member }: { member: Member | null }) {
  const userId = member?.account.id ?? 0;
  const [path] = useLocation();
  const [wanted, setWanted] = useState(false);
  // The path on which it was opened; it closes on any other path.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opened = openAt === path;
  const settled = useSettled();
  const { data } = trpc.alerts.inbox.read.useQuery({ userId }, { enabled: settled && member !== null });
  return (
    <>
      <BellButton
        unread={data?.unread ?? 0}
        opened={opened}
        onApproach={() => void Inbox.preload()}
        onPress={() => {
          setWanted(true);
          setOpenAt(path);
        }}
      />
      {wanted && member && (
        <Inbox key={userId} member={member} inbox={data} opened={opened} onClose={() => setOpenAt(null)} />
      )}
    </>
  );
}

interface BellButtonProps {
  unread: number;
  opened: boolean;
  onApproach?: () => void;
  onPress?: () => void;
}

/** The bell alone, as it stands in a page before the script runs. */
export function BellButton({ unread, opened, onApproach, onPress }: BellButtonProps) {
  return (
    <ActionIcon
      color="ink"
      size={46}
      aria-label={words.label(unread, MOST_TOLD)}
      aria-haspopup="dialog"
      aria-expanded={opened}
      title={words.title}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onPress}
    >
      <IconBell aria-hidden size={24} stroke={1.6} />
      {unread > 0 && <span className={classes.dot} />}
    </ActionIcon>
  );
}

/** Returns whether the first screen has loaded, so that the inbox may be fetched. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return settled;
}
