import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { deviceNames, passkeyWords, securityWords } from '#strings/auth/security.ts';
import { describeDevice } from '../../../../shared/auth/device-name.ts';
import { finishPasskeyBody, type Passkey, startPasskeyBody } from '../../../../shared/identity.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import classes from '../panel-form.module.css';
import { createPasskey, type PasskeyRefusal } from '../sign-in/passkey-ceremony.ts';
import { useFreshCall } from '../use-fresh-call.ts';

const words = passkeyWords;
const passkeyForm = z.strictObject({ ...startPasskeyBody.shape, name: finishPasskeyBody.shape.name });

/** Adds a passkey of this device, or of one that the browser can reach. */
export function PasskeyForm() {
  const utils = trpc.useUtils();
  const form = useContractForm(passkeyForm, {
    name: 'passkey',
    mode: 'controlled',
    initialValues: { name: describeDevice(navigator.userAgent, deviceNames), password: '' },
  });
  const finish = trpc.auth.passkeys.finishRegistration.useMutation();
  const add = useFreshCall(
    async ({ password, name }: z.output<typeof passkeyForm>): Promise<Passkey | PasskeyRefusal> => {
      const options = await utils.client.auth.passkeys.startRegistration.mutate({ password });
      const response = await createPasskey(options);
      return typeof response === 'string' ? response : finish.mutateAsync({ name, response });
    },
    {
      onSuccess: (outcome) => {
        // Turning away is an answer, and no failure.
        if (outcome === 'cancelled') return;
        if (typeof outcome === 'string') {
          const { title, message } = words.addFailed;
          return showError({ title, message: outcome === 'failed' ? message : words[outcome] });
        }
        utils.auth.passkeys.list.setData(undefined, (old) => ({ passkeys: [...(old?.passkeys ?? []), outcome] }));
        form.reset();
        showSuccess(words.added(outcome.name));
      },
      onError: form.tellFailure(words.addFailed),
    },
  );
  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => add.mutate(values))}>
      <TextInput {...form.getInputProps('name')} label={words.name} autoComplete="off" maxLength={60} />
      <PasswordField
        {...form.getInputProps('password')}
        label={securityWords.password}
        autoComplete="current-password"
      />
      <div className={classes.buttons}>
        <ActionButton type="submit" off={add.isPending}>
          {add.isPending ? words.creating : words.create}
        </ActionButton>
      </div>
    </form>
  );
}
