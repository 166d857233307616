import { listCalls } from '../list-calls.ts';

// Without a prototype, so that inherited names such as `constructor` are absent.
const NO_PARAMETERS = Object.freeze(Object.create(null)) as Record<string, string>;
const ROUTES = readRoutes();

/**
 * Returns a call's path parameters by name, undecoded: an empty object for a call without parameters, null when no call
 * has this path. Unlike the library, this distinguishes upper and lower case.
 * @param path the part after `/api`, without a query.
 */
export function readPath(method: string, path: string): Record<string, string> | null {
  for (const { pattern } of ROUTES.get(method) ?? []) {
    const found = pattern.exec(path);
    if (found) return found.groups ?? NO_PARAMETERS;
  }
  return null;
}

/** Returns the path template of a call, such as `/goals/{id}`; null when no call has this path. */
export function findTemplate(method: string, path: string): string | null {
  return ROUTES.get(method)?.find(({ pattern }) => pattern.test(path))?.template ?? null;
}

interface Route {
  template: string;
  pattern: RegExp;
}

function readRoutes(): Map<string, Route[]> {
  const routes = new Map<string, Route[]>();
  for (const { meta } of listCalls()) {
    const { openapi } = meta;
    if (!openapi) continue;
    const pattern = new RegExp(`^${openapi.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    routes.set(openapi.method, [...(routes.get(openapi.method) ?? []), { template: openapi.path, pattern }]);
  }
  return routes;
}
