import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../../shared/languages.ts';
import {
  type Audience,
  DRAWING,
  DRAWN_PAGES,
  type MemberScreen,
  PAGE_LIST,
  type PageList,
} from '../../../shared/pages/drawn-pages.ts';
import type { FirstData } from '../../../shared/pages/first-data.ts';
import { findPagePath } from '../../../shared/pages/routes.ts';
import type { ProgramFiles } from '../../lib/program/program-files.ts';

/** A request for a page: which page, for which audience, in which languages. */
export interface PageRequest {
  /** The path of the URL. */
  path: string;
  audience: Audience;
  /** Language codes in the visitor's order of preference. */
  languages: readonly string[];
}

/** A page in the form that is the same for everybody. */
export interface Page {
  html: string;
  /** Renders the screen with a member's first data in the page's language; null when the page stays as it is. */
  draw: ((path: string, first: FirstData) => Promise<MemberScreen | null>) | null;
}

/** Returns the page for a request. */
export type PageSource = (request: PageRequest) => Promise<Page>;

/** Loads the code that renders screens of a language. */
export type LoadDrawing = (language: string) => Promise<{ drawForMember: NonNullable<Page['draw']> }>;

/**
 * Reads each built page once: the prerendered ones in each language, or a single empty page when the build prerendered
 * none.
 * @throws when the interface has not been built.
 */
export function builtPage(files: ProgramFiles, load: LoadDrawing): PageSource {
  const bare = files.read('index.html')?.toString('utf8');
  if (bare === undefined) throw new Error('The interface is not built; start with npm start, which builds it.');
  const drawn = new Map<string, DrawnPages>();
  for (const { code } of LANGUAGES) {
    const pages = readDrawnPages(files, code, load);
    if (pages) drawn.set(code, pages);
  }
  return async ({ path, audience, languages }) => {
    const language = languages.find((code) => drawn.has(code));
    return (language && drawn.get(language)?.page(findPagePath(path) ?? '*', audience)) || { html: bare, draw: null };
  };
}

/** Loads the drawing code from a folder on disk. */
export function drawingIn(folder: string): LoadDrawing {
  return (language) => import(pathToFileURL(join(folder, DRAWN_PAGES, language, DRAWING)).href);
}

interface DrawnPages {
  page: (path: string, audience: Audience) => Page | null;
}

function readDrawnPages(files: ProgramFiles, language: string, load: LoadDrawing): DrawnPages | null {
  const read = (name: string) => files.read(`${DRAWN_PAGES}/${language}/${name}`)?.toString('utf8');
  const listed = read(PAGE_LIST);
  if (listed === undefined) return null;
  const list = JSON.parse(listed) as PageList;
  // Each page is read for its first visitor, and then kept: a start need not wait for all of them.
  const html = new Map<string, string>();
  const htmlOf = (name: string) => {
    const text = html.get(name) ?? read(name) ?? '';
    html.set(name, text);
    return text;
  };
  // Loaded for the first page of a member. Most sites need only one language.
  let drawing: Promise<{ drawForMember: NonNullable<Page['draw']> }> | null = null;
  const draw: Page['draw'] = async (path, first) => {
    drawing ??= load(language);
    return (await drawing).drawForMember(path, first);
  };
  return {
    page: (path, audience) => {
      const page = list[path];
      const file = page && htmlOf(page[audience]);
      return file ? { html: file, draw: audience === 'member' ? draw : null } : null;
    },
  };
}
