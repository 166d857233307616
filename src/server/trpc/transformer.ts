import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from '../lib/app-error.ts';
import { limitJson } from '../lib/json-limits.ts';

/**
 * Serializes values over tRPC in superjson's format. Inputs may hold only plain JSON, dates and undefined. Superjson
 * would also build typed arrays, regular expressions and other types that the sender names, and a few bytes of those
 * could block the process for minutes.
 */
export const transformer = {
  serialize: (value: unknown): SuperJSONResult => superjson.serialize(value),
  deserialize(value: unknown): unknown {
    try {
      return superjson.deserialize(requirePlain(value));
    } catch (cause) {
      const error = cause instanceof AppError ? cause : notPlain(cause);
      throw new TRPCError({ code: 'BAD_REQUEST', message: error.message, cause: error });
    }
  },
};

const PLAIN_TYPES = ['Date', 'undefined'];

/** Accepts an input whose type notes name only dates and undefined. The limits apply to its values and its notes. */
function requirePlain(value: unknown): SuperJSONResult {
  limitJson(value);
  const { json, meta } = value as { json: SuperJSONResult['json']; meta?: unknown };
  if (meta === undefined) return { json };
  const { values = {}, referentialEqualities } = meta as NonNullable<SuperJSONResult['meta']>;
  // When the whole input is undefined, its note is not under a path.
  const notes: unknown[] = Array.isArray(values) ? [values] : Object.values(values);
  const isPlain = notes.every((note) => Array.isArray(note) && note.length === 1 && PLAIN_TYPES.includes(note[0]));
  if (!isPlain || referentialEqualities !== undefined) throw notPlain();
  return { json, meta: { values, v: 1 } };
}

function notPlain(cause?: unknown): AppError {
  return new AppError('bad_request', message('request_not_plain'), { cause });
}
