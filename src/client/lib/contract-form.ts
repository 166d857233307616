import { useForm } from '@mantine/form';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { readServerError, type ServerIssue } from './server-error.ts';

type FieldErrors = Record<string, string>;
type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** The first sentence for each field, keyed as Mantine's forms key them (`slots.0.hour`). */
export function issuesToErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const key = path.map(String).join('.');
    if (!(key in errors)) errors[key] = message;
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
function focusFirstError(form: string, errors: FieldErrors): void {
  // Mantine marks a field `<form name>-<path>`; errors inside a group are the group's.
  const inError = ({ dataset: { path = '' } }: HTMLElement) =>
    Object.keys(errors).some((key) => `${form}-${key}` === path || `${form}-${key}`.startsWith(`${path}.`));
  const field = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(inError);
  const target = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input'))
    : field;
  target?.focus();
}

// The package names these types only to other module resolutions than ours; its functions carry them all the same.
type MantineForm<Schema extends FormSchema> = ReturnType<typeof useForm<z.input<Schema>, z.output<Schema>>>;
type MantineOptions<Schema extends FormSchema> = NonNullable<
  Parameters<typeof useForm<z.input<Schema>, z.output<Schema>>>[0]
>;

interface ContractFormExtras<Schema extends FormSchema> {
  /** The form's submit handler: validates by the contract, focuses the first fault, else sends the parsed values. */
  submit: (send: (values: z.output<Schema>) => unknown) => (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Shows these errors at their fields and focuses the first of them. */
  showErrors: (errors: FieldErrors) => void;
  /** What marks a field in the page, for a group of choices that Mantine's inputs do not cover. */
  pathOf: (field: keyof z.input<Schema> & string) => string;
  /** Shows a failed call's issues at their fields and focuses the first; false where it named none of them. */
  placeServerErrors: (error: unknown) => boolean;
}

export type ContractForm<Schema extends FormSchema> = MantineForm<Schema> & ContractFormExtras<Schema>;

/** A form whose rules are a contract from `shared/`: the same schema the server checks the call with. */
export function useContractForm<Schema extends FormSchema>(
  schema: Schema,
  options: Omit<MantineOptions<Schema>, 'validate' | 'transformValues'> & {
    initialValues: z.input<Schema>;
    /** Marks this form's fields apart where a page holds several. */
    name: string;
  },
): ContractForm<Schema> {
  const form = useForm<z.input<Schema>, z.output<Schema>>({
    ...options,
    validate: (values: z.input<Schema>) => contractErrors(schema, values),
    transformValues: (values) => schema.parse(values) as z.output<Schema>,
  }) as unknown as MantineForm<Schema>;

  const showErrors = (errors: FieldErrors) => {
    // Rendered first, so that the field a screen reader lands on already carries its sentence.
    flushSync(() => form.setErrors(errors));
    focusFirstError(options.name, errors);
  };

  return {
    ...form,
    showErrors,
    submit: (send) =>
      form.onSubmit(
        // Mantine counts the form as submitting until a returned promise settles.
        (values) => send(values) as Promise<unknown> | undefined,
        (errors) => showErrors(errors as FieldErrors),
      ),
    pathOf: (field) => `${options.name}-${field}`,
    placeServerErrors(error) {
      const errors = issuesForFields(readServerError(error).issues, Object.keys(form.getValues()));
      if (Object.keys(errors).length === 0) return false;
      showErrors(errors);
      return true;
    },
  };
}
