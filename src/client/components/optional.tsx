import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part that stands once its chunk is here, and that the page does without where it does not come. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
