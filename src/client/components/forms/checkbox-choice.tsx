import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type ChoiceProps, controlProps } from './choice.tsx';

/** A choice besides which others may be chosen. */
export function CheckboxChoice(props: ChoiceProps) {
  return <Checkbox {...controlProps(props)} />;
}
