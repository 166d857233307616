import { Stack, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { confirmIdentityWords } from '#strings/auth/account.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from './member.tsx';

const words = confirmIdentityWords;

interface ConfirmIdentityDialogProps {
  /** A password that the member just typed. It is tried first, and the dialog opens only when it does not suffice. */
  password: string | undefined;
  onAnswer: (confirmed: boolean) => void;
}

interface Errors {
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
  const [errors, setErrors] = useState<Errors>({});
  const fields = useRef<HTMLDivElement>(null);

  // Known at once, before the button shows it.
  const asking = useRef(false);
  const confirm = async (proof: { password: string; code: string | undefined }) => {
    if (asking.current) return;
    asking.current = true;
    setPending(true);
    try {
      // Not as a mutation: a 401 to it does not end the session, which is still good for everything else.
      await utils.client.auth.login.mutate({ email: account.email, ...proof });
      onAnswer(true);
    } catch (error) {
      const { status, message, reason, issues } = readServerError(error);
      asking.current = false;
      setPending(false);
      if (reason === 'second_step_required') {
        setAsks((asked) => ({ ...asked, code: true }));
        setErrors({});
      } else if (issues[0]?.path[0] === 'code') setErrors({ code: issues[0].message });
      else if (status === 401) {
        setAsks((asked) => ({ ...asked, password: true }));
        setErrors({ password: words.wrong });
      } else setErrors({ all: status === null ? words.unreachable : (message ?? words.failed) });
    }
  };
  const tryTyped = useEffectEvent(() => {
    if (typed !== undefined) void confirm({ password: typed, code: undefined });
  });
  useEffect(() => tryTyped(), []);
  // The focus goes to the field with an error, else to the newest field.
  useEffect(() => {
    const wanted = errors.password ? 'password' : asks.code ? 'code' : 'password';
    if (!pending) fields.current?.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus();
  }, [pending, errors, asks]);

  return (
    <ConfirmDialog
      opened={!pending || asks.password || asks.code}
      returnFocus={false}
      title={words.title}
      confirm={words.confirm}
      confirming={words.confirming}
      pending={pending}
      off={!password}
      onConfirm={() => void confirm({ password, code: code.trim() || undefined })}
      onClose={() => onAnswer(false)}
      fields={
        <Stack ref={fields} gap="1.125rem">
          {/* For password managers, which fill in by the address. */}
          <input type="hidden" name="email" autoComplete="username" value={account.email} />
          {asks.password && (
            <PasswordField
              name="password"
              label={words.password}
              autoComplete="current-password"
              value={password}
              error={errors.password}
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
              error={errors.code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          {errors.all && <p role="alert">{errors.all}</p>}
        </Stack>
      }
    >
      <p>{asks.code && !asks.password ? words.aboutCode : words.about}</p>
    </ConfirmDialog>
  );
}
