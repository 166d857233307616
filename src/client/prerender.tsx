import type { ComponentType } from 'react';
import { AUDIENCES, type Audience, type MemberScreen, type PageList } from '../shared/pages/built-pages.ts';
import type { FirstData } from '../shared/pages/first-data.ts';
import { PAGE_PATHS } from '../shared/pages/page-paths.ts';
import { App } from './app.tsx';
import type { LazyPart } from './components/loading/lazy-part.tsx';
import { transformer } from './lib/calls/transformer.ts';
import { renderToHtml } from './render-to-html.tsx';
import { type AppRoute, findRoute, firstScreen } from './routes.tsx';
import { SKELETONS } from './screen-skeletons.tsx';

/** A page that the build renders. */
export interface PrerenderedPage {
  /** The name of its file. */
  name: string;
  /** The content of the root element. */
  html: string;
  /** The name of the rendered screen, which the browser hydrates; null for a skeleton, which it replaces. */
  renderedAs: string | null;
  /** True when the server renders the screen with a member's own data. */
  ssr: boolean;
  /** The source file of its screen, whose chunk the page preloads. */
  source: string | null;
  /** True when the service worker does not cache the screen's own files. */
  onlineOnly: boolean;
}

/** All rendered pages, and the page that each audience gets for each path. */
export interface PrerenderedPages {
  pages: PrerenderedPage[];
  paths: PageList;
}

const NOBODY: FirstData = { userId: null, isNewcomer: false, at: 0, answers: [] };
// A member whose data is not loaded yet. The page does not contain the id.
const SOMEBODY: FirstData = { ...NOBODY, userId: 1 };
// Only to find the source file of a screen.
const sources = import.meta.glob<{ default: ComponentType }>('./**/*.page.tsx');

/** Renders every page: complete if it needs no data, else the shell with skeletons. */
export async function prerenderPages(): Promise<PrerenderedPages> {
  const rendered = new Map<string, PrerenderedPage>();
  const paths: PageList = {};
  for (const path of [...PAGE_PATHS, '*'] as const) {
    const names = new Map<Audience, string>();
    for (const audience of AUDIENCES) names.set(audience, await add(path, audience));
    paths[path] = Object.fromEntries(names) as PageList[string];
  }
  return { pages: [...rendered.values()], paths };

  async function add(path: AppRoute['path'], audience: Audience): Promise<string> {
    const route = findRoute(path);
    const signedIn = audience === 'member';
    const { page, renderedAs } = firstScreen(route, audience);
    const ssr = signedIn && (route.ssr ?? false);
    const screen = ssr ? null : (renderedAs ?? (route.prerender ? path : null));
    const name = fileName(screen ?? path);
    if (!rendered.has(name)) {
      const source = await sourceOf(page);
      const first = { ...NOBODY, isNewcomer: audience === 'newcomer' };
      const html = screen ? await renderToHtml(path, <App first={first} />) : await renderSkeleton(path);
      const onlineOnly = page === route.page && (route.onlineOnly ?? false);
      rendered.set(name, { name, html, renderedAs: screen, ssr, source, onlineOnly });
    }
    return name;
  }
}

/**
 * Renders a member's screen with their first data. Returns null if the screen is not rendered on the server, or the
 * member has not completed onboarding.
 */
export async function renderForMember(url: string, first: FirstData): Promise<MemberScreen | null> {
  const route = findRoute(url);
  if (!route.ssr || !isOnboarded(first)) return null;
  await route.page.preload();
  return { html: await renderToHtml(route.path, <App first={first} />), renderedAs: route.path };
}

/** Returns whether onboarding is complete. Until then, screens show times in the browser's zone, unknown to the server. */
function isOnboarded({ answers }: FirstData): boolean {
  const answer = answers.find(({ path }) => path === 'onboarding.status')?.answer;
  const status = answer
    ? (transformer.deserialize(answer as Parameters<typeof transformer.deserialize>[0]) as { completed: boolean })
    : null;
  return status?.completed === true;
}

async function sourceOf(page: LazyPart<object>): Promise<string | null> {
  const component = (await page.preload())?.default;
  for (const [file, load] of Object.entries(sources))
    if ((await load()).default === component) return file.replace(/^\.\//, '');
  return null;
}

async function renderSkeleton(path: AppRoute['path']): Promise<string> {
  const Skeleton = SKELETONS[path];
  return Skeleton ? renderToHtml(path, <App first={SOMEBODY} loading={<Skeleton />} />) : '';
}

function fileName(name: string): string {
  if (name === '*') return 'not-found.html';
  return `${name === '/' ? 'home' : name.replace(/[/:]+/g, '-').replace(/^-/, '')}.html`;
}
