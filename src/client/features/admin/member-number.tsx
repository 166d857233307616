import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { adminToolWords } from '#strings/admin-tools.ts';
import classes from './tools.module.css';

const words = adminToolWords.member;
// The specified default (product.md §9).
const DEFAULT = '2';

/** The number of the member a test is about, as it is typed. */
export function useMemberNumber() {
  const [text, setText] = useState(DEFAULT);
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return {
    /** Whether something stands there: only then can anything be asked for (product.md §5). */
    given: text.trim() !== '',
    /** Does something about the member; where no number stands there, says so at the field. */
    withNumber(act: (userId: number) => void) {
      const userId = Number(text);
      if (Number.isSafeInteger(userId) && userId > 0) return act(userId);
      setWrong(true);
      input.current?.focus();
    },
    field: (
      <TextInput
        ref={input}
        className={classes.number}
        label={words.label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={wrong ? words.invalid : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
      />
    ),
  };
}
