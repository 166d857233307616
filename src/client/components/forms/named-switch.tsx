import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch, type SwitchProps } from '@mantine/core';

type NamedSwitchProps = Omit<SwitchProps, 'onChange' | 'label'> & {
  name: string;
  /** For a row that writes the name itself: the switch only speaks it. */
  nameHidden?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch and its name, with a target of 44 px. */
export function NamedSwitch({ name, nameHidden = false, onChange, ...props }: NamedSwitchProps) {
  return (
    <Switch
      {...props}
      {...(nameHidden ? { 'aria-label': name } : { label: name })}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
