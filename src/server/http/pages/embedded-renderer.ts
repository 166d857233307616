import type { LoadRenderer } from './built-pages.ts';

let embedded: LoadRenderer | null = null;

/** Registers the renderers that are bundled in the single executable. Call it before the server starts. */
export function embedRenderer(load: LoadRenderer): void {
  embedded = load;
}

/** Returns the renderers in the single executable, or null if they are on disk. */
export function embeddedRenderer(): LoadRenderer | null {
  return embedded;
}
