declare module 'virtual:drawings' {
  import type { LoadDrawing } from '../../src/server/http/pages/built-pages.ts';

  /** The drawing code by the codes of the languages. */
  export const drawings: Record<string, () => ReturnType<LoadDrawing>>;
}
