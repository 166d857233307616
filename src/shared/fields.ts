import { z } from 'zod';
import { contractSentence } from './messages/contracts.ts';
import { TEXT_LIMIT } from './text/text-limit.ts';

// Zod compiles schemas with `new Function` where it can. The page's content security policy forbids that, and even
// zod's probe would be reported as a violation.
z.config({ jitless: typeof document !== 'undefined', customError: describeIssue });

/** A free text of at most {@link TEXT_LIMIT} characters. */
export const longText = z.string().max(TEXT_LIMIT, contractSentence('text_too_long', { limit: TEXT_LIMIT }));

/** A short, single-line text such as a name. */
export const shortText = z.string().max(200, contractSentence('text_too_long', { limit: 200 }));

/**
 * A number or boolean that is accepted only in its own type, not as text. trpc-to-openapi switches coercion on in the
 * numbers and booleans of the schemas it serves, for REST and tRPC alike, and a coerced boolean would read "false" as
 * consent. It leaves pipes alone.
 */
export const strict = <Value>(schema: z.ZodType<Value, Value>) => schema.pipe(schema);

/** The input of a read call without parameters. */
export const noInput = z.object({}).optional();

/** The input of a write call without parameters. */
export const noPayload = z.strictObject({}).optional();

// Each number has one spelling: no sign, space, exponent or leading zero.
const DIGITS = /^(?:0|[1-9]\d*)$/;

/**
 * A whole number from a path or query, where every value is text: digits only. JSON may contain it as a number. Plain
 * coercion would also accept `1e3`, `0x1`, `true` and `[5]`.
 */
const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (value: number) => (isDigits(value) ? Number(value) : value),
    z.number({ error: describeSpelling }).int().min(least).max(most),
  );

const isDigits = (value: unknown): value is string => typeof value === 'string' && DIGITS.test(value);

/** An id from a path or query. */
export const pathId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The number of a list's page, starting at 1. */
export const pageNumber = wholeNumber(1, 1_000_000).default(1);

/** The number of rows in an answer: at most `most`, and `standard` when the caller names none. */
export const rowLimit = (most: number, standard: number) => wholeNumber(1, most).default(standard);

/** The id after which a page begins; 0 for the first page. */
export const afterId = wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0);

/** `true` or `false` from a query. Boolean coercion would read "false" as true. */
export const queryFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Describes a field's error in one sentence that names the field. A schema's own sentence takes precedence. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = nameOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is required`
        : `${field} must be ${withArticle(String(issue.expected))}`;
    case 'unrecognized_keys':
      return `Unknown field: ${(issue.keys as string[]).join(', ')}`;
    case 'invalid_value':
      return `${field} must be one of: ${(issue.values as unknown[]).join(', ')}`;
    case 'too_small':
      return `${field} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `${field} must be at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
    default:
      return `${field} is not valid`;
  }
}

/** Describes the expected spelling of a number in text; returns undefined for anything else. */
function describeSpelling(issue: z.core.$ZodRawIssue): string | undefined {
  return typeof issue.input === 'string' ? `${nameOf(issue)} must be a whole number, in digits only` : undefined;
}

function nameOf({ path }: z.core.$ZodRawIssue): string {
  return path?.length ? path.join('.') : 'The request';
}

function withArticle(type: string): string {
  const name = type === 'string' ? 'text' : type === 'array' ? 'list' : type === 'boolean' ? 'true or false' : type;
  if (name === 'text' || name === 'true or false') return name;
  if (name === 'int') return 'a whole number';
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

function unitOf(origin: unknown, count: unknown): string {
  const unit = origin === 'string' ? ' character' : origin === 'array' ? ' item' : '';
  return unit && Number(count) !== 1 ? `${unit}s` : unit;
}
