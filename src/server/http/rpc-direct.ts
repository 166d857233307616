import {
  type AnyTRPCProcedure,
  callTRPCProcedure,
  getErrorShape,
  getTRPCErrorFromUnknown,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCResponse } from '@trpc/server/rpc';
import type { Context as HonoContext } from 'hono';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc/context.ts';

const { _config: config } = appRouter._def;
// The library keeps them flat, by their whole paths; its types say otherwise.
const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;
const types = new Map(Object.entries(procedures).map(([path, { _def }]) => [path, _def.type]));

/** What answering needs of the site. */
export interface RpcSite {
  createContext(c: HonoContext): Promise<Context>;
  onError(error: TRPCError, path: string | undefined): void;
  /** The headers of an answer beyond its type: cookies, and when to come again. */
  headersFor(errors: TRPCError[], context: Context | undefined): Headers;
}

/** One or several calls of one kind, in the plain form that browsers send them in. */
export interface RpcRequest {
  paths: string[];
  type: 'query' | 'mutation';
  isBatch: boolean;
  /** The `input` of the query, decoded; mutations have theirs in the body. */
  input: string | null;
}

type Outcome = { data: unknown } | { error: TRPCError };

/**
 * Reads a request that can be answered directly: known queries by GET or known mutations by POST of JSON, alone or
 * together; null for whatever is more than that or less.
 */
export function readRpcRequest(c: HonoContext, maxBatch: number): RpcRequest | null {
  const { method } = c.req;
  if (method !== 'GET' && method !== 'POST') return null;
  const type = method === 'GET' ? 'query' : 'mutation';
  const contentType = c.req.header('content-type');
  if (contentType === undefined ? method === 'POST' : !contentType.startsWith('application/json')) return null;
  if (c.req.header('trpc-accept') !== undefined || c.req.header('accept')?.includes('jsonl')) return null;
  const [, path, query] = /^https?:\/\/[^/]+\/trpc\/([\w.,]+)(?:\?([^#]*))?$/.exec(c.req.url) ?? [];
  const parameters = readParameters(query ?? '');
  if (path === undefined || parameters === null) return null;
  const paths = parameters.isBatch ? path.split(',') : [path];
  if (paths.length > maxBatch || !paths.every((each) => types.get(each) === type)) return null;
  return { paths, type, ...parameters };
}

/** Answers what {@link readRpcRequest} read, byte for byte as the library's adapter does. */
export async function answerDirectly(rpc: RpcSite, c: HonoContext, request: RpcRequest): Promise<Response> {
  const context = await rpc.createContext(c).then(
    (data): { data: Context } | { error: TRPCError } => ({ data }),
    (cause: unknown) => ({ error: getTRPCErrorFromUnknown(cause) }),
  );
  const known = 'data' in context ? context.data : undefined;
  const inputs = readOnce(() => readInputs(c, request));
  const call = async (path: string, at: number): Promise<Outcome> => {
    try {
      if ('error' in context) throw context.error;
      const getRawInput = async () => (await inputs())[at];
      // No call that is answered at once looks whether its caller is still there.
      const options = { path, getRawInput, ctx: context.data, type: request.type, signal: undefined, batchIndex: at };
      return { data: await callTRPCProcedure({ router: appRouter, ...options }) };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      rpc.onError(error, path);
      return { error };
    }
  };
  const outcomes = await Promise.all(request.paths.map(call));
  const answers = outcomes.map(
    (outcome, at): TRPCResponse =>
      'data' in outcome ? { result: outcome } : { error: shapeOf(outcome.error, request, at, known) },
  );
  const body = JSON.stringify(
    request.isBatch
      ? transformTRPCResponse(config, answers)
      : transformTRPCResponse(config, answers[0] as TRPCResponse),
  );
  const headers = new Headers({
    // The last is what compressing would add; with the length it leaves answers alone that need none of it.
    vary: 'trpc-accept, accept, Accept-Encoding',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  });
  const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  for (const [name, value] of rpc.headersFor(errors, known)) headers.append(name, value);
  return new Response(body, { status: getHTTPStatusCode(answers), headers });
}

function shapeOf(error: TRPCError, { paths, type }: RpcRequest, at: number, ctx: Context | undefined) {
  return getErrorShape({ config, error, type, path: paths[at], input: undefined, ctx });
}

/** The two parameters there are, each at most once; null where there is another, or something else than usual. */
function readParameters(query: string): Pick<RpcRequest, 'isBatch' | 'input'> | null {
  const [, batch, input] = /^(batch=1)?(?:(?:^|&)input=([^&+]*))?$/.exec(query) ?? [];
  if (query !== '' && batch === undefined && input === undefined) return null;
  try {
    return { isBatch: batch !== undefined, input: input === undefined ? null : decodeURIComponent(input) };
  } catch {
    return null;
  }
}

/** The input of each call; what is no JSON fails at the call that asks for it, after who is calling was looked at. */
async function readInputs(c: HonoContext, { type, input, isBatch, paths }: RpcRequest): Promise<unknown[]> {
  try {
    const sent: unknown = type === 'mutation' ? await c.req.json() : input ? JSON.parse(input) : undefined;
    if (sent === undefined) return [];
    if (!isBatch) return [config.transformer.input.deserialize(sent)];
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      throw new TRPCError({ code: 'BAD_REQUEST', message: '"input" needs to be an object when doing a batch call' });
    return paths.map((_, at) => {
      const each = (sent as Record<number, unknown>)[at];
      return each === undefined ? undefined : config.transformer.input.deserialize(each);
    });
  } catch (cause) {
    if (cause instanceof TRPCError) throw cause;
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Invalid input', cause });
  }
}

function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    value ??= read();
    return value;
  };
}
