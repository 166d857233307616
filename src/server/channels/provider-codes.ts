import type { CodedMessage } from '../../shared/messages/message.ts';

/** What a provider says of a code that a member typed. `code` is the provider's error, never a text. */
export type CodeCheck = { kind: 'right' | 'wrong' } | { kind: 'failed'; code: string };

/**
 * Set on a channel whose provider makes the codes that prove an address, sends them for a message `verify_code`, and checks
 * what members type. The code of that message is then not used, and the site never knows the one that goes out.
 */
export interface ProviderCodes {
  /** Asks the provider whether a code is the one that it sent to an address; it may have made it for another channel. */
  check(address: string, code: string, calledOff?: AbortSignal): Promise<CodeCheck>;
  /** The sentence for a member about an error of the provider; null where there is none of its own. */
  explain(code: string): CodedMessage | null;
}
