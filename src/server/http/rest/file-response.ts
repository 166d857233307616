import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import { toAppError } from '../../trpc/to-app-error.ts';
import { createContext } from '../context.ts';
import { answerError } from '../guard.ts';

// The characters to encode at a time, which takes a few milliseconds.
const SLICE_LENGTH = 65_536;
const encoder = new TextEncoder();

/** Makes a call in the name of a request's caller. Returns its answer, or the error response. */
export async function callFor<Answer>(
  site: Site,
  c: HonoContext,
  make: (call: ReturnType<typeof appRouter.createCaller>) => Promise<Answer>,
): Promise<Answer | Response> {
  const context = await createContext(site, c);
  try {
    return await make(appRouter.createCaller(context));
  } catch (error) {
    if (error instanceof TRPCError) return answerError(c, toAppError(error));
    throw error;
  }
}

export type Bytes = AsyncGenerator<Uint8Array<ArrayBuffer>>;

/** Streams bytes only as fast as the client reads them, and stops when it disconnects. */
export function streamOf(bytes: Bytes): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

/** Returns whether an Accept header names JSON but not the other format. */
export function asksForJson(accept = '', other: string): boolean {
  return accept.includes('application/json') && !accept.includes(other);
}

/** Returns a text as bytes of UTF-8. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** Encodes texts slice by slice; other requests run in between. */
export async function* encode(pieces: Iterable<string>): Bytes {
  for (const slice of slices(pieces)) {
    yield toBytes(slice);
    await yieldToEventLoop();
  }
}

/** Joins texts into slices of about equal size. */
export function* slices(pieces: Iterable<string>): Generator<string> {
  let slice = '';
  for (const piece of pieces) {
    slice += piece;
    if (slice.length < SLICE_LENGTH) continue;
    yield slice;
    slice = '';
  }
  if (slice) yield slice;
}
