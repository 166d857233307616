import { contractSentence } from './messages/contracts.ts';
import { MAX_TEXT_LENGTH } from './text/text-limit.ts';
import { visibleLength } from './text/visible-length.ts';
import { nameOf, z } from './zod.ts';

/** A free text of at most {@link MAX_TEXT_LENGTH} characters. */
export const longText = z.string().max(MAX_TEXT_LENGTH, contractSentence('text_too_long', { limit: MAX_TEXT_LENGTH }));

/** A short, single-line text such as a name. */
export const shortText = z.string().max(200, contractSentence('text_too_long', { limit: 200 }));

/**
 * Trims a text and requires a number of characters that a reader can see. `sentence` is the error; without one, it names
 * the field.
 */
export const atLeastVisible = (schema: z.ZodString, minimum: number, sentence?: string) =>
  schema
    .trim()
    .min(minimum, sentence)
    .check(({ value, issues }) => {
      // A text that is short in itself already has its issue.
      if (value.length < minimum || visibleLength(value) >= minimum) return;
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value, message: sentence });
    });

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

/**
 * A random key of the caller for one creation. A second request with the key changes what the first one stored, so a
 * request whose answer was lost can be sent again.
 */
export const requestKey = z
  .string()
  .regex(/^[0-9A-Za-z_-]{16,64}$/)
  .optional();

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

/** Describes the expected spelling of a number in text; returns undefined for anything else. */
function describeSpelling(issue: z.core.$ZodRawIssue): string | undefined {
  return typeof issue.input === 'string' ? `${nameOf(issue)} must be a whole number, in digits only` : undefined;
}
