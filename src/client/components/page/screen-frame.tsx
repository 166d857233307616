import type { ReactNode } from 'react';
import { MarkReady } from '../../lib/page/mark-ready.ts';
import { UntilHydrated } from './until-hydrated.tsx';

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
