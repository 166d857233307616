import { z } from 'zod';

// Zod compiles schemas with `new Function` where it can. The page's content security policy forbids that, and even zod's
// probe would be reported as a violation. A schema reads this option when it is made, so a module that makes schemas for
// pages imports `z` from here.
z.config({ jitless: typeof document !== 'undefined', customError: describeIssue });

export { z };

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

/** Returns the path of the field that an issue is about, as a sentence names it. */
export function nameOf({ path }: z.core.$ZodRawIssue): string {
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
