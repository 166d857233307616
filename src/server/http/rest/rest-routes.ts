import { listCalls } from '../list-calls.ts';

// Has no prototype, so inherited names such as `constructor` are absent.
const NONE = Object.freeze(Object.create(null)) as Record<string, string>;
const ROUTES = readRoutes();

/**
 * Returns a call's path parameters by name, undecoded: an empty object for a call without parameters, null when no call
 * has this path. The library ignores case; here a call has exactly one spelling.
 * @param path the part after `/api`, without a query.
 */
export function readPath(method: string, path: string): Record<string, string> | null {
  for (const route of ROUTES.get(method) ?? []) {
    const found = route.exec(path);
    if (found) return found.groups ?? NONE;
  }
  return null;
}

function readRoutes(): Map<string, RegExp[]> {
  const routes = new Map<string, RegExp[]>();
  for (const { meta } of listCalls()) {
    const { openapi } = meta;
    if (!openapi) continue;
    const route = new RegExp(`^${openapi.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    routes.set(openapi.method, [...(routes.get(openapi.method) ?? []), route]);
  }
  return routes;
}
