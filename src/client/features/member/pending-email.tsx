import { type ButtonProps, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { accountWords } from '#strings/auth/account.ts';
import { verifyEmailWords } from '#strings/auth/verify-email.ts';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import { showSuccess } from '../../lib/toasts.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from './member-context.tsx';
import classes from './pending-email.module.css';

const words = accountWords.email;

interface ResendLinkProps extends Pick<ButtonProps, 'px'> {
  /** The label of the button. The default is "Send the Link Again". */
  label?: string;
  variant?: 'default' | 'subtle';
}

/** Sends the confirmation link again. The server chooses the address and returns it. */
export function ResendLink({ label = words.resend, variant = 'default', px }: ResendLinkProps) {
  const { data: site } = trpc.alerts.configured.useQuery();
  const [answer, setAnswer] = useState('');
  const resend = trpc.auth.resendVerification.useMutation({
    onMutate: () => setAnswer(''),
    onSuccess: ({ sentTo }) =>
      setAnswer(
        sentTo === null
          ? verifyEmailWords.nothingLeft
          : site?.mailCaptured
            ? verifyEmailWords.kept
            : verifyEmailWords.resent(sentTo),
      ),
    onError: showCallError(words.resendFailed),
  });
  return (
    <>
      <ActionButton
        variant={variant}
        size="sm"
        px={px}
        busy={resend.isPending && words.resending}
        onClick={() => resend.mutate()}
      >
        {site?.mailCaptured ? verifyEmailWords.makeLink : label}
      </ActionButton>
      <p role="status" className={classes.sent} data-inset={variant === 'subtle' || undefined}>
        {answer}
      </p>
    </>
  );
}

interface CancelChangeProps extends Omit<ResendLinkProps, 'label'> {
  /** Selects the element that gets the focus, because the button disappears with the change. */
  focusAfter: string;
}

/** Cancels the pending change of address. */
export function CancelChange({ variant = 'default', px, focusAfter }: CancelChangeProps) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const cancel = trpc.auth.cancelEmailChange.useMutation({
    onSuccess: (answer) => {
      document.querySelector<HTMLElement>(focusAfter)?.focus({ preventScroll: true });
      utils.auth.me.setData(undefined, answer);
      showSuccess(words.cancelled(account.email));
    },
    onError: showCallError(words.cancelFailed),
  });
  return (
    <ActionButton
      variant={variant}
      size="sm"
      px={px}
      busy={cancel.isPending && words.cancelling}
      onClick={() => cancel.mutate()}
    >
      {words.cancelChange}
    </ActionButton>
  );
}

/** Shows the address in use and the pending one, with buttons to send the link again and to cancel. */
export function PendingEmail({ focusAfter }: Pick<CancelChangeProps, 'focusAfter'>) {
  const { email, pendingEmail } = useMember().account;
  const { data: site } = trpc.alerts.configured.useQuery();
  if (pendingEmail === null) return null;
  return (
    <Stack gap="0.25rem">
      <p>{words.inUse(email)}</p>
      <p>
        <strong>{words.waiting(pendingEmail)}</strong>
      </p>
      <p>{site?.mailCaptured ? words.waitingCaptured : words.waitingAbout}</p>
      <Group gap="0.5rem 0.75rem" mt="xs">
        <ResendLink />
        <CancelChange variant="subtle" focusAfter={focusAfter} />
      </Group>
    </Stack>
  );
}
