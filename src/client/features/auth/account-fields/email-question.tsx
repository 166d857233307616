import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { welcomeWords } from '#strings/auth/welcome.ts';
import { focusSubmitAfter } from '../../../lib/page/focus-after.ts';

const words = welcomeWords.mistyped;

interface Question {
  typed: string;
  likely: string;
  send: (email: string) => void;
}

/** Asks "Did you mean …?" before a form with an e-mail address that looks mistyped is sent. */
export function useEmailQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const answered = useRef<string | null>(null);
  const dropCheck = useRef<(() => void) | null>(null);
  return {
    question,
    /** Calls `send` with the address. If it looks mistyped, asks the member first, once per address. */
    async ask(email: string, send: (email: string) => void) {
      const dropped = new Promise<typeof DROPPED>((resolve) => {
        dropCheck.current = () => resolve(DROPPED);
      });
      const likely = email === answered.current ? null : await Promise.race([findLikely(email), dropped]);
      if (likely === DROPPED) return;
      if (likely === null) return send(email);
      setQuestion({ typed: email, likely, send });
    },
    answer(email: string) {
      answered.current = email;
      setQuestion(null);
      question?.send(email);
    },
    /** Drops the question, or the address that is being checked, when the form changes. */
    clear() {
      dropCheck.current?.();
      setQuestion(null);
    },
  };
}

const DROPPED = Symbol('the form changed during the check');

async function findLikely(email: string): Promise<string | null> {
  try {
    return (await import('./suggest-email.ts')).suggestEmail(email);
  } catch {
    // The question is optional. If its chunk does not load, send the address as typed.
    return null;
  }
}

/** Shows the question below the field. Either answer sends the form. */
export function EmailQuestionBox({ question, answer }: ReturnType<typeof useEmailQuestion>) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) box.current?.focus();
  }, [question]);
  if (!question) return null;
  const { typed, likely } = question;
  return (
    <Stack
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      gap="sm"
      p="md"
      bg="var(--caution-ground)"
      bdrs="md"
      style={{ overflowWrap: 'anywhere', outline: 'none' }}
    >
      <p id={id}>
        {words.question} <strong>{likely}</strong>?
      </p>
      <Group gap="0.5rem 0.75rem">
        <Button
          size="sm"
          variant="default"
          onClick={(event) => focusSubmitAfter(() => answer(likely), event.currentTarget)}
        >
          {words.use}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={(event) => focusSubmitAfter(() => answer(typed), event.currentTarget)}
        >
          {words.keep}
        </Button>
      </Group>
    </Stack>
  );
}
