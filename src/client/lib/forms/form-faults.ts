import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { contractWords } from '#strings/messages/contracts.ts';
import { readServerError, type ServerIssue } from '../calls/server-error.ts';
import { showUnreachable } from '../notices.ts';

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

/** What is wrong with a form, and the ways to find it out and to say it. */
export interface Faults<Schema extends FormSchema> {
  errors: FieldErrors;
  clear: () => void;
  /** Takes back what was said of one field, which is being answered anew. */
  clearField: (field: keyof z.input<Schema> & string) => void;
  /** What the contract finds wrong with these values, once it is here; null, and said so, where it cannot be had. */
  find: (values: unknown) => Promise<FieldErrors | null>;
  /** Shows these errors at their fields and focuses the first of them. */
  show: (errors: FieldErrors) => void;
  /** What the contract makes of these values; null where it finds a fault, which is shown and focused. */
  check: (values: z.input<Schema>) => Promise<z.output<Schema> | null>;
  /** Shows a failed call's issues at their fields and focuses the first; false where it named none of them. */
  placeServerErrors: (error: unknown) => boolean;
  /** What a field's input is given: its mark in the page, and its fault. */
  of: (field: keyof z.input<Schema> & string) => { 'data-path': string; error: string | undefined };
}

/**
 * What is wrong with a form that keeps its values itself, by a contract that is fetched when somebody turns to the
 * page. For the forms that are a screen's first sight; others have {@link useContractForm}, which brings more along.
 */
export function useFaults<Schema extends FormSchema>(
  contract: () => Promise<Schema>,
  { name, fields }: { name: string; fields: readonly (keyof z.input<Schema> & string)[] },
): Faults<Schema> {
  const { here, fetchOrSay } = useContract(contract);
  const [errors, setErrors] = useState<FieldErrors>({});
  const asking = useRef(false);
  const show = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    focusFirstError(name, found);
  };
  const parse = async (values: unknown) => {
    // Pressed twice while the contract comes is pressed once.
    if (asking.current) return null;
    asking.current = true;
    await fetchOrSay();
    asking.current = false;
    return here.current?.safeParse(values) ?? null;
  };
  return {
    errors,
    clear: () => setErrors({}),
    clearField: (field) =>
      setErrors((known) =>
        field in known ? Object.fromEntries(Object.entries(known).filter(([path]) => path !== field)) : known,
      ),
    async find(values) {
      const result = await parse(values);
      if (!result) return null;
      return result.success ? {} : issuesToErrors(result.error.issues);
    },
    show,
    async check(values) {
      const result = await parse(values);
      if (result?.success) {
        setErrors({});
        return result.data as z.output<Schema>;
      }
      if (result) show(issuesToErrors(result.error.issues));
      return null;
    },
    placeServerErrors(error) {
      const found = issuesForFields(readServerError(error).issues, fields);
      if (Object.keys(found).length === 0) return false;
      show(found);
      return true;
    },
    of: (field) => ({ 'data-path': `${name}-${field}`, error: errors[field] }),
  };
}

/** A contract that is here, or will be once somebody has turned to the page; asked for and not to be had, it says so. */
export function useContract<Schema extends FormSchema>(contract: Schema | (() => Promise<Schema>)) {
  const here = useRef<Schema | null>(typeof contract === 'function' ? null : contract);
  const fetch = useRef(async () => {
    if (typeof contract === 'function') here.current ??= await contract();
  });
  useEffect(() => {
    if (here.current) return;
    // Sending asks for it again, and says so where it does not come.
    const begin = () => void fetch.current().catch(() => undefined);
    const signs = ['focusin', 'pointerdown'] as const;
    for (const sign of signs) document.addEventListener(sign, begin, { once: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, begin);
    };
  }, []);
  const fetchOrSay = () => fetch.current().catch(showUnreachable);
  return { here, fetchOrSay };
}
