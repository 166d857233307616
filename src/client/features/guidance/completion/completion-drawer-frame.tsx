import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';

/** The props of the drawer of each type of entry. */
export interface CompletionDrawerProps {
  entry: GuidanceEntry;
  opened: boolean;
  /** True when the entry was completed in another tab or on another device while the drawer was open. */
  elsewhere: boolean;
  /** Closes the drawer without completing. The next opening restores what the member wrote or answered. */
  onClose: () => void;
  onComplete: (userReflection?: string) => void;
}

interface FrameProps extends Omit<CompletionDrawerProps, 'onComplete'> {
  title: string;
  /** Replaces the usual sentence for an entry that was completed elsewhere. */
  elsewhereWords?: string | false;
  guarded?: boolean;
  lingerMs?: number;
  children: ReactNode;
}

/** The frame of all completion drawers. It shows an alert when the entry was completed elsewhere. */
export function CompletionDrawerFrame({ entry, elsewhere, elsewhereWords, children, ...drawer }: FrameProps) {
  return (
    <BottomDrawer subtitle={entry.title} subtitleLang={entry.language} {...drawer}>
      <div role="alert">
        {elsewhere && <DrawerNote>{elsewhereWords || guidanceWords.elsewhere.meanwhile}</DrawerNote>}
      </div>
      {children}
    </BottomDrawer>
  );
}

/** A highlighted sentence in a drawer. */
export function DrawerNote({ refused = false, children }: { refused?: boolean; children: string }) {
  const colours = refused ? { c: 'var(--danger)', bg: 'var(--danger-ground)' } : { bg: 'var(--primary-soft)' };
  return (
    <Text {...colours} maw="none" mt="lg" px="md" py="sm" bdrs="md" fz="sm" fw={600} lh="xs">
      {children}
    </Text>
  );
}
