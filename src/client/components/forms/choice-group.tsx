import { Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice.module.css';

interface ChoiceGroupProps {
  legend: ReactNode;
  /** Hides the legend from sight, if the heading above says the same. */
  legendHidden?: boolean;
  /** The arrangement: full-width cards, plain rows, long or short chips in columns, or a row of equal parts. */
  layout: 'cards' | 'rows' | 'columns' | 'chips' | 'scale';
  /** A note below the choices. */
  about?: ReactNode;
  error?: ReactNode;
  /** The name of the form field, for focusing it on an error. */
  'data-path'?: string;
  /** Content directly under the choices, such as the labels of a scale's ends. */
  below?: ReactNode;
  children: ReactNode;
}

/** A question with its choices and its error. */
export function ChoiceGroup({
  legend,
  legendHidden,
  layout,
  about,
  error,
  below,
  children,
  ...field
}: ChoiceGroupProps) {
  const aboutId = useId();
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={[about && aboutId, error && errorId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      data-path={field['data-path']}
    >
      <legend className={classes.legend}>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={classes[layout]}>{children}</div>
      {below}
      {about && (
        <Text id={aboutId} c="dimmed" fz="sm" mt="sm">
          {about}
        </Text>
      )}
      {error && (
        <Text id={errorId} c="var(--caution)" fz="sm" mt="0.625rem" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
