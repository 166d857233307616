import { useForm } from '@mantine/form';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { readServerError } from '../calls/server-error.ts';
import { tellFailure } from '../calls/tell-failure.ts';
import { type Notice, showUnreachable } from '../notices.ts';
import { contractErrors, type FieldErrors, type FormSchema, focusFirstError, issuesForFields } from './form-faults.ts';

// The package names these types only to other module resolutions than ours; its functions carry them all the same.
type MantineForm<Schema extends FormSchema> = ReturnType<typeof useForm<z.input<Schema>, z.output<Schema>>>;
type MantineOptions<Schema extends FormSchema> = NonNullable<
  Parameters<typeof useForm<z.input<Schema>, z.output<Schema>>>[0]
>;

interface ContractFormExtras<Schema extends FormSchema> {
  /** The form's submit handler: validates by the contract, focuses the first fault, else sends the parsed values. */
  submit: (send: (values: z.output<Schema>) => unknown) => (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** What the contract finds wrong with these values; null, and a toast says so, where it cannot be loaded. */
  findErrors: (values: unknown) => Promise<FieldErrors | null>;
  /** Shows these errors at their fields and focuses the first of them. */
  showErrors: (errors: FieldErrors) => void;
  /** What marks a field in the page, for a group of choices that Mantine's inputs do not cover. */
  pathOf: (field: keyof z.input<Schema> & string) => string;
  /** What a field is given that keeps its value itself: its mark in the page, and its error. */
  of: (field: keyof z.input<Schema> & string) => { 'data-path': string; error: string | undefined };
  /** Shows a failed call's issues at their fields and focuses the first; false where it named none of them. */
  placeServerErrors: (error: unknown) => boolean;
  /** Tells of a failed call: at the fields it names, else in a toast, by the server's sentence where it has one. */
  tellFailure: (otherwise: Required<Omit<Notice, 'link'>>) => (error: unknown) => void;
}

export type ContractForm<Schema extends FormSchema> = MantineForm<Schema> & ContractFormExtras<Schema>;

/**
 * A form whose rules are a contract from `shared/`: the same schema the server checks the call with. A form on a
 * screen's first sight gives the way to its contract instead: it is fetched when somebody turns to the page, for the
 * contracts and what they are written in weigh as much as a screen.
 */
export function useContractForm<Schema extends FormSchema>(
  contract: Schema | (() => Promise<Schema>),
  options: Omit<MantineOptions<Schema>, 'validate' | 'transformValues'> & {
    initialValues: z.input<Schema>;
    /** Marks this form's fields apart where a page holds several. */
    name: string;
  },
): ContractForm<Schema> {
  const { here, fetchOrSay } = useContract(contract);
  const mantineOptions: MantineOptions<Schema> = {
    ...options,
    validate: (values) => (here.current ? contractErrors(here.current, values) : {}),
    transformValues: (values) => (here.current ? here.current.parse(values) : values) as z.output<Schema>,
  };
  const form = useForm<z.input<Schema>, z.output<Schema>>(mantineOptions);

  const asking = useRef(false);
  const showErrors = (errors: FieldErrors) => {
    // Rendered first, so that the field a screen reader lands on already carries its sentence.
    flushSync(() => form.setErrors(errors));
    focusFirstError(options.name, errors);
  };

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
        if (here.current) return submit(event);
        event?.preventDefault();
        // Two presses while the contract loads are one.
        if (asking.current) return;
        asking.current = true;
        void fetchOrSay().then(() => {
          asking.current = false;
          if (here.current) submit(event);
        });
      };
    },
    findErrors: async (values) => {
      await fetchOrSay();
      return here.current && contractErrors(here.current, values);
    },
    showErrors,
    pathOf: (field) => `${options.name}-${field}`,
    of: (field) => ({
      'data-path': `${options.name}-${field}`,
      error: (form.errors as FieldErrors)[field],
    }),
    placeServerErrors,
    tellFailure: (words) => (error) => {
      if (!placeServerErrors(error)) tellFailure(words)(error);
    },
  };
}

/** A contract that is here, or is fetched once somebody turns to the page. A toast says so where it cannot be loaded. */
function useContract<Schema extends FormSchema>(contract: Schema | (() => Promise<Schema>)) {
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
