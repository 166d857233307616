import { HOUR_MS } from '../../shared/schedule/durations.ts';

/** The effect of a failed message on the address it went to (rules.md C6, C20). */
export type AddressEffect =
  /** No effect: the message or the site caused the failure. */
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
      /** The shortest wait, in milliseconds, where the provider names one. */
      afterMs: number;
      /** The most retries, where fewer than the channel's own make sense. */
      retries?: number | undefined;
      /**
       * The waits before each retry, in milliseconds, where the provider needs others than the channel's. They may go
       * beyond the catch-up window (rules.md C15).
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
      /** The wait of everything on the channel, in milliseconds, where the provider refuses the site itself. */
      restMs?: number;
    }
  /** The call ended without an answer: the message may have gone out. */
  | { kind: 'unknown'; code: string };

/** Returns whether a code says that no call reached the provider. The channels name these causes alike. */
export function isNotReached(code: string): boolean {
  return /_(unreachable|aborted)$/.test(code);
}

/** Returns a sent result with the provider's own id. */
export function sent(providerId: string): SendResult {
  return { kind: 'sent', providerId };
}

/** Returns a result that asks for another try. Only the queue makes it (rules.md C35). */
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

/** The wait of everything on a channel, in milliseconds, while its provider refuses the site itself (rules.md C6). */
export const SITE_REST_MS = HOUR_MS;

/** Returns the result of a message whose provider refuses the site itself: the whole channel waits with it. */
export function siteRefused(code: string): SendResult {
  return retry(code, { afterMs: SITE_REST_MS, rests: 'channel' });
}

/**
 * Returns a final failure, which no retry can mend. With `restMs` the whole channel rests for so many milliseconds
 * (rules.md C6).
 */
export function failed(
  code: string,
  address: AddressEffect = 'none',
  { restMs }: { restMs?: number } = {},
): SendResult {
  return { kind: 'failed', code, address, ...(restMs !== undefined && { restMs }) };
}
