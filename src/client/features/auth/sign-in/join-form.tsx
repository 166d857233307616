import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { welcomeWords } from '#strings/auth/welcome.ts';
import { registrationWording } from '#strings/consent/registration.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { Note } from '../../../components/text/note.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { NewAccountFields, useNewAccount } from '../account-fields/new-account-fields.tsx';
import { INVITATION } from './invitation.ts';
import { useStartSession } from './use-start-session.ts';

const words = welcomeWords;

/** The form that creates an account. */
export function JoinForm({ email: typed }: { email: RefObject<string> }) {
  const startSession = useStartSession();
  const [search] = useSearchParams();
  // From an invitation link, which a site may require (decisions.md D6).
  const invitation = search.get(INVITATION) ?? undefined;
  // The address of an attempt whose answer did not arrive.
  const unanswered = useRef<string | null>(null);
  const register = trpc.auth.register.useMutation({
    onSuccess: ({ user }) => {
      startSession(user, '/onboarding');
      showSuccess(words.registered);
    },
    onError: (error, { email }) => {
      account.placeServerErrors(error);
      const { status } = readServerError(error);
      if (status === null) unanswered.current = email;
      // The earlier attempt may have created the account.
      if (status === 409 && unanswered.current === email) showError(words.mayHaveJoined);
      else showCallError(words.registrationFailed)(error);
    },
  });

  const account = useNewAccount({
    name: 'join',
    email: typed.current,
    send: (values) => register.mutate({ ...values, invitation, wordingLanguage: currentLanguage }),
  });
  const { email } = account.form.values;
  useEffect(() => {
    typed.current = email;
  }, [typed, email]);

  return (
    <Form method="post" onSubmit={account.submit}>
      <NewAccountFields account={account} />
      <ActionButton type="submit" fullWidth busy={register.isPending && words.joining} mt="0.375rem">
        {words.join}
      </ActionButton>
      {/* The ledger records that exactly this text was shown (decisions.md D6, D30). */}
      <Note>{registrationWording.text}</Note>
    </Form>
  );
}
