import { Hono } from 'hono';
import { createContext } from '../../http/context.ts';
import { appRouter } from '../../router.ts';
import type { Browser, TestApi } from '../api.ts';

/**
 * Identifies the caller of a request, and returns a function that makes calls by name in this request. What a test does in
 * between happens during the request.
 */
export async function identifyCaller(
  { site }: TestApi,
  { jar }: Browser,
  headers: Record<string, string> = {},
): Promise<(name: string, input: unknown) => Promise<unknown>> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const callers: ReturnType<typeof appRouter.createCaller>[] = [];
  const app = new Hono();
  app.get('/', async (c) => {
    callers.push(appRouter.createCaller(await createContext(site, c)));
    return c.body(null);
  });
  await app.request('/', { headers: { ...(cookie ? { cookie } : {}), ...headers } });
  return (name, input) => findCall(callers[0], name)(input);
}

type Call = (input: unknown) => Promise<unknown>;

function findCall(caller: unknown, name: string): Call {
  return name.split('.').reduce((at, part) => (at as Record<string, unknown>)[part], caller) as Call;
}
