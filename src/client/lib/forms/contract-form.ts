import { useForm } from '@mantine/form';
import { useWindowEvent } from '@mantine/hooks';
import { type SyntheticEvent, useRef } from 'react';
import type { z } from 'zod';
import { readServerError } from '../calls/server-error.ts';
import { showCallError } from '../calls/show-call-error.ts';
import type { Toast } from '../toast.ts';
import { showUnreachable } from '../toasts.ts';
import {
  contractErrors,
  errorAt,
  type FieldErrors,
  type FormSchema,
  issuesForFields,
  showFieldErrors,
} from './form-errors.ts';

// The package does not export these types for our module resolution, so they are inferred from its function.
type MantineForm<Schema extends FormSchema> = ReturnType<typeof useForm<z.input<Schema>, z.output<Schema>>>;
type MantineOptions<Schema extends FormSchema> = NonNullable<
  Parameters<typeof useForm<z.input<Schema>, z.output<Schema>>>[0]
>;

interface ContractFormExtras<Schema extends FormSchema> {
  /** Returns the submit handler: it validates with the contract, then focuses the first error or sends the values. */
  submit: (send: (values: z.output<Schema>) => unknown) => (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** Validates values with the contract. Returns null and shows a toast if the contract cannot be loaded. */
  findErrors: (values: unknown) => Promise<FieldErrors | null>;
  /** Shows errors at their fields and focuses the first one. */
  showErrors: (errors: FieldErrors) => void;
  /** Returns the props of a field that holds its own value: its `data-path`, and its error or that of a part. */
  fieldProps: (field: keyof z.input<Schema> & string) => { 'data-path': string; error: string | undefined };
  /** Shows a failed call's issues at their fields and focuses the first one. Returns false if it names no field here. */
  placeServerErrors: (error: unknown) => boolean;
  /** Returns an error handler that shows errors at the fields they name, else in a toast. */
  showCallError: (otherwise: Required<Omit<Toast, 'link'>>) => (error: unknown) => void;
}

export type ContractForm<Schema extends FormSchema> = MantineForm<Schema> & ContractFormExtras<Schema>;

/**
 * A form that validates with a contract from `shared/`, the schema that the server uses too. `importContract` imports it:
 * zod and the contracts are as large as a screen, so they are fetched at the first focus or press.
 */
export function useContractForm<Schema extends FormSchema>(
  importContract: () => Promise<Schema>,
  options: Omit<MantineOptions<Schema>, 'validate' | 'transformValues'> & {
    initialValues: z.input<Schema>;
    /** Prefixes the fields, where a page has several forms. */
    name: string;
  },
): ContractForm<Schema> {
  const { loaded, load } = useContract(importContract);
  const mantineOptions: MantineOptions<Schema> = {
    ...options,
    validate: (values) => (loaded.current ? contractErrors(loaded.current, values) : {}),
    transformValues: (values) => (loaded.current ? loaded.current.parse(values) : values) as z.output<Schema>,
  };
  const form = useForm<z.input<Schema>, z.output<Schema>>(mantineOptions);

  const submitting = useRef(false);
  const showErrors = (errors: FieldErrors) => showFieldErrors(options.name, errors, form.setErrors);

  const placeServerErrors = (error: unknown): boolean => {
    const errors = issuesForFields(readServerError(error).issues, Object.keys(form.getValues()));
    if (Object.keys(errors).length === 0) return false;
    showErrors(errors);
    return true;
  };

  return {
    ...form,
    submit: (send) => {
      const submit = form.onSubmit(
        // Mantine counts the form as submitting until a returned promise settles.
        (values) => send(values) as Promise<unknown> | undefined,
        (errors) => showErrors(errors as FieldErrors),
      );
      return (event) => {
        event?.preventDefault();
        // A second press while the contract loads, or while `send` runs, does nothing.
        if (submitting.current || form.submitting) return;
        if (loaded.current) return submit(event);
        submitting.current = true;
        void load().then(() => {
          submitting.current = false;
          if (loaded.current) submit(event);
        });
      };
    },
    findErrors: async (values) => {
      await load();
      return loaded.current && contractErrors(loaded.current, values);
    },
    showErrors,
    fieldProps: (field) => ({
      'data-path': `${options.name}-${field}`,
      error: errorAt(form.errors as FieldErrors, field),
    }),
    placeServerErrors,
    showCallError: (words) => (error) => {
      if (!placeServerErrors(error)) showCallError(words)(error);
    },
  };
}

/** Fetches a contract at the first focus or press in the page. `load` shows a toast if that fails. */
function useContract<Schema extends FormSchema>(importContract: () => Promise<Schema>) {
  const loaded = useRef<Schema | null>(null);
  const fetch = useRef(async () => {
    loaded.current ??= await importContract();
  });
  // Submitting fetches it again and reports an error.
  const preload = () => void fetch.current().catch(() => undefined);
  useWindowEvent('focusin', preload, { once: true });
  useWindowEvent('pointerdown', preload, { once: true });
  const load = () => fetch.current().catch(showUnreachable);
  return { loaded, load };
}
