import '@mantine/core/styles/InlineInput.layer.css';
import type { CheckboxProps } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import classes from './choice.module.css';

/**
 * The props of a choice. The whole of it is the press target. Its mark shows the state too, so colour is never the only
 * sign.
 */
export interface ChoiceProps extends Pick<CheckboxProps, 'error' | 'disabled' | 'aria-describedby'> {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  about?: ReactNode;
  /** True for a choice below another, which it depends on. */
  part?: boolean;
  /** The look of a single choice: `plain` has no frame, `wording` has a label of several lines. */
  look?: 'plain' | 'wording';
  /** The name of the form field, for focusing it on an error. */
  'data-path'?: string;
}

/** Returns the props of Mantine's control for a choice. */
export function controlProps({ about, part, look, error, onChange, ...props }: ChoiceProps) {
  return {
    ...props,
    description: about,
    error: error && <span role="alert">{error}</span>,
    'aria-invalid': error ? true : undefined,
    mod: { part, look },
    size: look && 'sm',
    classNames: classes,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked),
  };
}
