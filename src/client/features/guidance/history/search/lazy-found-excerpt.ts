import { lazyPart } from '../../../../components/loading/lazy-part.tsx';
import { noFallback } from '../../../../components/messages/lazy-part-fallbacks.tsx';

/** Shows excerpts with the searched words. */
export const FoundExcerpt = lazyPart(() => import('./found-excerpt.tsx'), { fallback: noFallback });
