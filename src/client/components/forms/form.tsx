import { Stack, type StackProps } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';

interface FormProps extends Omit<StackProps, 'onChange' | 'onSubmit'> {
  id?: string | undefined;
  /** `post` for a form that can be submitted before hydration, so that its values do not end up in the URL. */
  method?: 'post';
  onChange?: (() => void) | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form with one field per row. Its contract validates it, not the browser. */
export function Form({ method, onSubmit, ...props }: FormProps) {
  return (
    <Stack
      gap="1.125rem"
      {...props}
      renderRoot={(root) => <form {...root} noValidate method={method} onSubmit={onSubmit} />}
    />
  );
}
