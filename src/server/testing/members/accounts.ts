import { eq } from 'drizzle-orm';
import type { Role } from '../../../shared/auth.ts';
import { insertMember } from '../../domains/auth/repo.ts';
import type { Site } from '../../site/site.ts';
import { TEST_PASSWORDS } from '../passwords.ts';

/** The password of every account from {@link createAccount}. */
export const PASSWORD = 'a long secret';

export interface AccountOptions {
  username?: string;
  email?: string;
  role?: Role;
  /** False for an unconfirmed address; true by default. */
  confirmed?: boolean;
}

let made = 0;
let hashed: Promise<string> | undefined;

/** Inserts a member directly into the tables: one hash serves all of them, and no mail is queued. */
export async function createAccount(
  site: Site,
  { username, email, role = 'member', confirmed = true }: AccountOptions = {},
): Promise<{ id: number; username: string; email: string }> {
  made += 1;
  // Not the site's own hashing: all later sites of the process would check it at the first one's cost.
  hashed ??= TEST_PASSWORDS.hash(PASSWORD);
  const name = username ?? `friend-${made}`;
  const address = email ?? `friend-${made}@parish.example`;
  const now = new Date(site.clock.now());
  const password = await hashed;
  const { id } = await site.db.atomic((q) =>
    insertMember(
      q,
      { username: name, usernameKey: name.toLowerCase(), email: address, emailKey: address.toLowerCase(), password },
      now,
    ),
  );
  const { users, alertAddresses } = site.db.tables;
  if (role !== 'member') await site.db.update(users).set({ role }).where(eq(users.id, id));
  if (confirmed)
    await site.db.update(alertAddresses).set({ verifiedAt: now, ownSince: now }).where(eq(alertAddresses.userId, id));
  return { id, username: name, email: address };
}
