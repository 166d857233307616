import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { resetPasswordWords } from '#strings/reset-password.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useContractForm } from '../../lib/contract-form.ts';
import { showError } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { forgetMember } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { StrengthMeter } from './strength-meter.tsx';
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
  const form = useContractForm(async () => (await import('../../../shared/auth.ts')).forgotPasswordBody, {
    name: 'forgot-password',
    mode: 'uncontrolled',
    initialValues: { email: '' },
  });
  const ask = trpc.auth.forgotPassword.useMutation({
    onSuccess: (_, { email }) => setSentTo(email),
    onError: (error) => {
      if (form.placeServerErrors(error)) return;
      const { title, message } = words.sendFailed;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });

  if (sentTo !== null)
    return (
      <MessagePage title={words.sent} actions={<LinkButton href="/">{words.signIn}</LinkButton>}>
        <p>{words.sentMessage(sentTo)}</p>
      </MessagePage>
    );
  return (
    <MessagePage title={words.title}>
      <p>{words.ask}</p>
      <form noValidate className={classes.lone} onSubmit={form.submit((values) => ask.mutate(values))}>
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" disabled={ask.isPending} className={classes.submit}>
          {ask.isPending ? words.sending : words.send}
        </Button>
      </form>
    </MessagePage>
  );
}

function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const utils = trpc.useUtils();
  const form = useContractForm(
    async () => (await import('../../../shared/auth.ts')).resetPasswordBody.omit({ token: true }),
    {
      name: 'reset-password',
      mode: 'controlled',
      initialValues: { password: '' },
    },
  );
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: async () => {
      // Every session has ended, the one in this browser too.
      forgetMember();
      await utils.invalidate();
    },
    onError: (error) => {
      if (form.placeServerErrors(error)) return;
      const { title, message } = words.saveFailed;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });
  const refused = reset.isError && readServerError(reset.error).status === 400;

  if (reset.isSuccess)
    return (
      <MessagePage title={words.saved} actions={<LinkButton href="/">{words.signIn}</LinkButton>}>
        <p>{words.savedMessage}</p>
      </MessagePage>
    );
  return (
    <MessagePage title={words.choose}>
      <p>{words.chooseMessage}</p>
      <form noValidate className={classes.lone} onSubmit={form.submit((values) => reset.mutate({ ...values, token }))}>
        <div>
          <PasswordField {...form.getInputProps('password')} label={words.password} autoComplete="new-password" />
          <StrengthMeter password={form.values.password} own={[]} />
        </div>
        <Button type="submit" disabled={reset.isPending} className={classes.submit}>
          {reset.isPending ? words.saving : words.save}
        </Button>
        {refused && (
          <Button variant="default" onClick={onAskAgain}>
            {words.again}
          </Button>
        )}
      </form>
    </MessagePage>
  );
}
