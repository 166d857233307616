import { Group, Stack } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { historyWords } from '#strings/guidance/history.ts';
import { BackLink, LineLink } from '../../../components/buttons/line-link.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import classes from './history.module.css';

interface HistoryFrameProps {
  /** Shown at the end of the heading's line. */
  badge?: ReactNode;
  children: ReactNode;
}

/** The frame of the history: links to the dashboard and the journal, and the heading. */
export function HistoryFrame({ badge, children }: HistoryFrameProps) {
  return (
    <Stack gap="lg" className={classes.page}>
      <Group gap="0 1.25rem" justify="space-between" align="stretch" my="-0.5rem -1rem">
        <BackLink href="/dashboard">{historyWords.back}</BackLink>
        <LineLink href="/journal" quiet>
          <IconNotebook aria-hidden size={18} stroke={1.8} />
          {historyWords.journal}
        </LineLink>
      </Group>
      <div className={classes.top}>
        <PageHeading title={historyWords.title} />
        {badge}
      </div>
      {children}
    </Stack>
  );
}

/** The skeleton of the whole screen, before the member is known. */
export function HistorySkeleton() {
  return (
    <HistoryFrame>
      <Skeletons heights={[3, 2.75]} />
      <DaySkeleton />
    </HistoryFrame>
  );
}
