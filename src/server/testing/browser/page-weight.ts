import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_PATHS } from '../../../shared/pages/page-paths.ts';
import type { Congregation } from '../members/congregation.ts';
import { startSession } from './browser-session.ts';
import { BUILT, type ServedSite } from './served-site.ts';

/** The bytes, gzipped, that a page loads before its screen is usable. */
export interface PageWeight {
  js: number;
  css: number;
}

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

// Most pages name the same files, whose names change with their content.
const weights = new Map<string, number>();

/** Returns the bytes of a built file, gzipped. */
function gzippedFile(path: string): number {
  const known = weights.get(path) ?? gzipped(readFileSync(path));
  weights.set(path, known);
  return known;
}

/**
 * Measures the scripts that a page's HTML names with all their static imports, and its style sheets, inlined or linked.
 * Dynamic imports load later and do not count.
 */
export function weighPage(html: string, folder: string): PageWeight {
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file]) => file as string);
  const scripts = new Set<string>();
  const follow = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, from] of code.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
      follow(new URL(from as string, `http://page${file}`).pathname);
  };
  for (const file of linked(/<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g)) follow(file);
  const styles = linked(/<link[^>]+href="([^"]+\.css)"/g);
  const inlined = linked(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const sum = (files: string[]) => files.reduce((total, file) => total + gzippedFile(join(folder, file)), 0);
  return {
    js: sum([...scripts]),
    css: sum(styles) + (inlined.length ? gzipped(inlined.join('\n')) : 0),
  };
}

/** The first visit of a page by a member of the congregation, or by a visitor. */
interface FirstVisit {
  path: string;
  who: keyof Congregation | null;
  weight: PageWeight;
}

/** Measures each page for the viewer with the most content on it. */
export async function weighFirstVisits(served: ServedSite, people: Congregation): Promise<FirstVisit[]> {
  const visits: FirstVisit[] = [];
  const pages = [{ path: '/', who: null }, ...PAGE_PATHS.map((path) => ({ path, who: viewerOf(path) }))];
  for (const { path, who } of pages) {
    const headers: Record<string, string> = who ? { cookie: await startSession(served, people[who]) } : {};
    const answer = await fetch(`${served.url}${path.replace(/:[a-z]+/g, 'none')}`, { headers });
    visits.push({ path, who, weight: weighPage(await answer.text(), BUILT) });
  }
  return visits;
}

/** Returns the viewer with the most content on a page; null for a public page. */
function viewerOf(path: (typeof PAGE_PATHS)[number]): keyof Congregation | null {
  if (path === '/admin' || path === '/review') return 'admin';
  if (path === '/onboarding') return 'newcomer';
  return ['/', '/dashboard', '/guidance', '/journal', '/settings'].includes(path) ? 'member' : null;
}
