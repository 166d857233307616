import { InputBase, type TextareaProps, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { visibleLength } from '../../../shared/text/visible-length.ts';
import classes from './counted-text-area.module.css';

interface CountedTextAreaProps extends Omit<TextareaProps, 'onChange' | 'value' | 'minLength'> {
  value: string;
  onChange: (text: string) => void;
  minLength: number;
  words: {
    count: (length: number, minLength: number) => string;
    /** For screen readers: how many characters are missing. */
    remaining: (missing: number) => string;
    /** For screen readers: the text is long enough. */
    enough: string;
  };
}

/** A text area with a minimum length and, unless it is read-only, a character count below. */
export function CountedTextArea({ value, onChange, minLength, words, classNames, ...props }: CountedTextAreaProps) {
  const length = visibleLength(value);
  // Announced when the member pauses, not at every letter.
  const [settled] = useDebouncedValue(length, 1500);
  const missing = minLength - settled;
  const counts = !props.readOnly;
  return (
    <>
      {/* Mantine's Textarea without its autosize code. */}
      <InputBase
        component="textarea"
        multiline
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        // Mantine overwrites `aria-describedby`, so the count is the field's description.
        description={counts && words.count(length, minLength)}
        descriptionProps={{ mod: { enough: length >= minLength } }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ input: classes.input, description: classes.count, ...classNames }}
      />
      <VisuallyHidden role="status">
        {counts && settled > 0 && (missing > 0 ? words.remaining(missing) : words.enough)}
      </VisuallyHidden>
    </>
  );
}
