import { lazy, Suspense } from 'react';
import { useTakenOver } from '../lib/first-look.ts';

const Branches = lazy(async () => ({ default: (await import('./branches.tsx')).Branches }));

/** The branches where they are an ornament of a message: their place is kept, and they come when all else is there. */
export function LaterBranches({ className }: { className?: string }) {
  const place = <svg viewBox="60 -40 300 662" className={className} aria-hidden="true" focusable="false" />;
  if (!useTakenOver()) return place;
  return (
    <Suspense fallback={place}>
      <Branches className={className} />
    </Suspense>
  );
}
