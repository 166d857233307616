import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/page/first-look.ts';
import classes from './until-hydrated.module.css';

/**
 * Disables the controls within it until they are hydrated, and leaves their look as it is. React neither hears presses
 * before hydration nor keeps what is typed or ticked by then, so nothing must take them. Links are not disabled.
 */
export function UntilHydrated({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  const hydrated = useHydrated();
  return (
    <fieldset role="presentation" disabled={!hydrated} className={`${classes.fieldset} ${className}`}>
      {children}
    </fieldset>
  );
}
