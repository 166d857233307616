declare module 'virtual:renderers' {
  import type { LoadRenderer } from '../../src/server/http/pages/built-pages.ts';

  /** The renderers by language code. */
  export const renderers: Record<string, () => ReturnType<LoadRenderer>>;
}
