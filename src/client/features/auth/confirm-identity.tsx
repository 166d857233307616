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
  /** Where the member was, to bring them back there. */
  from: Element | null;
  answer: (confirmed: boolean) => void;
}

/** How a part asks; null outside {@link ConfirmIdentity}. */
export const AskContext = createContext<AskWho | null>(null);

/** What is inside may ask a member to show again who they are, in place. */
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
