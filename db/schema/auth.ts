import type { TokenScope } from '../../src/shared/auth.ts';
import type { SchemaKit } from '../columns.ts';
import { ownerColumn, usersTable } from './users.ts';

/** The tables of members and their credentials. */
export function authTables(kit: SchemaKit) {
  const users = usersTable(kit);

  const sessions = kit.table(
    'sessions',
    {
      // SHA-256 of the cookie's token. The server stores the token itself nowhere (decisions.md D4).
      id: kit.text().primaryKey(),
      userId: ownerColumn(kit, users),
      userAgent: kit.text(),
      expiresAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
      // Rounded to the hour, because a write for every request would cost too much.
      seenAt: kit.instant(),
      // The session's browser, as among the known devices.
      deviceHash: kit.text(),
    },
    (t) => [kit.index('sessions_user').on(t.userId), kit.index('sessions_expiry').on(t.expiresAt)],
  );

  const knownDevices = kit.table(
    'known_devices',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      // SHA-256 of a cookie that outlives the session. It recognises a browser and grants no access.
      deviceHash: kit.text().notNull(),
      seenAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.uniqueIndex('known_devices_device').on(t.userId, t.deviceHash)],
  );

  const totpSecrets = kit.table('totp_secrets', {
    userId: kit.primaryInt().references(() => users.id, { onDelete: 'cascade' }),
    // Encrypted with the site's key, so a copy of the database alone cannot generate codes.
    secret: kit.text().notNull(),
    // Null until a first code proves that the member has the secret.
    confirmedAt: kit.instant(),
    // The last time step with an accepted code. A code works once (RFC 6238 §5.2).
    lastStep: kit.int(),
    createdAt: kit.createdAt(),
  });

  const recoveryCodes = kit.table(
    'recovery_codes',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      codeHash: kit.text().notNull(),
      usedAt: kit.instant(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.uniqueIndex('recovery_codes_code').on(t.userId, t.codeHash)],
  );

  const passkeys = kit.table(
    'passkeys',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      name: kit.text().notNull(),
      // In base64url, as the browser names the credential.
      credentialId: kit.text().notNull().unique(),
      publicKey: kit.text().notNull(),
      counter: kit.int().notNull().default(0),
      transports: kit.textList(),
      backedUp: kit.flag().notNull().default(false),
      createdAt: kit.createdAt(),
      lastUsedAt: kit.instant(),
    },
    (t) => [kit.index('passkeys_user').on(t.userId)],
  );

  // Passkey challenges. Each accepts one answer, within minutes.
  const passkeyChallenges = kit.table(
    'passkey_challenges',
    {
      challengeHash: kit.text().primaryKey(),
      // The member who adds a passkey; null during a sign-in, when the member is still unknown.
      userId: kit.int().references(() => users.id, { onDelete: 'cascade' }),
      expiresAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('passkey_challenges_expiry').on(t.expiresAt), kit.index('passkey_challenges_user').on(t.userId)],
  );

  const apiTokens = kit.table(
    'api_tokens',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      name: kit.text().notNull(),
      tokenHash: kit.text().notNull().unique(),
      // The token's first characters, by which its owner recognises it.
      start: kit.text().notNull(),
      scopes: kit.textList<TokenScope>(),
      expiresAt: kit.instant(),
      lastUsedAt: kit.instant(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('api_tokens_user').on(t.userId)],
  );

  // Invitations let one person join a site with closed registration (decisions.md D6).
  const invitations = kit.table(
    'invitations',
    {
      id: kit.id(),
      tokenHash: kit.text().notNull().unique(),
      // Null for an operator at the machine itself, and after the administrator's account was deleted.
      createdBy: kit.int().references(() => users.id, { onDelete: 'set null' }),
      // The only address that may use the invitation, in folded form; null for any.
      emailKey: kit.text(),
      expiresAt: kit.instant().notNull(),
      usedAt: kit.instant(),
      usedBy: kit.int().references(() => users.id, { onDelete: 'set null' }),
      createdAt: kit.createdAt(),
    },
    (t) => [
      kit.index('invitations_created_by').on(t.createdBy),
      kit.index('invitations_used_by').on(t.usedBy),
      kit.index('invitations_email').on(t.emailKey),
      kit.index('invitations_expiry').on(t.expiresAt),
    ],
  );

  return {
    users,
    sessions,
    knownDevices,
    totpSecrets,
    recoveryCodes,
    passkeys,
    passkeyChallenges,
    apiTokens,
    invitations,
  };
}

export type AuthTables = ReturnType<typeof authTables>;
