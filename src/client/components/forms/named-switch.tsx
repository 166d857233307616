import type { ComponentProps } from 'react';
import classes from './named-switch.module.css';

type NamedSwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'className'> & {
  name: string;
  /** For a row that writes the name itself: the switch only speaks it. */
  nameHidden?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch in the product's measures, with a target of 44 px. */
export function NamedSwitch({ name, nameHidden = false, onChange, ...props }: NamedSwitchProps) {
  return (
    <label className={classes.switch}>
      <input
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-label={nameHidden ? name : undefined}
        className={classes.input}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden className={classes.track} />
      {!nameHidden && <span className={classes.name}>{name}</span>}
    </label>
  );
}
