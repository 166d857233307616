import { Stack, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { confirmIdentityWords } from '#strings/auth/account.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from './member-context.tsx';

const words = confirmIdentityWords;

interface ConfirmIdentityDialogProps {
  /** A password that the member has just typed. It is tried first; the dialog opens only if that is not enough. */
  password: string | undefined;
  onAnswer: (confirmed: boolean) => void;
}

interface Errors {
  password?: string;
  code?: string;
  all?: string;
}

/** Signs the member in again in a dialog, with their password and, if set up, the code of the second step. */
export default function ConfirmIdentityDialog({ password: typed, onAnswer }: ConfirmIdentityDialogProps) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [password, setPassword] = useState(typed ?? '');
  const [code, setCode] = useState('');
  const [shownFields, setShownFields] = useState({ password: typed === undefined, code: false });
  const [pending, setPending] = useState(typed !== undefined);
  const [errors, setErrors] = useState<Errors>({});
  const fields = useRef<HTMLDivElement>(null);

  // A ref, because a second press may come before `pending` is rendered.
  const isSending = useRef(false);
  const confirm = async (proof: { password: string; code: string | undefined }) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      // A direct call, because a 401 to a mutation would end the session, which is still valid.
      await utils.client.auth.login.mutate({ email: account.email, ...proof });
      onAnswer(true);
    } catch (error) {
      const { status, message, reason, issues } = readServerError(error);
      isSending.current = false;
      setPending(false);
      if (reason === 'second_step_required') {
        setShownFields((shown) => ({ ...shown, code: true }));
        setErrors({});
      } else if (issues[0]?.path[0] === 'code') setErrors({ code: issues[0].message });
      else if (status === 401) {
        setShownFields((shown) => ({ ...shown, password: true }));
        setErrors({ password: words.wrong });
      } else setErrors({ all: status === null ? words.unreachable : (message ?? words.failed) });
    }
  };
  const tryTyped = useEffectEvent(() => {
    if (typed !== undefined) void confirm({ password: typed, code: undefined });
  });
  useEffect(() => tryTyped(), []);
  // Focus the field with an error, else the newest field.
  useEffect(() => {
    const name = !errors.password && shownFields.code ? 'code' : 'password';
    if (!pending) fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [pending, errors, shownFields]);

  return (
    <ConfirmDialog
      opened={!pending || shownFields.password || shownFields.code}
      returnFocus={false}
      title={words.title}
      confirm={words.confirm}
      confirming={words.confirming}
      pending={pending}
      inactive={!password}
      onConfirm={() => void confirm({ password, code: code.trim() || undefined })}
      onClose={() => onAnswer(false)}
      fields={
        <Stack ref={fields} gap="1.125rem">
          {/* Password managers need the address. */}
          <input type="hidden" name="email" autoComplete="username" value={account.email} />
          {shownFields.password && (
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
          {shownFields.code && (
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
      <p>{shownFields.code && !shownFields.password ? words.aboutCode : words.about}</p>
    </ConfirmDialog>
  );
}
