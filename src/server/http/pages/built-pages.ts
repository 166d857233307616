import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../../shared/languages.ts';
import {
  type Audience,
  type MemberScreen,
  PAGE_LIST,
  type PageList,
  RENDERED_PAGES,
  RENDERER_FILE,
} from '../../../shared/pages/built-pages.ts';
import type { FirstData } from '../../../shared/pages/first-data.ts';
import { findPagePath } from '../../../shared/pages/page-paths.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { ProgramFiles } from '../../lib/program/program-files.ts';

/** A request for a page: which page, for which audience, in which languages. */
interface PageRequest {
  /** The path of the URL. */
  path: string;
  audience: Audience;
  /** Language codes in the visitor's order of preference. */
  languages: readonly string[];
}

/** A page without data of a member. */
export interface Page {
  html: string;
  /** Renders the screen with a member's first data in the page's language; null if the page is not rendered. */
  render: ((path: string, first: FirstData) => Promise<MemberScreen | null>) | null;
}

/** Returns the page for a request. */
export type PageSource = (request: PageRequest) => Promise<Page>;

/** Loads the code that renders screens of a language. */
export type LoadRenderer = (language: string) => Promise<{ renderForMember: NonNullable<Page['render']> }>;

/**
 * Returns the source of the built pages, each of which is read once. A page that was not prerendered in any of the languages is
 * the empty page.
 * @throws when the interface has not been built.
 */
export function builtPage(files: ProgramFiles, load: LoadRenderer): PageSource {
  const emptyPage = files.read('index.html')?.toString('utf8');
  if (emptyPage === undefined) throw new Error('The interface is not built; start with npm start, which builds it.');
  const rendered = new Map<string, RenderedPages>();
  for (const { code } of LANGUAGES) {
    const pages = readRenderedPages(files, code, load);
    if (pages) rendered.set(code, pages);
  }
  return async ({ path, audience, languages }) => {
    const language = languages.find((code) => rendered.has(code));
    return (
      (language && rendered.get(language)?.page(findPagePath(path) ?? '*', audience)) || {
        html: emptyPage,
        render: null,
      }
    );
  };
}

/** Loads the renderers from a folder on disk. */
export function rendererIn(folder: string): LoadRenderer {
  return (language) => import(pathToFileURL(join(folder, RENDERED_PAGES, language, RENDERER_FILE)).href);
}

interface RenderedPages {
  page: (path: string, audience: Audience) => Page | null;
}

function readRenderedPages(files: ProgramFiles, language: string, load: LoadRenderer): RenderedPages | null {
  const read = (name: string) => files.read(`${RENDERED_PAGES}/${language}/${name}`)?.toString('utf8');
  const listed = read(PAGE_LIST);
  if (listed === undefined) return null;
  const list = JSON.parse(listed) as PageList;
  // Each page is read at its first request and then cached, so that the start does not wait for all of them.
  const html = new Map<string, string>();
  const htmlOf = (name: string) => {
    const text = html.get(name) ?? read(name) ?? '';
    html.set(name, text);
    return text;
  };
  // Loaded for the first page of a member, because most sites need only one language.
  const loadRenderer = loadOnce(() => load(language));
  const render: Page['render'] = async (path, first) => (await loadRenderer()).renderForMember(path, first);
  return {
    page: (path, audience) => {
      const page = list[path];
      const file = page && htmlOf(page[audience]);
      return file ? { html: file, render: audience === 'member' ? render : null } : null;
    },
  };
}
