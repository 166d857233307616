import { lazyPart } from '../loading/lazy-part.tsx';
import { dialogFallback } from '../messages/lazy-part-fallbacks.tsx';

/** The confirmation dialog in its own chunk. */
export const ConfirmDialog = lazyPart(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }), {
  fallback: dialogFallback,
});
