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
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
    </section>
  );
}
