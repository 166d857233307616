import type { ReactNode } from 'react';
import { Card } from '../page/card.tsx';
import { LazyLeafIllustration } from '../page/lazy-leaf-illustration.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** The level of the title. */
  level?: 2 | 3;
  /** True to show the leaf illustration. */
  illustrated?: boolean;
  children: ReactNode;
}

/** The content of an empty list: what will appear here, or what to do. */
export function EmptyState({ title, level = 2, illustrated = false, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Card p="1.75rem 1.5rem" mod={{ illustrated }} className={classes.empty}>
      {illustrated && <LazyLeafIllustration className={classes.art} />}
      <Heading>{title}</Heading>
      {children}
    </Card>
  );
}
