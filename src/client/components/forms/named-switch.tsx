import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch, type SwitchProps } from '@mantine/core';

type NamedSwitchProps = Omit<SwitchProps, 'onChange' | 'label'> & {
  name: string;
  /** True if the row shows the name itself; screen readers still read it on the switch. */
  nameHidden?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch with a label and a 44 px target. */
export function NamedSwitch({ name, nameHidden = false, onChange, ...props }: NamedSwitchProps) {
  return (
    <Switch
      {...props}
      {...(nameHidden ? { 'aria-label': name } : { label: name })}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
