import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { resetPasswordWords } from '#strings/auth/reset-password.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { useFaults } from '../../../lib/forms/form-faults.ts';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { NewPassword } from './new-password.tsx';
import classes from './welcome.module.css';

const words = resetPasswordWords;

/** Where "Forgot your password?" leads, and the link in the mail it sends (decisions.md D5). */
export default function ResetPasswordPage() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} onAskAgain={() => setSearch({})} /> : <AskForLink />;
}

function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const faults = useFaults(async () => (await import('../../../../shared/auth.ts')).forgotPasswordBody, {
    name: 'forgot-password',
    fields: ['email'],
  });
  const ask = trpc.auth.forgotPassword.useMutation({
    onSuccess: (_, asked) => setSentTo(asked.email),
    onError: (error) => {
      if (faults.placeServerErrors(error)) return;
      const { title, message } = words.sendFailed;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const values = await faults.check({ email });
    if (values) ask.mutate(values);
  };

  if (sentTo !== null)
    return (
      <MessagePage title={words.sent} actions={<LinkButton href="/">{words.signIn}</LinkButton>}>
        <p>{words.sentMessage(sentTo)}</p>
      </MessagePage>
    );
  return (
    <MessagePage plain title={words.title}>
      <p>{words.ask}</p>
      <form noValidate className={classes.lone} onSubmit={(event) => void send(event)}>
        <TextInput
          {...faults.of('email')}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            faults.clear();
          }}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ActionButton type="submit" off={ask.isPending} className={classes.submit}>
          {ask.isPending ? words.sending : words.send}
        </ActionButton>
      </form>
    </MessagePage>
  );
}
