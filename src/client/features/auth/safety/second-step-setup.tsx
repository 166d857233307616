import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { secondStepWords, securityWords } from '#strings/auth/security.ts';
import { confirmSecondStepBody, startSecondStepBody } from '../../../../shared/identity.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { CopyField } from '../../../components/buttons/copy-field.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { QrCode } from '../../../components/text/qr-code.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import classes from '../panel-form.module.css';
import { useFreshCall } from '../use-fresh-call.ts';
import secret from './second-step-setup.module.css';

const words = secondStepWords;

/** Turning the second step on: the password, the secret for the app, and a first code from it. */
export default function SecondStepSetup({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  return started ? <Confirm {...started} onCodes={onCodes} /> : <Start onStarted={setStarted} />;
}

function Start({ onStarted }: { onStarted: (made: { secret: string; uri: string }) => void }) {
  const utils = trpc.useUtils();
  const form = useContractForm(startSecondStepBody, {
    name: 'second-step-start',
    mode: 'controlled',
    initialValues: { password: '' },
  });
  const start = useFreshCall(utils.client.auth.secondStep.start.mutate, {
    onSuccess: onStarted,
    onError: form.tellFailure(securityWords.failed),
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => start.mutate(values))}>
      <p className={classes.note}>{words.startAbout}</p>
      <PasswordField
        {...form.getInputProps('password')}
        label={securityWords.password}
        autoComplete="current-password"
        autoFocus
      />
      <div className={classes.buttons}>
        <ActionButton type="submit" off={start.isPending}>
          {start.isPending ? words.starting : words.start}
        </ActionButton>
      </div>
    </form>
  );
}

function Confirm(props: { secret: string; uri: string; onCodes: (codes: string[]) => void }) {
  const steps = useRef<HTMLParagraphElement>(null);
  // The first thing to do is to scan, which may be above the code's field.
  useEffect(() => {
    steps.current?.focus({ preventScroll: true });
    steps.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const form = useContractForm(confirmSecondStepBody, {
    name: 'second-step-code',
    mode: 'controlled',
    initialValues: { code: '' },
  });
  const confirm = trpc.auth.secondStep.confirm.useMutation({
    onSuccess: ({ recoveryCodes }) => {
      props.onCodes(recoveryCodes);
      showSuccess(words.turnedOn);
    },
    onError: form.tellFailure(securityWords.failed),
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => confirm.mutate(values))}>
      <div>
        <p ref={steps} tabIndex={-1} className={secret.label}>
          {words.scan}
        </p>
        <QrCode text={props.uri} label={words.qr} />
        {/* On the phone that has the app there is nothing to scan with. */}
        <a className={secret.openApp} href={props.uri}>
          {words.openApp}
        </a>
      </div>
      <CopyField label={words.secret} text={props.secret} groupsOf={4} />
      <TextInput
        {...form.getInputProps('code')}
        label={words.code}
        description={words.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <div className={classes.buttons}>
        <ActionButton type="submit" off={confirm.isPending}>
          {confirm.isPending ? words.confirming : words.confirm}
        </ActionButton>
      </div>
    </form>
  );
}
