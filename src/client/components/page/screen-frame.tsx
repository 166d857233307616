import { type ReactNode, useEffect } from 'react';
import { useHydrated } from '../../lib/page/first-look.ts';
import classes from './screen-frame.module.css';

interface FrameProps {
  children: ReactNode;
}

/** Wraps a screen: its controls wait for hydration, and the page is marked ready once they answer. */
export function ScreenFrame({ children }: FrameProps) {
  return (
    <UntilHydrated>
      <OpenFrame>{children}</OpenFrame>
    </UntilHydrated>
  );
}

/** Wraps a screen that disables its own controls, because some of its fields work before hydration. */
export function OpenFrame({ children }: FrameProps) {
  return (
    <>
      {children}
      <MarkReady />
    </>
  );
}

/**
 * Disables the controls within it until they are hydrated, and leaves their look as it is. React neither hears presses
 * before hydration nor keeps what is typed or ticked by then, so nothing must take them. Links are not disabled.
 */
export function UntilHydrated({ children, className = '' }: FrameProps & { className?: string | undefined }) {
  return (
    <fieldset role="presentation" disabled={!useHydrated()} className={`${classes.fieldset} ${className}`}>
      {children}
    </fieldset>
  );
}

/**
 * Marks the root element with `data-ready` once a screen answers presses: it is hydrated, or rendered by the browser.
 * Journeys wait for this attribute, and a monitor may measure when it appears.
 */
export function MarkReady(): null {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) root.dataset.ready = '';
  }, []);
  return null;
}
