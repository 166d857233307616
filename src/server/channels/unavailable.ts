import type { CodedMessage } from '../../shared/messages/message.ts';
import { NO_SETTINGS } from './channel.ts';

/** A channel for which no setting names a provider: it is listed, with its reason, and cannot be used. */
export interface Unavailable {
  settings: typeof NO_SETTINGS;
  missing(): CodedMessage;
}

/** A channel that no setting switches on; `reason` is what members read of it. */
export function unavailable(reason: CodedMessage): Unavailable {
  return { settings: NO_SETTINGS, missing: () => reason };
}
