import '@mantine/core/styles/Divider.layer.css';
import { Divider, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { welcomeWords } from '#strings/auth/welcome.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { canUsePasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useStartSession } from './use-start-session.ts';

const words = welcomeWords;

/** Signs in with a passkey if the browser supports it. It is last on the form, so that nothing moves when it appears. */
export default function PasskeySignIn() {
  const startSession = useStartSession();
  const utils = trpc.useUtils();
  const signIn = useMutation({
    mutationFn: async () => {
      const response = await signWithPasskey(await utils.client.auth.passkeys.startSignIn.mutate());
      if (typeof response === 'string') return response;
      return utils.client.auth.passkeys.finishSignIn.mutate({ response });
    },
    onSuccess: (outcome) => {
      // A member who cancelled needs no message.
      if (outcome === 'cancelled') return;
      if (typeof outcome === 'string') {
        const message = outcome === 'refused' ? words.passkeyRefused : words.passkeyFailed;
        return showError({ title: words.signInFailed.title, message });
      }
      startSession(outcome.user, '/');
      showSuccess(words.signedIn);
    },
    onError: (error) => {
      const { status, message } = readServerError(error);
      showError({
        title: words.signInFailed.title,
        message: status === null ? words.signInUnreachable : (message ?? words.passkeyFailed),
      });
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <Stack gap="1.125rem">
      <Divider
        aria-hidden
        color="var(--line)"
        label={
          <Text span px="xs" fz="sm">
            {words.or}
          </Text>
        }
      />
      <ActionButton
        variant="default"
        fullWidth
        leftSection={<IconKey aria-hidden size={20} stroke={1.6} />}
        busy={signIn.isPending && words.passkeyWaiting}
        onClick={() => signIn.mutate()}
      >
        {words.passkey}
      </ActionButton>
    </Stack>
  );
}
