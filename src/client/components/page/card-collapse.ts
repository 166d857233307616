import type { TablerIcon } from '@tabler/icons-react';
import { createContext, type ReactNode } from 'react';

/** A card that is collapsed to one row, where a window is too narrow for an index beside the cards. */
export interface CardCollapse {
  icon: TablerIcon;
  /** One short line: the state of the part, or what is in it. */
  about: ReactNode;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** How the card below collapses; null for a card that is always open. */
export const CardCollapseContext = createContext<CardCollapse | null>(null);
