import { findPagePath } from '../../../shared/pages/page-paths.ts';
import { METHODS } from '../guard.ts';
import { listCalls } from '../list-calls.ts';
import { findTemplate } from '../rest/rest-routes.ts';

const SINGLE_PATHS = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/docs',
  '/sw.js',
  '/manifest.webmanifest',
];
const FOLDERS = ['/assets/', '/webhooks/', '/api/docs/', '/unsubscribe/'];
const CALLS = new Set(listCalls().map(({ name }) => name));

/** Returns the method and the route of a request for metrics and traces. Methods that no route accepts share a label. */
export function labelsOf({ method, path }: { method: string; path: string }): { method: string; route: string } {
  return { method: METHODS.includes(method) ? method : '(other)', route: routeLabel(method, path) };
}

/**
 * Returns the route of a request for metrics and traces: the path as the site declares it, without ids or tokens. Unknown
 * paths share a label, so the number of labels is bounded.
 */
function routeLabel(method: string, path: string): string {
  if (SINGLE_PATHS.includes(path)) return path;
  const folder = FOLDERS.find((start) => path.startsWith(start));
  if (folder) return `${folder}*`;
  if (path.startsWith('/trpc/')) {
    const names = path.slice('/trpc/'.length).split(',');
    if (names.length > 1) return '/trpc/(several)';
    return CALLS.has(names[0] ?? '') ? path : '/trpc/(unknown)';
  }
  if (path.startsWith('/api/')) return `/api${findTemplate(method, path.slice('/api'.length)) ?? '/(unknown)'}`;
  return findPagePath(path) ?? '(other)';
}
