import type { LoadDrawing } from './built-pages.ts';

let embedded: LoadDrawing | null = null;

/** Gives the server the drawing code that is inside the single executable. Called before the server starts. */
export function embedDrawing(load: LoadDrawing): void {
  embedded = load;
}

/** Returns the drawing code inside the single executable, or null where it is on disk. */
export function embeddedDrawing(): LoadDrawing | null {
  return embedded;
}
