import { Box, type BoxProps, VisuallyHidden } from '@mantine/core';
import classes from './radio-bar.module.css';

interface RadioBarProps<Value extends string> extends BoxProps {
  /** The question, for screen readers. */
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/**
 * A choice among a few options, as segments of a bar. Mantine's SegmentedControl hides the radios from touch, and the
 * chosen one in forced colours.
 */
export function RadioBar<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
  ...props
}: RadioBarProps<Value>) {
  return (
    <Box component="fieldset" className={classes.bar} {...props}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            autoComplete="off"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Box>
  );
}
