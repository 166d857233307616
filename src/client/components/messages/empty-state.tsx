import type { ReactNode } from 'react';
import { Card } from '../page/card.tsx';
import { LaterBranches } from '../page/later-branches.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** The level of the title. */
  level?: 2 | 3;
  /** True for a branch beside the words. */
  illustrated?: boolean;
  children: ReactNode;
}

/** Stands where a list has nothing to show, and says what will come or what to do. */
export function EmptyState({ title, level = 2, illustrated = false, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Card p="1.75rem 1.5rem" pe={illustrated ? '7rem' : '1.5rem'} className={classes.empty}>
      {illustrated && <LaterBranches className={classes.art} />}
      <Heading>{title}</Heading>
      {children}
    </Card>
  );
}
