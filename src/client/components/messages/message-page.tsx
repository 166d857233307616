import type { ReactNode } from 'react';
import { LaterBranches } from '../page/later-branches.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { MarkReady } from '../page/screen-frame.tsx';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** True for a message that holds a form: on a phone it has no drawing below it. */
  plain?: boolean;
}

/** A short screen that says one thing: what happened, and what to do next. */
export function MessagePage({ title, children, actions, plain = false }: MessagePageProps) {
  return (
    <section className={classes.page} data-plain={plain || undefined}>
      <LaterBranches className={classes.art} />
      <div className={classes.words}>
        {/* Another title is another message, and is to be spoken again. */}
        <PageHeading key={title} title={title} />
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
        <MarkReady />
      </div>
    </section>
  );
}
