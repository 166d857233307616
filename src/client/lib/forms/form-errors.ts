import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { contractWords } from '#strings/messages/contracts.ts';
import type { ServerIssue } from '../calls/server-error.ts';

export type FieldErrors = Record<string, string>;
/** A contract whose input and output are objects. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** Returns the first message for each field, with Mantine's keys (`slots.0.hour`). */
export function issuesToErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const key = path.map(String).join('.');
    if (!(key in errors)) errors[key] = contractWords.of(message);
  }
  return errors;
}

/** Returns the error of a field, or the first error of its parts: one control may hold a whole list. */
export function errorAt(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([key]) => key.startsWith(`${field}.`))?.[1];
}

/** Validates a form's values with a contract. Returns the errors by field. */
export function contractErrors(schema: z.ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  return result.success ? {} : issuesToErrors(result.error.issues);
}

/** Returns the server's issues that concern the form's fields, or parts of them. */
export function issuesForFields(issues: readonly ServerIssue[], fields: readonly string[]): FieldErrors {
  return issuesToErrors(issues.filter(({ path }) => fields.includes(String(path[0]))));
}

/**
 * Shows errors at the fields of a form and focuses the first field. The errors are rendered before the focus moves,
 * because a screen reader reads an error when its field gets the focus.
 */
export function showFieldErrors(form: string, errors: FieldErrors, setErrors: (errors: FieldErrors) => void): void {
  flushSync(() => setErrors(errors));
  focusFirstError(form, errors);
}

/** Focuses the first field in the page that has an error. In a group of choices it focuses the checked or first one. */
function focusFirstError(form: string, errors: FieldErrors): void {
  // Mantine sets `data-path` to `<form name>-<path>`. An error inside a group belongs to the group.
  const inError = ({ dataset: { path = '' } }: HTMLElement) =>
    Object.keys(errors).some((key) => `${form}-${key}` === path || `${form}-${key}`.startsWith(`${path}.`));
  const field = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(inError);
  const target = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input'))
    : field;
  // A closed part of the screen opens as if find in page had found the field in it. A hidden field takes no focus.
  flushSync(() => target?.closest('[hidden]')?.dispatchEvent(new Event('beforematch')));
  target?.focus();
}
