import { SECURITY_EVENTS } from '../../src/shared/auth.ts';
import type { SchemaKit } from '../columns.ts';
import { ownerColumn, usersTable } from './users.ts';

/** Members, how they prove who they are, and what happened to their accounts. */
export function authTables(kit: SchemaKit) {
  const users = usersTable(kit);

  const sessions = kit.table(
    'sessions',
    {
      // SHA-256 of the cookie's token; the token itself is nowhere on the server (decisions.md D4).
      id: kit.text().primaryKey(),
      userId: ownerColumn(kit, users),
      userAgent: kit.text(),
      expiresAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
      // To the hour: a write with every request would cost more than it tells.
      seenAt: kit.instant(),
      // The browser it is in, as among the known devices.
      deviceHash: kit.text(),
    },
    (t) => [kit.index('sessions_user').on(t.userId), kit.index('sessions_expiry').on(t.expiresAt)],
  );

  const authTokens = kit.table(
    'auth_tokens',
    {
      tokenHash: kit.text().primaryKey(),
      userId: ownerColumn(kit, users),
      purpose: kit.choice(['verify_email', 'change_email', 'reset_password']).notNull(),
      // The address the token was sent to: a token proves that address and no later one.
      address: kit.text().notNull(),
      expiresAt: kit.instant().notNull(),
      usedAt: kit.instant(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('auth_tokens_user').on(t.userId), kit.index('auth_tokens_expiry').on(t.expiresAt)],
  );

  const knownDevices = kit.table(
    'known_devices',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      // SHA-256 of a cookie that outlives the session: it recognises a browser and opens nothing.
      deviceHash: kit.text().notNull(),
      seenAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.uniqueIndex('known_devices_device').on(t.userId, t.deviceHash)],
  );

  // What a member is alerted to (decisions.md D5): one row per event, which its mail is written from.
  const securityEvents = kit.table(
    'security_events',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      kind: kit.choice(SECURITY_EVENTS).notNull(),
      // Where the alert goes: the address of that moment, which for a changed one is the old.
      mailAddress: kit.text().notNull(),
      userAgent: kit.text(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('security_events_user').on(t.userId, t.id)],
  );

  const totpSecrets = kit.table('totp_secrets', {
    userId: kit.primaryInt().references(() => users.id, { onDelete: 'cascade' }),
    // Under the site's encryption key: a copy of the database alone makes no codes.
    secret: kit.text().notNull(),
    // Null until a first code has shown that the secret arrived.
    confirmedAt: kit.instant(),
    // The last time step a code was taken for: a code works once (RFC 6238 §5.2).
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
      // Base64url, as the browser names it, and the key that checks what it signs.
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

  // What a browser was asked to sign: each answer is taken once, within minutes.
  const passkeyChallenges = kit.table(
    'passkey_challenges',
    {
      challengeHash: kit.text().primaryKey(),
      // Who adds a passkey; null for somebody signing in, who is not known yet.
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
      // The first characters, by which its owner tells it from others.
      start: kit.text().notNull(),
      scopes: kit.textList<'read' | 'write' | 'admin'>(),
      expiresAt: kit.instant(),
      lastUsedAt: kit.instant(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('api_tokens_user').on(t.userId)],
  );

  // What lets one person join a site that is not open to everybody (decisions.md D6).
  const invitations = kit.table(
    'invitations',
    {
      id: kit.id(),
      tokenHash: kit.text().notNull().unique(),
      // Null for an operator at the machine itself, and for an administrator who has left.
      createdBy: kit.int().references(() => users.id, { onDelete: 'set null' }),
      // In its folded form: the only address that may use it; null for any.
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
    authTokens,
    knownDevices,
    securityEvents,
    totpSecrets,
    recoveryCodes,
    passkeys,
    passkeyChallenges,
    apiTokens,
    invitations,
  };
}

export type AuthTables = ReturnType<typeof authTables>;
