import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { numberWords as words } from '#strings/alerts/alerts.ts';
import { standingWords } from '#strings/messages/standings.ts';
import { cleanPhoneNumber } from '../../../../shared/alerts/phone.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import type { NumberField } from '../../../../shared/channels/facts.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import type { AlertEditing } from '../preferences/alert-form.tsx';
import classes from './details.module.css';
import { switchId } from './method-row.tsx';
import { useWait } from './use-wait.ts';

// The wait before the member may ask for another code.
const RESEND_SECONDS = 30;

interface VerifyNumberProps {
  channel: AlertMethod;
  field: NumberField;
  standing: MethodState;
  editing: AlertEditing;
}

/** Verifies a number: the server sends a code to the saved number, and the member types it here (rules.md C9, C10). */
export function VerifyNumber({ channel, field, standing, editing }: VerifyNumberProps) {
  const { saved, values } = editing;
  const number = saved[field];
  const stored = number !== null && saved.alertMethods.includes(channel) && cleanPhoneNumber(values[field]) === number;
  if (standing.state === 'ready') return stored ? <p className={classes.note}>{words.goesTo(number)}</p> : null;
  if (!stored) return <p className={classes.note}>{words.saveFirst}</p>;
  const { box } = CHANNELS[channel].consent;
  if (box && !(saved[box] && values[box])) return <p className={classes.note}>{words.notAgreed}</p>;
  return <CodeForm key={number} channel={channel} number={number} />;
}

function CodeForm({ channel, number }: { channel: AlertMethod; number: string }) {
  const { account } = useMember();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [seconds, wait] = useWait();
  const field = useRef<HTMLInputElement>(null);
  // The server's sentence about the last code; null before the first.
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    if (sent !== null) field.current?.focus();
  }, [sent]);
  const start = trpc.alerts.verification.start.useMutation({
    onSuccess({ message, said }) {
      wait(RESEND_SECONDS);
      setProblem(null);
      setSent(standingWords.of(message, said));
    },
  });
  const confirm = trpc.alerts.verification.confirm.useMutation({
    onSuccess() {
      showSuccess(words.confirmed(number));
      document.getElementById(switchId(channel))?.focus();
    },
    onError(error) {
      flushSync(() => setProblem(readServerError(error).message ?? words.confirmFailed));
      field.current?.focus();
    },
  });
  const send = () => start.mutate({ userId: account.id, channel });

  return (
    <div className={classes.group}>
      <p role="status" className={classes.note}>
        {sent ?? words.notConfirmed(number)}
      </p>
      {sent !== null && (
        <form
          noValidate
          className={classes.group}
          onSubmit={(event) => {
            event.preventDefault();
            if (confirm.isPending) return;
            if (code.trim()) return confirm.mutate({ userId: account.id, channel, code });
            flushSync(() => setProblem(words.codeMissing));
            field.current?.focus();
          }}
        >
          <TextInput
            ref={field}
            label={words.code}
            error={problem}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setProblem(null);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
          <div className={classes.buttons}>
            <ActionButton type="submit" off={confirm.isPending}>
              {confirm.isPending ? words.confirming : words.confirm}
            </ActionButton>
            <ActionButton variant="subtle" off={start.isPending || seconds > 0} onClick={send}>
              {start.isPending ? words.sending : seconds > 0 ? words.resendIn(seconds) : words.resend}
            </ActionButton>
          </div>
        </form>
      )}
      {start.error && (
        <p role="alert" className={classes.error}>
          {readServerError(start.error).message ?? words.sendFailed}
        </p>
      )}
      {sent === null && (
        <div className={classes.buttons}>
          <ActionButton variant="default" size="sm" off={start.isPending} onClick={send}>
            {start.isPending ? words.sending : words.send}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
