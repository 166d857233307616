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

// The question is optional: a form does not wait longer than this for its chunk.
const MAX_WAIT_MS = 3_000;

/** Asks "Did you mean …?" before a form with an e-mail address that looks mistyped is sent. */
export function useEmailQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const answered = useRef<string | null>(null);
  const dropCheck = useRef<(() => void) | null>(null);
  return {
    question,
    /** The props of the field with the address: the question's chunk loads while the member types. */
    fieldProps: { onFocusCapture: preloadCheck },
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

const loadCheck = () => import('./suggest-email.ts');

const preloadCheck = () => void loadCheck().catch(() => undefined);

/** Returns the address that the member probably meant; null without one, or if the chunk fails or takes too long to load. */
async function findLikely(email: string): Promise<string | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null));
  const check = await Promise.race([loadCheck().catch(() => null), tooLate]);
  return check?.suggestEmail(email) ?? null;
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
