/** Where the build leaves the pages it draws, by language, below the folder of built files. */
export const DRAWN_PAGES = 'pages';

/** What says which of them somebody gets for a path; `*` is for no page. */
export const PAGE_LIST = 'pages.json';
export type PageList = Record<string, { visitor: string; member: string }>;
