import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
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
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {intro && <SectionIntro>{intro}</SectionIntro>}
      {children}
    </section>
  );
}

/** The text below the heading of a section. */
export function SectionIntro({ children }: { children: ReactNode }) {
  return (
    <Text c="dimmed" mt="0.25rem">
      {children}
    </Text>
  );
}
