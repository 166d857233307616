import { Component, type ComponentType, Fragment, lazy, memo, type ReactNode, Suspense, useState } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

/** A component in its own chunk. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads the chunk. Resolves to null if that fails; the component then renders its fallback. */
  preload(): Promise<PartModule<Props> | null>;
};

interface LazyPartOptions<Props> {
  /** Renders the placeholder until the chunk has loaded. */
  loading?: (props: Props) => ReactNode;
  /** Renders the replacement if the chunk fails to load or the component fails to render. */
  fallback: (props: Props, onRetry: () => void) => ReactNode;
  /** Wraps the component once its chunk has loaded. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** A hook. When its value changes, a component that failed to render is rendered anew. */
  useResetKey?: () => string | undefined;
}

/**
 * Makes a component whose chunk is fetched on its first render. If the chunk fails, only this component shows its
 * fallback. `scripts/structure.ts` allows no other way to a component in another chunk.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { loading = () => null, fallback, frame: Frame = Fragment, useResetKey = () => undefined }: LazyPartOptions<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  let lazyBody = lazy(fetchOnce) as ComponentType<Props>;
  // React caches a failed import, so a retry needs a new lazy component.
  const resetLazyBody = () => {
    lazyBody = lazy(fetchOnce) as ComponentType<Props>;
  };

  function Part(props: Props) {
    // A loaded component renders at once. A lazy one would suspend and make a prerendered page flicker.
    const [{ Body, attempt }, setCurrent] = useState(() => ({ Body: loaded ?? lazyBody, attempt: 0 }));
    const resetKey = useResetKey();
    const renderAnew = () => setCurrent({ Body: loaded ?? lazyBody, attempt: attempt + 1 });
    const retry = async () => {
      try {
        await fetchOnce();
        renderAnew();
      } catch {
        // Some browsers cache a failed import while the page is open, so reload. Drafts survive that.
        const health = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
        if (health?.ok) window.location.reload();
      }
    };
    return (
      <PartBoundary
        key={attempt}
        fallback={() => fallback(props, () => void retry())}
        onFailed={resetLazyBody}
        resetKey={resetKey}
        onReset={renderAnew}
      >
        {/* Also around a loaded component, because prerendered HTML has the markers of this boundary. */}
        <Suspense fallback={loading(props)}>
          <Frame>
            <Body {...props} />
          </Frame>
        </Suspense>
      </PartBoundary>
    );
  }
  const preload = () => fetchOnce().catch(() => null);
  // An update from outside would make React discard the rendered HTML of a part whose chunk has not arrived yet.
  return Object.assign(memo(Part) as ComponentType<Props>, { preload });
}

interface PartBoundaryProps {
  children: ReactNode;
  fallback: () => ReactNode;
  onFailed: () => void;
  resetKey: string | undefined;
  /** Called when the key changes after a failure. */
  onReset: () => void;
}

class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.props.onReset();
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
