import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/** A chat that nobody has shown to be theirs yet. */
export type Chat = Pick<repo.ChatTokenRow, 'channel' | 'address' | 'details'>;

/**
 * Makes the token that a bot gives to a chat: 43 characters of base64url, valid once and for 15 minutes. The earlier one
 * becomes invalid, and only a hash is stored (rules.md C28).
 */
export function* makeChatToken(q: Queries, site: Site, chat: Chat): Work<string> {
  const token = randomToken();
  const now = site.clock.now();
  yield* repo.upsertChatToken(q, {
    ...chat,
    tokenHash: hashToken(token),
    createdAt: new Date(now),
    expiresAt: new Date(now + RETENTION_MS.linkSecrets),
  });
  return token;
}

/**
 * Returns the chat of a token that a member pasted, and uses the token up. Returns null where it is wrong, used or too
 * old.
 */
export function* consumeChatToken(q: Queries, site: Site, channel: AlertMethod, token: string): Work<Chat | null> {
  const row = yield* repo.consumeChatToken(q, channel, hashToken(token), new Date(site.clock.now()));
  return row && { channel, address: row.address, details: row.details };
}

/** Deletes the tokens of a member's chats: they hold the names of the chats. */
export function* deleteChatTokensOf(q: Queries, userId: number): Work<void> {
  yield* repo.deleteChatTokensOf(q, userId);
}

/** Deletes the token of a chat, which makes it invalid. */
export function* deleteChatToken(q: Queries, channel: AlertMethod, address: string): Work<void> {
  yield* repo.deleteChatToken(q, channel, address);
}
