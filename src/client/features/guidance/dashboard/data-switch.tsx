import { VisuallyHidden } from '@mantine/core';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import classes from './data-switch.module.css';

const words = guidanceWords.data;

/** Switches between members' guidance and what tests made (product.md §2, decisions.md D18). */
export function DataSwitch({ isDev, onChange }: { isDev: boolean; onChange: (isDev: boolean) => void }) {
  return (
    <fieldset className={classes.group}>
      <legend>
        <VisuallyHidden>{words.label}</VisuallyHidden>
      </legend>
      {[false, true].map((value) => (
        <label key={String(value)} className={classes.choice}>
          <input
            type="radio"
            name="data"
            autoComplete="off"
            checked={isDev === value}
            onChange={() => onChange(value)}
          />
          {value ? words.development : words.production}
        </label>
      ))}
    </fieldset>
  );
}
