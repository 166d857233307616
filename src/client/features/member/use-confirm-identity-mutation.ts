import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { readServerError } from '../../lib/calls/server-error.ts';
import { ConfirmIdentityContext } from './confirm-identity-provider.tsx';

/** Thrown when the member cancels the new sign-in. It is not reported as an error. */
class ConfirmationCancelled extends Error {}

interface ConfirmIdentityMutationOptions<Input, Output> {
  onSuccess: (output: Output, input: Input) => void;
  /** The call stays pending until a returned promise settles. */
  onError: (error: unknown) => void | Promise<void>;
}

/**
 * Returns a mutation for a call that may need a fresh sign-in (`fresh_sign_in_required`). The member then signs in again in
 * a dialog, and the mutation repeats the call. A password in the call's input is reused for the sign-in.
 */
export function useConfirmIdentityMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { onSuccess, onError }: ConfirmIdentityMutationOptions<Input, Output>,
) {
  const ask = useContext(ConfirmIdentityContext);
  if (!ask) throw new Error('useConfirmIdentityMutation needs ConfirmIdentityProvider');
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await call(input);
      } catch (error) {
        if (readServerError(error).reason !== 'fresh_sign_in_required') throw error;
        const { password } = (input ?? {}) as { password?: unknown };
        if (!(await ask(typeof password === 'string' ? password : undefined))) throw new ConfirmationCancelled();
        return call(input);
      }
    },
    onSuccess,
    onError: (error) => (error instanceof ConfirmationCancelled ? undefined : onError(error)),
  });
}
