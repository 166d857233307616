import { z } from 'zod';

// Zod compiles schemas with `new Function` where it may; the page's content security policy forbids
// that, and the probe alone is reported as a violation.
z.config({ jitless: typeof document !== 'undefined', customError: describeIssue });

/** The most any text field may hold, in characters. */
export const TEXT_LIMIT = 16_384;

/** A free text of at most {@link TEXT_LIMIT} characters. */
export const longText = z
  .string()
  .max(TEXT_LIMIT, `Please keep this under ${TEXT_LIMIT.toLocaleString('en-US')} characters`);

/** A short, single-line text such as a name. */
export const shortText = z.string().max(200, 'Please keep this under 200 characters');

/** The input of a call that only looks and asks for nothing. */
export const noInput = z.object({}).optional();

/** The input of a call that changes something and takes no payload. */
export const noPayload = z.strictObject({}).optional();

/** An id out of a path, where every value arrives as text. */
export const pathId = z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** `true` or `false` out of a query; a boolean coercion would read "false" as true. */
export const queryFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Says what is wrong with a field in one sentence that names it; a schema's own sentence wins over this. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? issue.path.join('.') : 'The request';
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
