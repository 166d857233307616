import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

const LeafIllustration = lazyPart(
  async () => ({ default: (await import('./leaf-illustration.tsx')).LeafIllustration }),
  {
    loading: Placeholder,
    fallback: Placeholder,
  },
);

/** The illustration in its own chunk. An empty box of its size is shown until it has loaded. */
export function LazyLeafIllustration(props: { grown?: number; className?: string }) {
  if (!useHydrated()) return <Placeholder {...props} />;
  return <LeafIllustration {...props} />;
}

function Placeholder({ className }: { className?: string | undefined }) {
  return <svg viewBox="60 -40 300 662" className={className} aria-hidden="true" focusable="false" />;
}
