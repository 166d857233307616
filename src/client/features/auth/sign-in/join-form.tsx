import { Text } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { welcomeWords } from '#strings/auth/auth.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { NewAccountFields, useNewAccount } from '../account-fields/new-account-fields.tsx';
import { INVITATION } from './invitation.ts';
import { useStartSession } from './use-start-session.ts';
import classes from './welcome.module.css';

const words = welcomeWords;

/** The form that makes an account. */
export function JoinForm({ email: typed }: { email: RefObject<string> }) {
  const arrive = useStartSession();
  const [search] = useSearchParams();
  // Out of the link of an invitation, which a site may ask for (decisions.md D6).
  const invitation = search.get(INVITATION) ?? undefined;
  const register = trpc.auth.register.useMutation({
    onSuccess: ({ user }) => {
      arrive(user, '/onboarding');
      showSuccess(words.registered);
    },
    onError: (error) => {
      account.placeServerErrors(error);
      tellFailure(words.registrationFailed)(error);
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
    <form method="post" noValidate className={classes.form} onSubmit={account.submit}>
      <NewAccountFields account={account} />
      <ActionButton type="submit" fullWidth off={register.isPending} mt="0.375rem">
        {register.isPending ? words.joining : words.join}
      </ActionButton>
      {/* The ledger records that these very words were shown (decisions.md D6, D30). */}
      <Text c="dimmed" fz="sm" lh={1.55}>
        {consentWordings.registration.text}
      </Text>
    </form>
  );
}
