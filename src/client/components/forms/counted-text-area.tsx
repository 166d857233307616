import { InputBase, type TextareaProps, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import classes from './counted-text-area.module.css';

interface CountedTextAreaProps extends Omit<TextareaProps, 'onChange' | 'value' | 'minLength'> {
  value: string;
  onChange: (text: string) => void;
  minLength: number;
  words: {
    count: (length: number, minLength: number) => string;
    /** For screen readers: the number of characters that are missing, and that there are enough. */
    remaining: (missing: number) => string;
    enough: string;
  };
}

/** A text area for a text of a certain length, with a count of its characters below while it can be written in. */
export function CountedTextArea({ value, onChange, minLength, words, classNames, ...props }: CountedTextAreaProps) {
  const length = value.trim().length;
  // Spoken when the writer pauses, and not at every letter.
  const [settled] = useDebouncedValue(length, 1500);
  const missing = minLength - settled;
  const counts = !props.readOnly;
  return (
    <>
      {/* What Mantine's Textarea is, without the part that lets one grow. */}
      <InputBase
        component="textarea"
        multiline
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        // Mantine drops an aria-describedby of ours, so the count is the field's description.
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
