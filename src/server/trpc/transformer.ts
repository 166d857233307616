import superjson, { type SuperJSONResult } from 'superjson';

/**
 * How values travel over tRPC: superjson's format, whose dates arrive as dates. What calls answer is plain data and
 * dates, and that is written down here directly; anything else is left to superjson, which takes ten times as long.
 */
export const transformer = {
  serialize(value: unknown): SuperJSONResult {
    const dates: Record<string, ['Date']> = {};
    if (!isPlain(value) || !findDates(value, '', dates, new Set())) return superjson.serialize(value);
    // Dates turn into their text when the answer is written as JSON.
    const json = value as SuperJSONResult['json'];
    return Object.keys(dates).length ? { json, meta: { values: dates as never, v: 1 } } : { json };
  },
  deserialize: (value: SuperJSONResult) => superjson.deserialize(value),
};

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
