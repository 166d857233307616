import { createContext, type ReactNode, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { missingOver } from '../../components/messages/missing-part.tsx';

const ConfirmIdentityDialog = lazyPart(() => import('./confirm-identity-dialog.tsx'), {
  missing: missingOver(({ onAnswer }) => ({ opened: true, onClose: () => onAnswer(false) })),
});

/** Asks who is there, with the password they have just typed where there is one; false where they turn back. */
type AskWho = (password: string | undefined) => Promise<boolean>;

interface Question {
  password: string | undefined;
  /** The element that had the focus, to return it. */
  from: Element | null;
  answer: (confirmed: boolean) => void;
}

/** The function by which a component asks for an identity check; null outside {@link ConfirmIdentity}. */
export const AskContext = createContext<AskWho | null>(null);

/** Lets the components inside it ask the member to confirm their identity, without leaving the page. */
export function ConfirmIdentity({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback<AskWho>(
    (password) =>
      new Promise((answer) => setQuestion({ password: password || undefined, from: document.activeElement, answer })),
    [],
  );
  return (
    <AskContext value={ask}>
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
    </AskContext>
  );
}
