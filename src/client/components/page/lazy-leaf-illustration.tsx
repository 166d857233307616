import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

const LeafIllustration = lazyPart(
  async () => ({ default: (await import('./leaf-illustration.tsx')).LeafIllustration }),
  {
    loading: LoadingPlaceholder,
    fallback: Placeholder,
  },
);

/** The illustration in its own chunk. An empty box of its size is shown until it has loaded. */
export function LazyLeafIllustration(props: { grown?: number; className?: string }) {
  if (!useHydrated()) return <LoadingPlaceholder {...props} />;
  return <LeafIllustration {...props} />;
}

function LoadingPlaceholder(props: { className?: string | undefined }) {
  return <Placeholder {...props} loading />;
}

function Placeholder({ className, loading }: { className?: string | undefined; loading?: boolean }) {
  return (
    <svg
      viewBox="60 -40 300 662"
      className={className}
      aria-hidden="true"
      focusable="false"
      data-loading={loading || undefined}
    />
  );
}
