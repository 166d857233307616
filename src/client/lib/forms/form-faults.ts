import type { z } from 'zod';
import { contractWords } from '#strings/messages/contracts.ts';
import type { ServerIssue } from '../calls/server-error.ts';

export type FieldErrors = Record<string, string>;
/** A contract that is an object, as a form is. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** The first sentence for each field, keyed as Mantine's forms key them (`slots.0.hour`). */
export function issuesToErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const key = path.map(String).join('.');
    if (!(key in errors)) errors[key] = contractWords.of(message);
  }
  return errors;
}

/** What a contract finds wrong with a form's values, by field. */
export function contractErrors(schema: z.ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  return result.success ? {} : issuesToErrors(result.error.issues);
}

/** Keeps the server's issues that have a place on the form: a field of it, or something inside one. */
export function issuesForFields(issues: readonly ServerIssue[], fields: readonly string[]): FieldErrors {
  return issuesToErrors(issues.filter(({ path }) => fields.includes(String(path[0]))));
}

/** Moves focus to the first field in the page that has an error; a group of choices receives it in one of them. */
export function focusFirstError(form: string, errors: FieldErrors): void {
  // Mantine marks a field `<form name>-<path>`; errors inside a group are the group's.
  const inError = ({ dataset: { path = '' } }: HTMLElement) =>
    Object.keys(errors).some((key) => `${form}-${key}` === path || `${form}-${key}`.startsWith(`${path}.`));
  const field = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(inError);
  const target = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input'))
    : field;
  target?.focus();
}
