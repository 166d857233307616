import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { resetPasswordWords } from '#strings/auth/reset-password.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
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
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).forgotPasswordBody, {
    name: 'forgot-password',
    initialValues: { email: '' },
  });
  const ask = trpc.auth.forgotPassword.useMutation({
    onSuccess: (_, asked) => setSentTo(asked.email),
    onError: form.tellFailure(words.sendFailed),
  });

  if (sentTo !== null)
    return (
      <MessagePage title={words.sent} actions={<LinkButton href="/">{words.signIn}</LinkButton>}>
        <p>{words.sentMessage(sentTo)}</p>
      </MessagePage>
    );
  return (
    <MessagePage plain title={words.title}>
      <p>{words.ask}</p>
      <form noValidate className={classes.lone} onSubmit={form.submit((values) => ask.mutate(values))}>
        <TextInput
          {...form.getInputProps('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ActionButton type="submit" off={ask.isPending} mt="0.375rem">
          {ask.isPending ? words.sending : words.send}
        </ActionButton>
      </form>
    </MessagePage>
  );
}
