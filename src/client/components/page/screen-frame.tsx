import { type ReactNode, useEffect } from 'react';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import classes from './screen-frame.module.css';

interface FrameProps {
  children: ReactNode;
}

/** Wraps a screen. Disables its controls until hydration, then marks the page as ready. */
export function ScreenFrame({ children }: FrameProps) {
  return (
    <UntilHydrated>
      <OpenFrame>{children}</OpenFrame>
    </UntilHydrated>
  );
}

/** Wraps a screen that disables its controls itself, because some of its fields work before hydration. */
export function OpenFrame({ children }: FrameProps) {
  return (
    <>
      {children}
      <MarkReady />
    </>
  );
}

/**
 * Disables the controls within it until they are hydrated, without changing their look. React misses presses and discards
 * input from before hydration, so the controls must not accept any. Links are not disabled.
 */
export function UntilHydrated({ children, className = '' }: FrameProps & { className?: string | undefined }) {
  return (
    <fieldset role="presentation" disabled={!useHydrated()} className={`${classes.fieldset} ${className}`}>
      {children}
    </fieldset>
  );
}

/**
 * Sets `data-ready` on the root element once a screen reacts to input. Journeys wait for this attribute, and a monitor can
 * measure when it appears.
 */
export function MarkReady(): null {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) root.dataset.ready = '';
  }, []);
  return null;
}
