import { Component, type ComponentType, Fragment, lazy, type ReactNode, Suspense, useState } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

/** A component in a chunk of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the chunk ahead; gives null where it does not come, which the part tells of once it is drawn. */
  preload(): Promise<PartModule<Props> | null>;
};

interface LazyPartOptions<Props> {
  /** Renders the placeholder until the part's chunk has loaded. */
  loading?: (props: Props) => ReactNode;
  /** Renders the replacement when the chunk fails to load or the part fails to render. */
  missing: (props: Props, onRetry: () => void) => ReactNode;
  /** Wraps the part, once its chunk has come. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * Makes a component whose chunk is fetched when it is drawn first. A chunk that does not come empties nothing but the
 * part's own place. This is the only way to a component in another chunk (`scripts/structure.ts`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { loading = () => null, missing, frame: Frame = Fragment }: LazyPartOptions<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  let later = lazy(fetchOnce) as ComponentType<Props>;
  // React keeps a failure for good, so the next try needs another lazy component.
  const renew = () => {
    later = lazy(fetchOnce) as ComponentType<Props>;
  };

  function Part(props: Props) {
    // A component that is here is drawn at once: a lazy one waits a moment, and a drawn page would flicker.
    const [{ Body, turn }, setDrawn] = useState(() => ({ Body: loaded ?? later, turn: 0 }));
    const retry = async () => {
      try {
        await fetchOnce();
        setDrawn({ Body: loaded ?? later, turn: turn + 1 });
      } catch {
        // Some browsers remember a chunk that did not come for as long as the page is open. Drafts survive the reload.
        const health = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
        if (health?.ok) window.location.reload();
      }
    };
    return (
      <PartBoundary key={turn} missing={() => missing(props, () => void retry())} onFailed={renew}>
        {/* Always there: a page that was drawn elsewhere has its marks. */}
        <Suspense fallback={loading(props)}>
          <Frame>
            <Body {...props} />
          </Frame>
        </Suspense>
      </PartBoundary>
    );
  }
  const preload = () => fetchOnce().catch(() => null);
  return Object.assign(Part, { preload });
}

interface PartBoundaryProps {
  children: ReactNode;
  missing: () => ReactNode;
  onFailed: () => void;
}

class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? this.props.missing() : this.props.children;
  }
}
