import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import type { BottomDrawerProps } from '../../../components/dialogs/bottom-drawer.tsx';

/** The props of the drawer of each type of entry. */
export interface CompletionDrawerProps {
  entry: GuidanceEntry;
  /** Closing it completes nothing. The next opening restores what the member wrote or answered. */
  drawer: Pick<BottomDrawerProps, 'opened' | 'onClose' | 'subtitle' | 'subtitleLang'>;
  /** True when the entry was completed in another tab or on another device while the drawer was open. */
  elsewhere: boolean;
  /** Words that the server refused, and that this browser may not have stored as a draft; null without any. */
  refusedWords: string | null;
  onComplete: (userReflection?: string) => void;
}
