import { loadOnce } from '../../lib/load-once.ts';

/** Loads what names the route of a request. It knows every call, so only a site that measures or traces loads it. */
export const loadLabels = loadOnce(() => import('./route-label.ts'));
