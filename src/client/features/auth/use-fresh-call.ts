import { useContext } from 'react';
import { useSentOnce } from '../../lib/calls/calls.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { AskContext } from './confirm-identity.tsx';

/** The member was asked who they are and turned back: nothing was done, and nothing went wrong. */
class TurnedBack extends Error {}

interface FreshCallOptions<Input, Output> {
  onSuccess: (output: Output, input: Input) => void;
  /** The call counts as under way until a returned promise settles. */
  onError: (error: unknown) => void | Promise<void>;
}

/**
 * A call that may ask for a new sign-in (`fresh_sign_in_required`). The member then signs in again in place, and the call
 * is made again; a password they sent with it is not asked for twice.
 */
export function useFreshCall<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { onSuccess, onError }: FreshCallOptions<Input, Output>,
) {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useFreshCall is for what stands inside ConfirmIdentity');
  return useSentOnce({
    mutationFn: async (input: Input) => {
      try {
        return await call(input);
      } catch (error) {
        if (readServerError(error).reason !== 'fresh_sign_in_required') throw error;
        const { password } = (input ?? {}) as { password?: unknown };
        if (!(await ask(typeof password === 'string' ? password : undefined))) throw new TurnedBack();
        return call(input);
      }
    },
    onSuccess,
    onError: (error) => (error instanceof TurnedBack ? undefined : onError(error)),
  });
}
