import { message } from '../../shared/messages/catalogue.ts';
import { AppError, fieldError } from './app-error.ts';

// The largest call, a week with three slots a day, has about 130 values in 6 levels.
const MAX_VALUES = 1_000;
const MAX_DEPTH = 16;

/**
 * Rejects JSON that is larger than any call needs, before a schema or a library walks through it: at most 1,000 values
 * (objects, lists and leaves) in at most 16 levels. Also rejects a field `__proto__`: a library that copies the value
 * would set the prototype, and no schema would see the field.
 * @throws {AppError} bad_request.
 */
export function limitJson(value: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  let values = 1;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > MAX_DEPTH) throw new AppError('bad_request', message('nested_too_deeply', { levels: MAX_DEPTH }));
    if (Object.hasOwn(next.value, '__proto__'))
      throw fieldError('bad_request', '__proto__', message('unknown_field', { field: '__proto__' }));
    const children = Object.values(next.value);
    values += children.length;
    if (values > MAX_VALUES) throw new AppError('bad_request', message('too_many_values', { values: MAX_VALUES }));
    for (const child of children) waiting.push({ value: child, depth: next.depth + 1 });
  }
}
