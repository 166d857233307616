import { loadOnce } from '../../lib/load-once.ts';

/** Loads the names of routes. They need every call, so only a site with metrics or tracing loads them. */
export const loadLabels = loadOnce(() => import('./route-label.ts'));
