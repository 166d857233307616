import { Stack, type StackProps } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';

interface FormProps extends Omit<StackProps, 'onChange' | 'onSubmit'> {
  id?: string | undefined;
  /** For a form that also works before its script runs, and then must not put its values in the address. */
  method?: 'post';
  onChange?: (() => void) | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form with its fields one below the other. Its contract validates it, not the browser. */
export function Form({ method, onSubmit, ...props }: FormProps) {
  return (
    <Stack
      gap="1.125rem"
      {...props}
      renderRoot={(root) => <form {...root} noValidate method={method} onSubmit={onSubmit} />}
    />
  );
}
