import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { dialogWords } from '#strings/app.ts';
import { confirmIdentityWords } from '#strings/auth/account.ts';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import classes from '../../components/dialogs/confirm-dialog.module.css';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { useSheet } from '../../lib/page/sheets.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from './member.tsx';
import form from './panel-form.module.css';

const words = confirmIdentityWords;

interface ConfirmIdentityDialogProps {
  /** A password that the member just typed. It is tried first, and the dialog opens only when it does not suffice. */
  password: string | undefined;
  onAnswer: (confirmed: boolean) => void;
}

interface Faults {
  password?: string;
  code?: string;
  all?: string;
}

/** Signs the member in again where they are, by their password and, where there is one, the code of the second step. */
export default function ConfirmIdentityDialog({ password: typed, onAnswer }: ConfirmIdentityDialogProps) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [password, setPassword] = useState(typed ?? '');
  const [code, setCode] = useState('');
  const [asks, setAsks] = useState({ password: typed === undefined, code: false });
  const [pending, setPending] = useState(typed !== undefined);
  const [faults, setFaults] = useState<Faults>({});
  const fields = useRef<HTMLFormElement>(null);

  // Known at once, before the button shows it.
  const asking = useRef(false);
  const confirm = useCallback(
    async (proof: { password: string; code: string | undefined }) => {
      if (asking.current) return;
      asking.current = true;
      setPending(true);
      try {
        // Not as a mutation: a refusal here is no end of the session, which is still good for everything else.
        await utils.client.auth.login.mutate({ email: account.email, ...proof });
        onAnswer(true);
      } catch (error) {
        const { status, message, reason, issues } = readServerError(error);
        asking.current = false;
        setPending(false);
        if (reason === 'second_step_required') {
          setAsks((asked) => ({ ...asked, code: true }));
          setFaults({});
        } else if (issues[0]?.path[0] === 'code') setFaults({ code: issues[0].message });
        else if (status === 401) {
          setAsks((asked) => ({ ...asked, password: true }));
          setFaults({ password: words.wrong });
        } else setFaults({ all: status === null ? words.unreachable : (message ?? words.failed) });
      }
    },
    [account.email, onAnswer, utils],
  );

  const tried = useRef(false);
  useEffect(() => {
    if (typed === undefined || tried.current) return;
    tried.current = true;
    void confirm({ password: typed, code: undefined });
  }, [typed, confirm]);
  // The focus goes to the field with an error, else to the newest field.
  useEffect(() => {
    const wanted = faults.password ? 'password' : asks.code ? 'code' : 'password';
    if (!pending) fields.current?.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus();
  }, [pending, faults, asks]);

  const shown = !pending || asks.password || asks.code;
  useSheet(shown, () => onAnswer(false));
  if (!shown) return null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form around the dialog, if any, is not meant.
    event.stopPropagation();
    if (password) void confirm({ password, code: code.trim() || undefined });
  };
  return (
    <Modal.Root opened onClose={() => onAnswer(false)} classNames={classes}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{words.title}</Modal.Title>
          <p className={classes.words}>{asks.code && !asks.password ? words.aboutCode : words.about}</p>
          <form ref={fields} noValidate onSubmit={submit} className={`${form.form} ${classes.typed}`}>
            {/* For password managers, which fill in by the address. */}
            <input type="hidden" name="email" autoComplete="username" value={account.email} />
            {asks.password && (
              <PasswordField
                name="password"
                label={words.password}
                autoComplete="current-password"
                value={password}
                error={faults.password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                data-autofocus
              />
            )}
            {asks.code && (
              <TextInput
                name="code"
                label={words.code}
                description={words.codeHelp}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                value={code}
                error={faults.code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            )}
            {faults.all && <p role="alert">{faults.all}</p>}
            <div className={form.buttons}>
              <ActionButton type="submit" off={pending || !password}>
                {pending ? words.confirming : words.confirm}
              </ActionButton>
              <Button variant="default" onClick={() => onAnswer(false)}>
                {dialogWords.cancel}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
