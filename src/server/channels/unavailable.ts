import type { CodedMessage } from '../../shared/messages/message.ts';
import { NO_SETTINGS } from './channel.ts';

/** A channel that no setting of this site can provide. Settings lists it with its reason, and nobody can use it. */
export interface Unavailable {
  settings: typeof NO_SETTINGS;
  needs: readonly [];
  missing(): CodedMessage;
}

/** Returns such a channel; members read `reason`. */
export function unavailable(reason: CodedMessage): Unavailable {
  return { settings: NO_SETTINGS, needs: [], missing: () => reason };
}
