import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, type CheckboxProps, Radio, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choices.module.css';

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

interface ChoiceProps extends Pick<CheckboxProps, 'error' | 'disabled' | 'aria-describedby'> {
  type: 'checkbox' | 'radio';
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

// Mantine's Radio names its input `radio`.
const { input, ...parts } = classes;
const CONTROLS = { checkbox: Checkbox, radio: Radio };

/** One choice. The whole of it is the press target. Its mark shows the state too, so colour is never the only sign. */
export function Choice({ type, about, part, look, error, onChange, ...props }: ChoiceProps) {
  const Control = CONTROLS[type];
  return (
    <Control
      {...props}
      description={about}
      error={error && <span role="alert">{error}</span>}
      aria-invalid={error ? true : undefined}
      mod={{ part, look }}
      size={look && 'sm'}
      classNames={{ ...parts, input, radio: input }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
