import { listCalls } from '../list-calls.ts';

// Without the names that any object has.
const NONE = Object.freeze(Object.create(null)) as Record<string, string>;
const ROUTES = readRoutes();

/**
 * The parts of a path that a call takes, by their names and as they came: none for a call without, null where no call
 * is spelt so. The library takes capital letters for small ones; here a call has one spelling.
 * @param path from behind `/api`, without a query.
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
