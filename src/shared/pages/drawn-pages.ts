/** Where the build leaves the pages it draws, by language, below the folder of built files. */
export const DRAWN_PAGES = 'pages';

/** The code that drew them, which draws members' own screens while the server runs; beside each language's pages. */
export const DRAWING = 'drawing/prerender.js';

/** What stands around a root element that a member's own screen may take the place of. */
export const SCREEN_MARKS = ['<!--screen-->', '<!--/screen-->'] as const;

/** Who looks at a page: somebody signed in, somebody who is not, and somebody who never was from this browser. */
export const AUDIENCES = ['visitor', 'newcomer', 'member'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The file that names the page for each path and audience; `*` is for no page. */
export const PAGE_LIST = 'pages.json';
export type PageList = Record<string, Record<Audience, string>>;

/** A member's screen as the server draws it: what stands in the root element, and its mark. */
export interface OwnScreen {
  html: string;
  drawnAs: string;
}
