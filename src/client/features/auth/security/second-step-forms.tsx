import { Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { secondStepWords, securityWords } from '#strings/auth/security.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { CopyField } from '../../../components/buttons/copy-field.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { Note } from '../../../components/text/note.tsx';
import { QrCode } from '../../../components/text/qr-code.tsx';
import { useCopy } from '../../../lib/browser/copy-text.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { PanelForm } from '../panel-form.tsx';
import classes from './second-step-forms.module.css';

const words = secondStepWords;

interface ChangeProps {
  onCodes: (codes: string[]) => void;
  onDone: () => void;
}

/** The forms that turn the second step on and off. */
export default function SecondStepForms({ enabled, ...props }: ChangeProps & { enabled: boolean }) {
  return enabled ? <Change {...props} /> : <Setup onCodes={props.onCodes} />;
}

/** Turns the second step off or creates new recovery codes. Both need the password and a code. */
function Change({ onCodes, onDone }: ChangeProps) {
  const utils = trpc.useUtils();
  const initialValues = { password: '', code: '' };
  const form = useContractForm(async () => (await import('../../../../shared/auth/credentials.ts')).provenBody, {
    name: 'second-step-proof',
    initialValues,
  });
  const onError = form.showCallError(securityWords.failed);
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
  return (
    <PanelForm
      submit={words.renew}
      variant="default"
      busy={renew.isPending && words.renewing}
      inactive={disable.isPending}
      buttons={
        <ActionButton
          variant="subtle"
          color="danger"
          inactive={renew.isPending}
          busy={disable.isPending && words.turningOff}
          onClick={() => form.submit((values) => disable.mutate(values))()}
        >
          {words.turnOff}
        </ActionButton>
      }
      onSubmit={form.submit((values) => renew.mutate(values))}
    >
      <Note>
        {words.proofAbout} {words.renewAbout}
      </Note>
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
    </PanelForm>
  );
}

interface Started {
  secret: string;
  uri: string;
  /** True when an earlier secret, which an app may hold, is replaced. */
  isReplacing: boolean;
}

/** Turns the second step on: asks for the password, shows the secret, and asks for the app's first code. */
function Setup({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [started, setStarted] = useState<Started | null>(null);
  return started ? <Confirm {...started} onCodes={onCodes} /> : <Start onStarted={setStarted} />;
}

function Start({ onStarted }: { onStarted: (started: Started) => void }) {
  const utils = trpc.useUtils();
  const { state } = utils.auth.secondStep;
  const form = useContractForm(
    async () => (await import('../../../../shared/auth/credentials.ts')).startSecondStepBody,
    { name: 'second-step-start', initialValues: { password: '' } },
  );
  const start = useConfirmIdentityMutation(utils.client.auth.secondStep.start.mutate, {
    onSuccess: (made) => {
      const before = state.getData();
      onStarted({ ...made, isReplacing: before?.pending ?? false });
      state.setData(undefined, before && { ...before, pending: true });
    },
    onError: form.showCallError(securityWords.failed),
  });
  return (
    <PanelForm
      submit={words.start}
      busy={start.isPending && words.starting}
      onSubmit={form.submit((values) => start.mutate(values))}
    >
      <Note>{words.startAbout}</Note>
      <PasswordField
        {...form.getInputProps('password')}
        label={securityWords.password}
        autoComplete="current-password"
        autoFocus
      />
    </PanelForm>
  );
}

function Confirm(props: Started & { onCodes: (codes: string[]) => void }) {
  const copying = useCopy();
  const steps = useRef<HTMLParagraphElement>(null);
  // Scanning comes first, so focus its instruction and not the field below.
  useEffect(() => {
    steps.current?.focus({ preventScroll: true });
    steps.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const form = useContractForm(
    async () => (await import('../../../../shared/auth/credentials.ts')).confirmSecondStepBody,
    { name: 'second-step-code', initialValues: { code: '' } },
  );
  const confirm = trpc.auth.secondStep.confirm.useMutation({
    onSuccess: ({ recoveryCodes }) => {
      props.onCodes(recoveryCodes);
      showSuccess(words.turnedOn);
    },
    onError: form.showCallError(securityWords.failed),
  });
  return (
    <PanelForm
      submit={words.confirm}
      busy={confirm.isPending && words.confirming}
      onSubmit={form.submit((values) => confirm.mutate(values))}
    >
      <div>
        <Text ref={steps} tabIndex={-1} fz="sm" fw={600} style={{ outline: 'none' }}>
          {words.scan}
        </Text>
        {props.isReplacing && <Note>{words.scanAgain}</Note>}
        <QrCode text={props.uri} label={words.qr} />
        {/* A phone cannot scan its own screen. */}
        <a className={classes.openApp} href={props.uri}>
          {words.openApp}
        </a>
      </div>
      <CopyField label={words.secret} text={props.secret} groupsOf={4} copying={copying} />
      <TextInput
        {...form.getInputProps('code')}
        label={words.code}
        description={words.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </PanelForm>
  );
}
