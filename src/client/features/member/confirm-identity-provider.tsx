import { createContext, type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { dialogFallbackBy } from '../../components/messages/lazy-part-fallbacks.tsx';

const ConfirmIdentityDialog = lazyPart(() => import('./confirm-identity-dialog.tsx'), {
  fallback: dialogFallbackBy(({ onAnswer }) => ({ opened: true, onClose: () => onAnswer(false) })),
});

/** Asks the member to sign in again, trying a just typed password first. Resolves to false if they cancel. */
type AskToConfirm = (password: string | undefined) => Promise<boolean>;

interface Question {
  password: string | undefined;
  /** The element to return the focus to. */
  from: Element | null;
  answer: (confirmed: boolean) => void;
}

/** The function that asks the member to confirm their identity; null outside {@link ConfirmIdentityProvider}. */
export const ConfirmIdentityContext = createContext<AskToConfirm | null>(null);

/** Lets components inside it ask the member to confirm their identity without leaving the page. */
export function ConfirmIdentityProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  // Calls that ask while the dialog is open share its answer.
  const openQuestion = useRef<Promise<boolean> | null>(null);
  const ask = useCallback<AskToConfirm>((password) => {
    openQuestion.current ??= new Promise<boolean>((answer) =>
      setQuestion({ password: password || undefined, from: document.activeElement, answer }),
    ).finally(() => {
      openQuestion.current = null;
    });
    return openQuestion.current;
  }, []);
  return (
    <ConfirmIdentityContext value={ask}>
      {children}
      {question && (
        <ConfirmIdentityDialog
          password={question.password}
          onAnswer={(confirmed) => {
            flushSync(() => setQuestion(null));
            if (question.from instanceof HTMLElement) question.from.focus({ preventScroll: true });
            question.answer(confirmed);
          }}
        />
      )}
    </ConfirmIdentityContext>
  );
}
