import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import classes from './choice.module.css';
import { type ChoiceProps, controlProps } from './choice.tsx';

// Mantine's Radio names its input `radio`.
const { input, ...parts } = classes;
const classNames = { ...parts, radio: input };

/** A choice that excludes the others of its group. */
export function RadioChoice(props: ChoiceProps) {
  return <Radio {...controlProps(props)} classNames={classNames} />;
}
