import { Group, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { standingWords } from '#strings/messages/standings.ts';
import type { AddressWords } from '../../../../content/strings/channel-words.ts';
import { addressesIn } from '../../../../shared/alerts/typed-addresses.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import type { ChannelPartProps } from './channel-row.ts';
import classes from './details.module.css';
import { switchId } from './method-row.tsx';
import { useWait } from './use-wait.ts';
import { nextVerifyStep } from './verify-step.ts';

// The wait before the member may ask for another code.
const RESEND_SECONDS = 30;

/** Verifies an address: the server sends a code to the saved address, and the member types it (rules.md C9, C10). */
export function VerifyAddress({ standing, editing: { saved, values } }: ChannelPartProps) {
  const { method } = standing;
  const said = channelWords[method].address;
  const step = nextVerifyStep(standing, saved, values);
  if (!said || step === null) return null;
  const address = addressesIn(saved)[method] ?? '';
  const shown = saved.shownAddresses[method]?.asRead ?? address;
  switch (step) {
    case 'type':
      return <p className={classes.note}>{said.typeFirst}</p>;
    case 'save':
      return <p className={classes.note}>{said.saveFirst}</p>;
    case 'agree':
      return <p className={classes.note}>{said.notAgreed}</p>;
    case 'done':
      return <p className={classes.note}>{said.goesTo(shown)}</p>;
    case 'confirm':
    case 'restart': {
      const why = step === 'restart' ? said.startAgain : said.notConfirmed(shown);
      return <CodeForm key={address} channel={method} address={shown} why={why} said={said} />;
    }
  }
}

interface CodeFormProps {
  channel: AlertMethod;
  /** The address as people write it. */
  address: string;
  /** Says why a code is needed. */
  why: string;
  said: AddressWords;
}

function CodeForm({ channel, address, why, said }: CodeFormProps) {
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
    onSuccess({ message, said: coded }) {
      wait(RESEND_SECONDS);
      setProblem(null);
      setSent(standingWords.of(message, coded));
    },
  });
  const confirm = trpc.alerts.verification.confirm.useMutation({
    onSuccess() {
      showSuccess(said.confirmed(address));
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
        {sent ?? why}
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
          <Group gap="0.5rem 0.75rem">
            <ActionButton type="submit" size="sm" off={confirm.isPending}>
              {confirm.isPending ? words.confirming : words.confirm}
            </ActionButton>
            <ActionButton variant="subtle" size="sm" off={start.isPending || seconds > 0} onClick={send}>
              {start.isPending ? words.sending : seconds > 0 ? words.resendIn(seconds) : words.resend}
            </ActionButton>
          </Group>
        </form>
      )}
      {start.error && (
        <Text role="alert" c="error" fz="sm" lh={1.55}>
          {readServerError(start.error).message ?? words.sendFailed}
        </Text>
      )}
      {sent === null && (
        <Group gap="0.5rem 0.75rem">
          <ActionButton variant="default" size="sm" off={start.isPending} onClick={send}>
            {start.isPending ? words.sending : words.send}
          </ActionButton>
        </Group>
      )}
    </div>
  );
}
