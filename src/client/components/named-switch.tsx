import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch, type SwitchProps } from '@mantine/core';
import classes from './named-switch.module.css';

type NamedSwitchProps = Omit<SwitchProps, 'label' | 'onChange' | 'classNames'> & {
  name: string;
  /** For a row that writes the name itself: the switch only speaks it. */
  nameHidden?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch in the product's measures, with a target of 44 px. */
export function NamedSwitch({ name, nameHidden = false, onChange, ...props }: NamedSwitchProps) {
  return (
    <Switch
      {...props}
      {...(nameHidden ? { 'aria-label': name } : { label: name })}
      withThumbIndicator={false}
      onChange={(event) => onChange(event.currentTarget.checked)}
      classNames={{
        root: classes.switch,
        body: classes.switchBody,
        track: classes.track,
        thumb: classes.thumb,
        label: classes.name,
        labelWrapper: classes.nameWrapper,
      }}
    />
  );
}
