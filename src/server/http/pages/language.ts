import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGES } from '../../../shared/languages.ts';

/**
 * Returns the product's language codes in a visitor's order of preference: their own choice, then the browser's
 * languages, then English.
 */
export function preferredLanguages(c: Context): string[] {
  const chosen = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([\\w-]+)\\s*(?:;|$)`).exec(c.req.header('cookie') ?? '');
  const wanted = [...(chosen ? [chosen[1] as string] : []), ...readAcceptLanguage(c.req.header('accept-language'))];
  const known = wanted.flatMap((tag) => matchLanguage(tag) ?? []);
  return [...new Set([...known, DEFAULT_LANGUAGE])];
}

/** Returns the tags of an Accept-Language header, the highest quality first, without `*` and tags of quality 0. */
function readAcceptLanguage(header = ''): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [, tag = '', weight = '1'] = /^\s*([a-zA-Z][\w-]*)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(part) ?? [];
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Returns the product's language for a tag: an exact match, else the language of a regional tag. */
function matchLanguage(tag: string): string | null {
  const codes = LANGUAGES.map(({ code }) => code);
  const lower = tag.toLowerCase();
  return (
    codes.find((code) => code.toLowerCase() === lower) ?? codes.find((code) => lower.startsWith(`${code}-`)) ?? null
  );
}
