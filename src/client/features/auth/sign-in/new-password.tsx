import { Button } from '@mantine/core';
import { resetPasswordWords } from '#strings/auth/reset-password.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { endSession } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';
import { StrengthMeter } from '../account-fields/strength-meter.tsx';
import classes from './welcome.module.css';

const words = resetPasswordWords;

/** The page behind the link in the mail. It sets a new password once (decisions.md D5). */
export function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const form = useContractForm(
    async () => (await import('../../../../shared/auth.ts')).resetPasswordBody.omit({ token: true }),
    { name: 'reset-password', initialValues: { password: '' } },
  );
  const reset = trpc.auth.resetPassword.useMutation({
    // Every session has ended, the one in this browser too; what waits here is sent by the next one.
    onSuccess: () => endSession({ known: true }),
    onError: form.tellFailure(words.saveFailed),
  });
  const error = readServerError(reset.error);
  // A 400 without a field is about the link.
  const refused = error.status === 400 && error.issues.length === 0;

  if (reset.isSuccess)
    return (
      <MessagePage title={words.saved} actions={<LinkButton href="/">{words.signIn}</LinkButton>}>
        <p>{words.savedMessage}</p>
      </MessagePage>
    );
  return (
    <MessagePage plain title={words.choose}>
      <p>{words.chooseMessage}</p>
      <form noValidate className={classes.lone} onSubmit={form.submit((values) => reset.mutate({ ...values, token }))}>
        <div>
          <PasswordField {...form.getInputProps('password')} label={words.password} autoComplete="new-password" />
          <StrengthMeter password={form.values.password} own={[]} error={form.errors.password} />
        </div>
        <ActionButton type="submit" off={reset.isPending} mt="0.375rem">
          {reset.isPending ? words.saving : words.save}
        </ActionButton>
        {refused && (
          <Button variant="default" onClick={onAskAgain}>
            {words.again}
          </Button>
        )}
      </form>
    </MessagePage>
  );
}
