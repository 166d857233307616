import type { SchemaKit } from '../columns.ts';

/** Members, their sessions and the one-time tokens sent to them. */
export function authTables(kit: SchemaKit) {
  const users = kit.table('users', {
    id: kit.id(),
    username: kit.text().notNull(),
    // The keys hold the folded form: names and addresses are unique whatever their case (decisions.md D6).
    usernameKey: kit.text().notNull().unique(),
    email: kit.text().notNull(),
    emailKey: kit.text().notNull().unique(),
    password: kit.text().notNull(),
    role: kit.choice(['member', 'reviewer', 'admin']).notNull().default('member'),
    createdAt: kit.createdAt(),
  });

  const sessions = kit.table(
    'sessions',
    {
      // SHA-256 of the cookie's token; the token itself is nowhere on the server (decisions.md D4).
      id: kit.text().primaryKey(),
      userId: kit
        .int()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      userAgent: kit.text(),
      expiresAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('sessions_user').on(t.userId), kit.index('sessions_expiry').on(t.expiresAt)],
  );

  const authTokens = kit.table(
    'auth_tokens',
    {
      tokenHash: kit.text().primaryKey(),
      userId: kit
        .int()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      purpose: kit.choice(['verify_email']).notNull(),
      // The address the token was sent to: a token proves that address and no later one.
      address: kit.text().notNull(),
      expiresAt: kit.instant().notNull(),
      usedAt: kit.instant(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('auth_tokens_user').on(t.userId), kit.index('auth_tokens_expiry').on(t.expiresAt)],
  );

  return { users, sessions, authTokens };
}

export type AuthTables = ReturnType<typeof authTables>;
