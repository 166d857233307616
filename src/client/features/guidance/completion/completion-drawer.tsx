import type { ComponentType } from 'react';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { ActionDrawer } from './action-drawer.tsx';
import { PrayerDrawer } from './prayer-drawer.tsx';
import { ReflectionDrawer } from './reflection-drawer.tsx';

export interface CompletionDrawerProps {
  entry: GuidanceEntry;
  opened: boolean;
  /** True when the entry was completed in another tab or on another device while the drawer was open. */
  elsewhere: boolean;
  /** The drawer closes without completing. What the member wrote or answered is there when it opens again. */
  onClose: () => void;
  onComplete: (userReflection?: string) => void;
}

const DRAWERS: Record<ContentType, ComponentType<CompletionDrawerProps>> = {
  prayer: PrayerDrawer,
  do: ActionDrawer,
  reflection: ReflectionDrawer,
};

/** The drawer that completes an entry, by its type. */
export function CompletionDrawer(props: CompletionDrawerProps) {
  const DrawerOfType = DRAWERS[props.entry.contentType];
  return <DrawerOfType {...props} />;
}
