import type { ReactNode } from 'react';
import { LazyLeafIllustration } from '../page/lazy-leaf-illustration.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { MarkReady } from '../page/screen-frame.tsx';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** True for a message with a form: on a phone it has no illustration. */
  plain?: boolean;
}

/** A short screen with one message: what happened, and what to do next. */
export function MessagePage({ title, children, actions, plain = false }: MessagePageProps) {
  return (
    <section className={classes.page} data-plain={plain || undefined}>
      <LazyLeafIllustration className={classes.art} />
      <div className={classes.words}>
        {/* A new key makes screen readers announce a new title. */}
        <PageHeading key={title} title={title} />
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
        <MarkReady />
      </div>
    </section>
  );
}
