import type { CodedMessage } from '../../shared/messages/message.ts';

/** The provider's verdict on a code that a member typed. `code` is the provider's error, never a text. */
type CodeCheck = { kind: 'right' | 'wrong' } | { kind: 'failed'; code: string };

/**
 * Set on a channel whose provider creates the codes that prove an address, sends them for a message `verify_code`, and
 * checks the codes that members type. The site ignores the code of that message and never learns the provider's.
 */
export interface ProviderCodes {
  /**
   * Asks the provider whether it sent this code to an address. The provider may have created it for another channel.
   */
  check(address: string, code: string, signal?: AbortSignal): Promise<CodeCheck>;
  /** Returns the sentence for a member about an error of the provider, or null where there is none of its own. */
  explain(code: string): CodedMessage | null;
}
