import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  /** The anchor of the part; its heading takes focus when what was pressed is gone. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One part of a long screen, under its own heading. */
export function SectionCard({ id, title, intro, children }: SectionCardProps) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {intro && (
        <Text c="dimmed" mt="0.25rem">
          {intro}
        </Text>
      )}
      {children}
    </section>
  );
}
