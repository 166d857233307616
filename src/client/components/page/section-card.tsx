import { Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { CardRowContext } from './card-row.ts';
import { RowCard } from './row-card.tsx';
import classes from './section-card.module.css';

interface SectionCardProps {
  /** The anchor of the section. Its heading takes the focus if the pressed control is gone. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a long screen, with its heading. */
export function SectionCard({ id, title, intro, children }: SectionCardProps) {
  const row = useContext(CardRowContext);
  const content = (
    <>
      {intro && (
        <Text c="dimmed" mt="0.25rem">
          {intro}
        </Text>
      )}
      {children}
    </>
  );
  if (row)
    return (
      <RowCard id={id} title={title} row={row}>
        {content}
      </RowCard>
    );
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {content}
    </section>
  );
}
