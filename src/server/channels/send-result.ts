/** The effect of a failed message on the address it went to (rules.md C6, C20). */
export type AddressEffect =
  /** Nothing: the message or the site was at fault. */
  | 'none'
  /** One more message that failed there; the fifth in 14 days disables the address. */
  | 'count'
  /** The provider refuses the address for good: nothing more is sent to it. */
  | 'disable'
  /** Its owner told the provider that they want no more. */
  | 'opt_out';

/**
 * Every way that handing a message to a provider can end. A `code` is the provider's code or a short word, never a text
 * (rules.md C33); each has a sentence in `content/strings/<language>/channels/`.
 */
export type SendResult =
  | { kind: 'sent'; providerId: string }
  | {
      kind: 'retry';
      code: string;
      /** The least to wait, in milliseconds, where the provider says so. */
      afterMs: number;
      /** The most retries that it is worth, where fewer than the channel's own. */
      retries?: number | undefined;
      /**
       * The waits before each retry, in milliseconds, where the provider needs others than the channel's. They may lead past
       * the catch-up window (rules.md C15).
       */
      waitsMs?: readonly number[];
      /** `channel` where everything on the channel waits, not only this message. */
      rests: 'message' | 'channel';
      /** The effect on the address once the message is given up. */
      address: 'none' | 'count';
    }
  | {
      kind: 'failed';
      code: string;
      address: AddressEffect;
      /** How long everything on the channel waits, in milliseconds, where the provider refuses the site itself. */
      restMs?: number;
    }
  /** The call ended without an answer: the message may have gone out. */
  | { kind: 'unknown'; code: string };

/** The provider took the message, under an id of its own. */
export function sent(providerId: string): SendResult {
  return { kind: 'sent', providerId };
}

/** Trying again may help; the queue alone does so (rules.md C35). */
export function retry(
  code: string,
  {
    afterMs = 0,
    retries,
    waitsMs,
    rests = 'message',
    address = 'none',
  }: Partial<Omit<SendResult & { kind: 'retry' }, 'kind'>> = {},
): SendResult {
  return {
    kind: 'retry',
    code,
    afterMs,
    ...(retries !== undefined && { retries }),
    ...(waitsMs && { waitsMs }),
    rests,
    address,
  };
}

/** No retry can mend it. With `restMs` the whole channel rests for so many milliseconds (rules.md C6). */
export function failed(
  code: string,
  address: AddressEffect = 'none',
  { restMs }: { restMs?: number } = {},
): SendResult {
  return { kind: 'failed', code, address, ...(restMs !== undefined && { restMs }) };
}
