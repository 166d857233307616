import { and, desc, eq, exists, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../shared/channels/channels.ts';
import { hasModel } from '../../lib/settings/model-settings.ts';
import { KJV } from '../../scripture/kjv.ts';
import type { Env } from '../../site/env.ts';

interface NewMember {
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  password: string;
  language?: string;
  /** The change of the site's translations that their entries follow. */
  quotedRevision?: number;
}

/**
 * Returns the member with a folded e-mail address, with the data for a sign-in and whether the address is confirmed.
 */
export async function findByEmailKey(q: Queries, emailKey: string) {
  const { users, alertAddresses } = q.tables;
  const [user] = await q
    .select({ id: users.id, email: users.email, password: users.password, verifiedAt: alertAddresses.verifiedAt })
    .from(users)
    .leftJoin(alertAddresses, and(eq(alertAddresses.userId, users.id), eq(alertAddresses.channel, ACCOUNT_METHOD)))
    .where(eq(users.emailKey, emailKey));
  if (!user) return null;
  const { verifiedAt, ...member } = user;
  return { ...member, isConfirmed: verifiedAt !== null };
}

/** Returns which of a new member's names are taken. */
export async function findTaken(q: Queries, usernameKey: string, emailKey: string) {
  const { users } = q.tables;
  const rows = await q
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey), eq(users.emailKey, emailKey)));
  return {
    username: rows.some((row) => row.usernameKey === usernameKey),
    email: rows.some((row) => row.emailKey === emailKey),
  };
}

/** Returns which of these folded usernames are taken. */
export async function findTakenUsernames(q: Queries, usernameKeys: string[]): Promise<Set<string>> {
  const { users } = q.tables;
  const rows = await q
    .select({ usernameKey: users.usernameKey })
    .from(users)
    .where(inArray(users.usernameKey, usernameKeys));
  return new Set(rows.map(({ usernameKey }) => usernameKey));
}

/** Stores a new member with an empty profile and an unconfirmed address. */
export function* insertMember(q: Queries, member: NewMember, now: Date): Work<{ id: number }> {
  const { users, userProfiles, alertAddresses } = q.tables;
  const [user] = yield* run(
    q
      .insert(users)
      .values({ ...member, createdAt: now })
      .returning({ id: users.id }),
  );
  if (!user) throw new Error('the member was not stored');
  yield* run(q.insert(userProfiles).values({ userId: user.id, createdAt: now }));
  yield* run(q.insert(alertAddresses).values({ userId: user.id, channel: ACCOUNT_METHOD, address: member.email }));
  return user;
}

/** Returns a member's names and password hash; null when there is no such member. */
export async function findMember(
  q: Queries,
  userId: number,
): Promise<{ username: string; email: string; hash: string } | null> {
  const { users } = q.tables;
  const [user] = await q
    .select({ username: users.username, email: users.email, hash: users.password })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

/** Returns a member's username, or null where there is no such member. */
export function* readUsername(q: Queries, userId: number): Work<string | null> {
  const { users } = q.tables;
  const [user] = yield* run(q.select({ username: users.username }).from(users).where(eq(users.id, userId)));
  return user?.username ?? null;
}

/** Returns whether a member's stored password hash equals the given one. */
export function* readHasPassword(q: Queries, userId: number, hash: string): Work<boolean> {
  const { users: t } = q.tables;
  const found = q
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.id, userId), eq(t.password, hash)));
  return (yield* run(found)).length > 0;
}

/**
 * Changes a member's username.
 * @throws a unique violation when another member has it.
 */
export function* updateUsername(q: Queries, userId: number, username: string, usernameKey: string): Work<void> {
  const { users } = q.tables;
  yield* run(q.update(users).set({ username, usernameKey }).where(eq(users.id, userId)));
}

/** Changes a member's language; returns false where it is this one already. */
export function* updateLanguage(q: Queries, userId: number, language: string): Work<boolean> {
  const { users } = q.tables;
  const other = and(eq(users.id, userId), ne(users.language, language));
  return (yield* change(q.update(users).set({ language }).where(other))) > 0;
}

/** Changes a member's password hash; returns their folded address, null when there is no such member. */
export function* updatePassword(q: Queries, userId: number, password: string): Work<string | null> {
  const { users } = q.tables;
  const [user] = yield* run(
    q.update(users).set({ password }).where(eq(users.id, userId)).returning({ emailKey: users.emailKey }),
  );
  return user?.emailKey ?? null;
}

/** Deletes every session of a member. */
export function* deleteSessions(q: Queries, userId: number): Work<void> {
  const { sessions } = q.tables;
  yield* run(q.delete(sessions).where(eq(sessions.userId, userId)));
}

/** Deletes the known devices of a member. */
export function* deleteDevices(q: Queries, userId: number): Work<void> {
  const { knownDevices } = q.tables;
  yield* run(q.delete(knownDevices).where(eq(knownDevices.userId, userId)));
}

/**
 * Deletes a member's credentials other than the password: passkeys, open passkey challenges, and API tokens. Returns
 * how many there were.
 */
export function* deleteKeys(q: Queries, userId: number): Work<{ passkeys: number; tokens: number }> {
  const { passkeys, passkeyChallenges, apiTokens } = q.tables;
  yield* run(q.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId)));
  return {
    passkeys: yield* change(q.delete(passkeys).where(eq(passkeys.userId, userId))),
    tokens: yield* change(q.delete(apiTokens).where(eq(apiTokens.userId, userId))),
  };
}

/**
 * Returns a member's own account data, with the newest address they are changing to, and whether they have visible
 * entries from tests (decisions.md D48); null when there is no such member.
 */
export async function findAccount(q: Queries, userId: number, now: Date, env: Pick<Env, 'OPENAI_API_KEY'>) {
  const { users, userProfiles, alertAddresses, authTokens, guidanceEntries, bibleTranslations } = q.tables;
  const developmentData = q
    .select({ id: guidanceEntries.id })
    .from(guidanceEntries)
    .where(
      and(eq(guidanceEntries.userId, userId), eq(guidanceEntries.isDev, true), lte(guidanceEntries.availableAt, now)),
    );
  const [row] = await q
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      language: users.language,
      verifiedAt: alertAddresses.verifiedAt,
      pendingEmail: authTokens.address,
      hasDevelopmentData: exists(developmentData).mapWith(Boolean),
      hasTranslations: exists(q.select({ id: bibleTranslations.id }).from(bibleTranslations)).mapWith(Boolean),
      translation: users.translation,
      agreed: userProfiles.modelConsent,
      memoriesConsent: userProfiles.memoriesConsent,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(alertAddresses, and(eq(alertAddresses.userId, users.id), eq(alertAddresses.channel, ACCOUNT_METHOD)))
    .leftJoin(
      authTokens,
      and(
        eq(authTokens.userId, users.id),
        eq(authTokens.purpose, 'change_email'),
        isNull(authTokens.usedAt),
        gt(authTokens.expiresAt, now),
      ),
    )
    .where(eq(users.id, userId))
    .orderBy(desc(authTokens.createdAt))
    .limit(1);
  if (!row) return null;
  const { verifiedAt, hasDevelopmentData, hasTranslations, translation, agreed, ...account } = row;
  return {
    ...account,
    emailVerified: verifiedAt !== null,
    hasDevelopmentData,
    // Choosing the bundled translation counts only where another is installed.
    choosesTranslation: hasTranslations || (translation !== null && translation !== KJV),
    modelConsent: hasModel(env) ? (agreed ?? false) : null,
    memoriesConsent: account.memoriesConsent ?? false,
  };
}
