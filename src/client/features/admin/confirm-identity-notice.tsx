import { Box, Stack } from '@mantine/core';
import { useContext } from 'react';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { Loaded, type LoadedProps } from '../../components/loading/loaded.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmIdentityContext } from '../member/confirm-identity-provider.tsx';

const words = adminSharedWords.signInAgain;

/** Returns whether a query failed because the last sign-in is too long ago. */
export const needsConfirmedIdentity = (error: unknown) => readServerError(error).reason === 'fresh_sign_in_required';

/** Asks an administrator whose sign-in is older than 12 hours to sign in again, in a dialog. */
export function ConfirmIdentityNotice() {
  const ask = useContext(ConfirmIdentityContext);
  const utils = trpc.useUtils();
  const signIn = async () => {
    if (await ask?.(undefined)) await utils.invalidate();
  };
  return (
    <Stack
      component="section"
      aria-labelledby="sign-in-again"
      align="flex-start"
      gap="sm"
      p="lg"
      bdrs="md"
      bg="var(--caution-ground)"
    >
      <Box component="h2" id="sign-in-again" fz="lg">
        {words.title}
      </Box>
      <p>{words.message}</p>
      <ActionButton onClick={() => void signIn()}>{words.act}</ActionButton>
    </Stack>
  );
}

/** {@link Loaded} for a query that may need a new sign-in. */
export function LoadedOrConfirmIdentity<Data>(props: LoadedProps<Data>) {
  return props.query.data === undefined && needsConfirmedIdentity(props.query.error) ? (
    <ConfirmIdentityNotice />
  ) : (
    <Loaded {...props} />
  );
}
