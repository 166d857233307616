import { isNotNull } from 'drizzle-orm';
import { ROLES } from '../../src/shared/auth.ts';
import type { SchemaKit } from '../columns.ts';

/** Members: their names, addresses, credentials and roles. */
export function usersTable(kit: SchemaKit) {
  return kit.table(
    'users',
    {
      id: kit.id(),
      username: kit.text().notNull(),
      // The key columns hold the folded form, so names and addresses are unique regardless of case (decisions.md D6).
      usernameKey: kit.text().notNull().unique(),
      email: kit.text().notNull(),
      emailKey: kit.text().notNull().unique(),
      password: kit.text().notNull(),
      // The language of the pages the member used last. Mails use it too.
      language: kit.text().notNull().default('en'),
      // The abbreviation of the Bible translation they chose, installed or not; null for the site's default.
      translation: kit.text(),
      // The last change of the site's translations that all verses of their entries follow; negative while they are
      // rewritten or have to be.
      quotedRevision: kit.int().notNull().default(0),
      role: kit.choice(ROLES).notNull().default('member'),
      createdAt: kit.createdAt(),
    },
    (t) => [
      kit.index('users_role').on(t.role),
      kit.index('users_quoted_revision').on(t.quotedRevision),
      kit.index('users_translation').on(t.translation).where(isNotNull(t.translation)),
    ],
  );
}

/** Builds the column with the row's member. Deleting the member deletes the row. */
export function ownerColumn(kit: SchemaKit, users: ReturnType<typeof usersTable>) {
  return kit
    .int()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
