import { Text } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { CardCollapseContext } from './card-collapse.ts';
import { CollapsibleCard } from './collapsible-card.tsx';
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
  const collapse = useContext(CardCollapseContext);
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
  if (collapse)
    return (
      <CollapsibleCard id={id} title={title} collapse={collapse}>
        {content}
      </CollapsibleCard>
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
