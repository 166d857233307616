// Names of files, elements and marks of the built pages. The build writes them; the server and the browser look for them.

/** The folder of the prerendered pages, by language, below the folder of built files. */
export const RENDERED_PAGES = 'pages';

/**
 * The code that prerendered the pages, beside each language's pages. The running server renders members' own screens
 * with it.
 */
export const RENDERER_FILE = 'renderer/prerender.js';

/** The file that names the version of a build: other built files, another version. */
export const BUILD_VERSION = 'version.txt';

/** The page without personal data that the service worker caches. It starts the app at any address. */
export const OFFLINE_PAGE = '/offline';

/** The id of the element in `OFFLINE_PAGE` with the list of the files that the service worker caches (`public/sw.js`). */
export const CACHED_FILES_ID = 'cached-files';

/** The marks around the content of the root element that a member's own screen may replace. */
export const SCREEN_MARKS = ['<!--screen-->', '<!--/screen-->'] as const;

/**
 * The audiences of a page: signed-in members, signed-out visitors, and newcomers who never signed in from this browser.
 */
export const AUDIENCES = ['visitor', 'newcomer', 'member'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The file with the page for each path and audience; `*` is the 404 page. */
export const PAGE_LIST = 'pages.json';
export type PageList = Record<string, Record<Audience, string>>;

/**
 * Returns whether a rendered page is right for this query. Other parameters change the screen, which only the browser
 * handles; a link to an entry is followed after hydration.
 */
export const isRenderedQuery = (search: string): boolean => /^(\?entry=\d+)?$/.test(search);

/** A member's screen rendered by the server: the content of the root element, and its mark. */
export interface MemberScreen {
  html: string;
  renderedAs: string;
}
