import type { TablerIcon } from '@tabler/icons-react';
import { createContext, type ReactNode } from 'react';

/** The row that opens a card in place where a window is too narrow for an index beside the cards. */
export interface CardRow {
  icon: TablerIcon;
  /** One short line: the state of the part, or what is in it. */
  about: ReactNode;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The row of the card below; null for a card that is always open. */
export const CardRowContext = createContext<CardRow | null>(null);
