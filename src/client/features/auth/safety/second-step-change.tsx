import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { secondStepWords, securityWords } from '#strings/auth/security.ts';
import { provenBody } from '../../../../shared/identity.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import classes from '../panel-form.module.css';

const words = secondStepWords;

interface SecondStepChangeProps {
  onCodes: (codes: string[]) => void;
  onDone: () => void;
}

/** Turning the second step off, or making new recovery codes: each asks for both proofs. */
export default function SecondStepChange({ onCodes, onDone }: SecondStepChangeProps) {
  const utils = trpc.useUtils();
  const form = useContractForm(provenBody, {
    name: 'second-step-proof',
    mode: 'controlled',
    initialValues: { password: '', code: '' },
  });
  const onError = form.tellFailure(securityWords.failed);
  const renew = trpc.auth.secondStep.renewCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError,
  });
  const disable = trpc.auth.secondStep.disable.useMutation({
    onSuccess: () => {
      utils.auth.secondStep.state.setData(
        undefined,
        (before) => before && { ...before, enabled: false, pending: false, recoveryCodesLeft: 0 },
      );
      onDone();
      showSuccess(words.turnedOff);
    },
    onError,
  });
  // The button that submitted the form; Enter counts as the first.
  const wish = useRef<'renew' | 'disable'>('renew');
  const send = form.submit((values) => (wish.current === 'renew' ? renew : disable).mutate(values));
  const pending = renew.isPending || disable.isPending;
  return (
    <form noValidate className={classes.form} onSubmit={send}>
      <p className={classes.note}>
        {words.proofAbout} {words.renewAbout}
      </p>
      <PasswordField
        {...form.getInputProps('password')}
        label={securityWords.password}
        autoComplete="current-password"
        autoFocus
      />
      <TextInput
        {...form.getInputProps('code')}
        label={words.proofCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={classes.buttons}>
        <ActionButton
          type="submit"
          variant="default"
          off={pending}
          onClick={() => {
            wish.current = 'renew';
          }}
        >
          {renew.isPending ? words.renewing : words.renew}
        </ActionButton>
        <ActionButton
          type="submit"
          variant="subtle"
          color="danger"
          off={pending}
          onClick={() => {
            wish.current = 'disable';
          }}
        >
          {disable.isPending ? words.turningOff : words.turnOff}
        </ActionButton>
      </div>
    </form>
  );
}
