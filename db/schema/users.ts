import type { SchemaKit } from '../columns.ts';

/** Members: what they are called, how they sign in, what they may do. */
export function usersTable(kit: SchemaKit) {
  return kit.table(
    'users',
    {
      id: kit.id(),
      username: kit.text().notNull(),
      // The keys hold the folded form: names and addresses are unique whatever their case (decisions.md D6).
      usernameKey: kit.text().notNull().unique(),
      email: kit.text().notNull(),
      emailKey: kit.text().notNull().unique(),
      password: kit.text().notNull(),
      // The language of the pages they used last, which mails follow.
      language: kit.text().notNull().default('en'),
      role: kit.choice(['member', 'reviewer', 'admin']).notNull().default('member'),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('users_role').on(t.role)],
  );
}

/** The column of the member a row belongs to, and goes with. */
export function ownerColumn(kit: SchemaKit, users: ReturnType<typeof usersTable>) {
  return kit
    .int()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
