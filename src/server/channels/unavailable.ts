import type { CodedMessage } from '../../shared/messages/message.ts';

/** A channel for which no setting names a provider: it is listed, with its reason, and cannot be used. */
export interface Unavailable {
  missing(): CodedMessage;
}

/** A channel that no setting switches on; `reason` is what members read of it. */
export function unavailable(reason: CodedMessage): Unavailable {
  return { missing: () => reason };
}
