import { Box, Group, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { AddressWords } from '../../../../content/strings/channel-words.ts';
import { addressesIn, addressPath } from '../../../../shared/alerts/typed-addresses.ts';
import { type AlertMethod, CHANNELS, typedAddressOf } from '../../../../shared/channels/channels.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { Note } from '../../../components/text/note.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';
import { useCountdown } from '../../../lib/time/countdown.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import type { AlertEditing } from '../alert-editing.ts';
import { addressProblem } from '../alert-edits.ts';
import classes from './channel-details.module.css';
import { type ChannelPartProps, focusSwitch } from './channel-row.tsx';
import { nextVerifyStep } from './verify-step.ts';

// The wait before the member may ask for another code.
const RESEND_SECONDS = 30;

interface AddressPartProps {
  method: AlertMethod;
  editing: AlertEditing;
}

/** The details of a channel whose address the member types: the field, the consent and the code. */
export function TypedAddressDetails({ methodState, editing }: ChannelPartProps) {
  const { method } = methodState;
  const { wording } = channelWords[method];
  return (
    <>
      <AddressField method={method} editing={editing} />
      {CHANNELS[method].consent.box ? (
        <ConsentBox method={method} editing={editing} />
      ) : (
        // The ledger records that exactly this text was shown (decisions.md D30).
        wording && <Note>{wording.text}</Note>
      )}
      <VerifyAddress methodState={methodState} editing={editing} />
    </>
  );
}

/** The field for the address. It shows an error once the text is long enough or the field has lost the focus. */
function AddressField({ method, editing: { values, errors, formId, editAddress } }: AddressPartProps) {
  const [blurred, setBlurred] = useState(false);
  const address = typedAddressOf(method);
  const fieldWords = channelWords[method].address;
  if (!address || !fieldWords) return null;
  const { maxLength, clean, input } = address.form;
  const { typedFrom, ...attributes } = input;
  const text = values.typed[method] ?? '';
  const path = addressPath(method).join('.');
  const showsError = blurred || clean(text).length >= typedFrom;
  return (
    <TextInput
      {...attributes}
      label={fieldWords.label}
      description={fieldWords.help}
      error={errors[path] ?? (showsError ? addressProblem(method, text) : null)}
      value={text}
      onChange={(event) => editAddress(method, event.currentTarget.value)}
      onBlur={() => setBlurred(true)}
      data-path={`alerts-${path}`}
      form={formId}
      maxLength={maxLength}
      maw="26rem"
    />
  );
}

/** The consent checkbox, which must be ticked before anything is sent. Only the member ticks it (rules.md C9). */
function ConsentBox({ method, editing: { values, errors, editConsent } }: AddressPartProps) {
  const { box, record } = CHANNELS[method].consent;
  if (!box) return null;
  return (
    <Box maw="34rem">
      <CheckboxChoice
        look="wording"
        name={box}
        checked={values[box]}
        onChange={(ticked) => editConsent(method, ticked)}
        // The ledger records that exactly this text was shown (decisions.md D30).
        label={channelWords[method].wording?.text}
        error={errors[box]}
        data-path={`alerts-${box}`}
      />
      <LineLink href={`/consent/${record}`} fz="sm">
        {words.record}
      </LineLink>
    </Box>
  );
}

/** Verifies the saved address with a code that the server sends to it (rules.md C9, C10). */
function VerifyAddress({ methodState, editing: { saved, values } }: ChannelPartProps) {
  const { method } = methodState;
  const addressWords = channelWords[method].address;
  const step = nextVerifyStep(methodState, saved, values);
  if (!addressWords || step === null) return null;
  const address = addressesIn(saved)[method] ?? '';
  const shown = saved.shownAddresses[method]?.asRead ?? address;
  if (step === 'confirm' || step === 'restart') {
    const why = step === 'restart' ? addressWords.startAgain : addressWords.notConfirmed(shown);
    return <CodeForm key={address} channel={method} address={shown} why={why} addressWords={addressWords} />;
  }
  const sentences = {
    type: addressWords.typeFirst,
    save: addressWords.saveFirst,
    agree: addressWords.notAgreed,
    done: addressWords.goesTo(shown),
  };
  return <Note>{sentences[step]}</Note>;
}

interface CodeFormProps {
  channel: AlertMethod;
  /** The address as shown to people. */
  address: string;
  /** Says why a code is needed. */
  why: string;
  addressWords: AddressWords;
}

/** The address that the last code was sent to, in this tab. */
interface SentCode {
  address: string;
}

function CodeForm({ channel, address, why, addressWords }: CodeFormProps) {
  const { account } = useMember();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const secondsLeft = useCountdown(RESEND_SECONDS, waits, () => setWaits(false));
  const field = useRef<HTMLInputElement>(null);
  // Kept across a reload, because a phone may reload the page while the member reads the message.
  const store = createDraftStore<SentCode>(`code-${channel}`);
  const [isSent, setIsSent] = useState(() => store.read(account.id)?.address === address);
  // The server's sentence about the last code of this visit; null before the first.
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    if (answer !== null) field.current?.focus();
  }, [answer]);
  const showProblem = (sentence: string) => {
    flushSync(() => setProblem(sentence));
    field.current?.focus();
  };
  const start = trpc.alerts.verification.start.useMutation({
    onSuccess({ message, said }) {
      setWaits(true);
      setProblem(null);
      store.write(account.id, { address });
      setIsSent(true);
      setAnswer(alertMessageWords.of(message, said));
    },
  });
  const confirm = trpc.alerts.verification.confirm.useMutation({
    onSuccess() {
      store.write(account.id, null);
      showSuccess(addressWords.confirmed(address));
      focusSwitch(channel);
    },
    onError: (error) => showProblem(readServerError(error).message ?? words.confirmFailed),
  });
  const send = () => start.mutate({ userId: account.id, channel });

  return (
    <div className={classes.group}>
      <Note role="status">{answer ?? why}</Note>
      {isSent && (
        <form
          noValidate
          className={classes.group}
          onSubmit={(event) => {
            event.preventDefault();
            if (confirm.isPending) return;
            if (code.trim()) confirm.mutate({ userId: account.id, channel, code });
            else showProblem(words.codeMissing);
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
            <ActionButton type="submit" size="sm" busy={confirm.isPending && words.confirming}>
              {words.confirm}
            </ActionButton>
            <ActionButton
              variant="subtle"
              size="sm"
              inactive={waits}
              busy={start.isPending && words.sending}
              onClick={send}
            >
              {/* When a second wait begins, the countdown still holds the first one's 0. */}
              {waits ? words.resendIn(secondsLeft || RESEND_SECONDS) : words.resend}
            </ActionButton>
          </Group>
        </form>
      )}
      {start.error && (
        <Text role="alert" c="var(--caution)" fz="sm" lh={1.55}>
          {readServerError(start.error).message ?? words.sendFailed}
        </Text>
      )}
      {!isSent && (
        <ActionButton variant="default" size="sm" busy={start.isPending && words.sending} onClick={send}>
          {words.send}
        </ActionButton>
      )}
    </div>
  );
}
