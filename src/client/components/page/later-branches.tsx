import { useHydrated } from '../../lib/page/first-look.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

const Branches = lazyPart(async () => ({ default: (await import('./branches.tsx')).Branches }), {
  loading: placeOf,
  missing: placeOf,
});

/** The branches where they are an ornament of a message: their place is kept, and they come when all else is there. */
export function LaterBranches(props: { grown?: number; className?: string }) {
  if (!useHydrated()) return placeOf(props);
  return <Branches {...props} />;
}

function placeOf({ className }: { className?: string | undefined }) {
  return <svg viewBox="60 -40 300 662" className={className} aria-hidden="true" focusable="false" />;
}
