/** Where the build leaves the pages it draws, by language, below the folder of built files. */
export const DRAWN_PAGES = 'pages';

/** The code that drew them, which draws members' own screens while the server runs; beside each language's pages. */
export const DRAWING = 'drawing/prerender.js';

/** What stands around a root element that a member's own screen may take the place of. */
export const SCREEN_MARKS = ['<!--screen-->', '<!--/screen-->'] as const;

/** What says which of them somebody gets for a path; `*` is for no page. */
export const PAGE_LIST = 'pages.json';
export type PageList = Record<string, { visitor: string; member: string }>;

/** A member's screen as the server draws it: what stands in the root element, and its mark. */
export interface OwnScreen {
  html: string;
  drawnAs: string;
}
