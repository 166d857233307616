import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { resetPasswordWords } from '#strings/auth/reset-password.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { Loading } from '../../../components/loading/loading.tsx';
import { LoadErrorPage } from '../../../components/messages/error-page.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { endSession, readUserId } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';
import { useSession } from '../../member/member-context.tsx';
import { StrengthMeter } from '../account-fields/strength-meter.tsx';

const words = resetPasswordWords;

/** The page behind "Forgot your password?" and behind the link in its mail (decisions.md D5). */
export default function ResetPasswordPage() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} onAskAgain={() => setSearch({})} /> : <AskForLink />;
}

function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captured = trpc.alerts.configured.useQuery().data?.mailCaptured;
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).forgotPasswordBody, {
    name: 'forgot-password',
    initialValues: { email: '' },
  });
  const ask = trpc.auth.forgotPassword.useMutation({
    onSuccess: (_, asked) => setSentTo(asked.email),
    onError: form.showCallError(words.sendFailed),
  });

  if (sentTo !== null)
    return (
      <MessagePage
        title={captured ? words.captured : words.sent}
        actions={<LinkButton href="/">{words.signIn}</LinkButton>}
      >
        <p>{captured ? words.capturedMessage : words.sentMessage(sentTo)}</p>
      </MessagePage>
    );
  return (
    <MessagePage plain title={words.title}>
      <p>{words.ask}</p>
      <Form maw="27rem" mt="xl" onSubmit={form.submit((values) => ask.mutate(values))}>
        <TextInput
          {...form.getInputProps('email')}
          label={words.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
        <ActionButton type="submit" busy={ask.isPending && words.sending} mt="0.375rem">
          {words.send}
        </ActionButton>
      </Form>
    </MessagePage>
  );
}

/** Sets a new password with the token of the link, which works once (decisions.md D5). */
function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const { member } = useSession();
  const form = useContractForm(
    async () => (await import('../../../../shared/auth.ts')).resetPasswordBody.omit({ token: true }),
    { name: 'reset-password', initialValues: { password: '' } },
  );
  const reset = trpc.auth.resetPassword.useMutation({
    onError: form.showCallError(words.saveFailed),
    // The reset ends every session of the account, perhaps also this browser's. Queued completions survive it.
    onSuccess: () => {
      if (account?.id === readUserId()) endSession({ known: true });
    },
  });
  const link = trpc.auth.resetLink.useQuery({ token }, { enabled: !reset.isSuccess });
  const account = link.data?.account;
  const isOver = [link.error, reset.error].some((error) => {
    const { status, issues } = readServerError(error);
    // A 400 without a field is about the link.
    return status === 400 && issues.length === 0;
  });

  if (reset.isSuccess && account && member && member.account.id !== account.id)
    return (
      <MessagePage title={words.saved} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.savedForOther(account.username, member.account.username)}</p>
      </MessagePage>
    );
  if (reset.isSuccess)
    return (
      <MessagePage title={words.saved} actions={<LinkButton href="/">{words.signIn}</LinkButton>}>
        <p>{words.savedMessage}</p>
      </MessagePage>
    );
  if (isOver)
    return (
      <MessagePage title={words.over} actions={<Button onClick={onAskAgain}>{words.again}</Button>}>
        <p>{words.overMessage}</p>
      </MessagePage>
    );
  if (link.isError) return <LoadErrorPage error={link.error} onRetry={() => void link.refetch()} />;
  if (!account) return <Loading />;
  return (
    <MessagePage plain title={words.choose}>
      <p>{words.chooseMessage(account.username)}</p>
      <Form maw="27rem" mt="xl" onSubmit={form.submit((values) => reset.mutate({ ...values, token }))}>
        <div>
          <PasswordField {...form.getInputProps('password')} label={words.password} autoComplete="new-password" />
          <StrengthMeter
            password={form.values.password}
            personalWords={[account.username]}
            error={form.errors.password}
          />
        </div>
        <ActionButton type="submit" busy={reset.isPending && words.saving} mt="0.375rem">
          {words.save}
        </ActionButton>
      </Form>
    </MessagePage>
  );
}
