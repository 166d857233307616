import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from '../lib/errors.ts';
import { limitJson } from '../lib/json-limits.ts';

/**
 * How values travel over tRPC: in superjson's format. Answers are plain data and dates, which are written here directly;
 * superjson takes ten times as long, so it gets only what is left. Inputs are plain JSON, dates and undefined: superjson
 * would also build typed arrays, regular expressions and the like that the sender names, and a few bytes of those stop
 * the process for minutes.
 */
export const transformer = {
  serialize(value: unknown): SuperJSONResult {
    const dates: Record<string, ['Date']> = {};
    if (!isPlain(value) || !findDates(value, '', dates, new Set())) return superjson.serialize(value);
    // Dates turn into their text when the answer is written as JSON.
    const json = value as SuperJSONResult['json'];
    return Object.keys(dates).length ? { json, meta: { values: dates as never, v: 1 } } : { json };
  },
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

/** Lets an input through whose notes name nothing but dates and undefined; limits apply to both parts of it. */
function requirePlain(value: unknown): SuperJSONResult {
  limitJson(value);
  const { json, meta } = value as { json: SuperJSONResult['json']; meta?: unknown };
  if (meta === undefined) return { json };
  const { values = {}, referentialEqualities } = meta as NonNullable<SuperJSONResult['meta']>;
  // An input that is itself undefined has its note alone, not under a path.
  const notes: unknown[] = Array.isArray(values) ? [values] : Object.values(values);
  const isPlain = notes.every((note) => Array.isArray(note) && note.length === 1 && PLAIN_TYPES.includes(note[0]));
  if (!isPlain || referentialEqualities !== undefined) throw notPlain();
  return { json, meta: { values, v: 1 } };
}

function notPlain(cause?: unknown): AppError {
  return new AppError('bad_request', message('request_not_plain'), { cause });
}

/** Notes where dates are in plain data; false where there is something else, or the same thing twice. */
function findDates(parent: object, path: string, dates: Record<string, ['Date']>, seen: Set<object>): boolean {
  if (seen.has(parent)) return false;
  seen.add(parent);
  if (Array.isArray(parent)) {
    for (let at = 0; at < parent.length; at += 1)
      if (!isWritten(parent[at], path, String(at), dates, seen)) return false;
    return true;
  }
  for (const name of Object.keys(parent)) {
    if (!PLAIN_NAME.test(name) || OWN_WORDS.has(name)) return false;
    if (!isWritten((parent as Record<string, unknown>)[name], path, name, dates, seen)) return false;
  }
  return true;
}

// Of others superjson writes the dots with a backslash, or refuses them.
const PLAIN_NAME = /^[^.\\]+$/;
const OWN_WORDS = new Set(['__proto__', 'constructor', 'prototype']);

function isWritten(
  value: unknown,
  path: string,
  name: string,
  dates: Record<string, ['Date']>,
  seen: Set<object>,
): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  const here = path === '' ? name : `${path}.${name}`;
  if (value instanceof Date) {
    if (seen.has(value) || Number.isNaN(value.getTime())) return false;
    seen.add(value);
    dates[here] = ['Date'];
    return true;
  }
  return isPlain(value) && findDates(value, here, dates, seen);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
