import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { AddressEffect } from './send-result.ts';

/**
 * What a provider tells the site of a message or an address; the alerts domain takes all of it in one place. `language`
 * is that of the person who wrote, where the provider names it; a member is answered in their own.
 */
export type IncomingEvent = { channel: AlertMethod; language?: string | undefined } & (
  | {
      kind: 'receipt';
      /** The id under which the provider took the message. */
      providerId: string;
      /** The address it had gone to, which may be another than the member's now. */
      sentTo: string;
      state: 'delivered' | 'read';
    }
  /** A message that the provider took did not arrive. */
  | {
      kind: 'failure';
      providerId: string;
      /** The address it had gone to, which may be another than the member's now. */
      sentTo: string;
      code: string;
      effect: AddressEffect;
      /** Set where sending it again may help: the most retries, and the least to wait in milliseconds. */
      again?: { retries: number; afterMs?: number };
    }
  /** The owner of an address wants no more messages there, wants them again, wants a rest, or asks what this is. */
  | {
      kind: 'stop' | 'start' | 'pause' | 'help';
      address: string;
      /** Set where the provider answered them itself, so that the site says nothing (rules.md C4). */
      answered?: boolean;
    }
  /** Somebody gave the provider the secret of a member, which links the address to them (rules.md C28). */
  | { kind: 'link'; address: string; secret: string; details: Readonly<Record<string, string | null>> }
  /** Somebody asks for a token that a member pastes into Settings, which links this address to them (decisions.md D26). */
  | { kind: 'ask_token'; address: string; details: Readonly<Record<string, string | null>> }
  /** Any other text from an address. */
  | { kind: 'reply'; address: string; text: string }
);

/** A request that a provider makes to the site. */
export interface ProviderRequest {
  method: string;
  /** The site's public address that the provider called, with the query: providers sign it. */
  url: string;
  headers: Headers;
  body: string;
}

/** A path of the site that a provider calls. Channels of one provider may name the same webhook. */
export interface Webhook {
  path: `/webhooks/${string}`;
  /** Reads a request, and proves that the provider sent it. Returns null where it did not: the answer is 403. */
  read(request: ProviderRequest): IncomingEvent[] | null;
  /** The answer that the provider expects, with what is said to the people whose messages it brought. */
  answer(replies: readonly Reply[]): { type: string; body: string };
}

/** What the site says to an address that wrote to it. */
export interface Reply {
  channel: AlertMethod;
  address: string;
  text: string;
}

/** The next events of a provider that keeps them until they are fetched, and how far they reach. */
export interface Received {
  events: IncomingEvent[];
  cursor: string;
}

/** Fetches what a provider keeps for the site (Telegram's updates). */
export interface Polling {
  /**
   * Waits for the next events after a cursor, null for the first.
   * @throws when the provider cannot be reached or refuses: the scheduler waits and asks again.
   */
  receive(cursor: string | null, calledOff: AbortSignal): Promise<Received>;
  /** Sends what is said to an address that wrote. It is tried once. */
  reply(reply: Reply, calledOff: AbortSignal): Promise<void>;
}
