import superjson from 'superjson';
import { listCalls } from '../../http/list-calls.ts';
import type { Answer, Browser } from '../api.ts';

/** One call of the router, with its REST route; null when it has none. */
export interface RouterCall {
  name: string;
  reads: boolean;
  rest: { method: string; path: string } | null;
}

/** Returns every call of the router. */
export function routerCalls(): RouterCall[] {
  return listCalls().map(({ name, type, meta }) => {
    const { method, path } = meta.openapi ?? {};
    return { name, reads: type !== 'mutation', rest: method && path ? { method, path } : null };
  });
}

/** Makes a call over tRPC, as pages do. */
export function sendRpc(
  browser: Browser,
  { name, reads }: RouterCall,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = superjson.serialize(input);
  if (!reads) return browser.post(`/trpc/${name}`, sent, { headers });
  return browser.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(sent))}`, { headers });
}

/** Makes a call over REST, as a program does: path, then query or body. */
export function sendRest(
  browser: Browser,
  { method, path }: { method: string; path: string },
  input: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_all, field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  const accept = { accept: 'application/json', ...headers };
  if (['POST', 'PATCH', 'PUT'].includes(method)) {
    const body = rest.size || path === filled ? { json: Object.fromEntries(rest) } : {};
    return browser.send(method, `/api${filled}`, { ...body, headers: accept });
  }
  const query = new URLSearchParams([...rest].map(([field, value]) => [field, String(value)]));
  return browser.send(method, `/api${filled}${query.size ? `?${query}` : ''}`, { headers: accept });
}
