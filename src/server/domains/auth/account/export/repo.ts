import { and, asc, eq, getTableColumns, isNull, lte, or } from 'drizzle-orm';
import { type Queries, run } from '../../../../../../db/database.ts';
import { addressFields } from '../../../../../shared/alerts/typed-addresses.ts';
import type { MemberId } from '../../../../lib/actor.ts';
import { typedAddressesIn } from '../../../alerts/preferences.ts';

/** Returns the account row; null when there is none. */
export async function findAccount(q: Queries, userId: MemberId) {
  const { users: t } = q.tables;
  const [row] = await q
    .select({
      id: t.id,
      username: t.username,
      email: t.email,
      role: t.role,
      language: t.language,
      translation: t.translation,
      createdAt: t.createdAt,
    })
    .from(t)
    .where(eq(t.id, userId));
  return row ?? null;
}

/** Returns a member's short data: their profile, preferences and addresses, without secrets. */
export function* readBelongings(q: Queries, userId: MemberId) {
  const { tables } = q;
  const { id, userId: whose, ...profile } = getTableColumns(tables.userProfiles);
  const { id: dayId, userId: dayOf, ...day } = getTableColumns(tables.userSchedules);
  const { userId: goalOf, deletedAt: goalDeletedAt, requestKey, ...goal } = getTableColumns(tables.userGoals);
  const {
    id: addressId,
    userId: addressOf,
    verifiedIn,
    deviceHash,
    secrets,
    ...address
  } = getTableColumns(tables.alertAddresses);
  const { id: modelDayId, userId: modelDayOf, ...modelDay } = getTableColumns(tables.modelDays);
  const { id: pinId, ...pin } = getTableColumns(tables.pinnedEntries);
  const { entryReports, userSchedules, replacedWeeks, pauses, userGoals, alertAddresses, userProfiles, modelDays } =
    tables;
  const { pinnedEntries } = tables;
  const [own] = yield* run(q.select(profile).from(userProfiles).where(eq(userProfiles.userId, userId)));
  const addresses = yield* run(q.select(address).from(alertAddresses).where(eq(alertAddresses.userId, userId)));
  return {
    profile: own ? { ...own, ...documentedAddresses(addresses) } : null,
    schedule: yield* run(
      q.select(day).from(userSchedules).where(eq(userSchedules.userId, userId)).orderBy(asc(userSchedules.id)),
    ),
    replacedWeeks: yield* run(
      q
        .select({
          days: replacedWeeks.days,
          timezone: replacedWeeks.timezone,
          anchor: replacedWeeks.anchor,
          heldUntil: replacedWeeks.heldUntil,
        })
        .from(replacedWeeks)
        .where(eq(replacedWeeks.userId, userId))
        .orderBy(asc(replacedWeeks.id)),
    ),
    pauses: yield* run(
      q
        .select({ startsAt: pauses.startsAt, endsAt: pauses.endsAt, createdAt: pauses.createdAt })
        .from(pauses)
        .where(eq(pauses.userId, userId)),
    ),
    reports: yield* run(
      q
        .select({
          entryId: entryReports.entryId,
          reason: entryReports.reason,
          createdAt: entryReports.createdAt,
          dealtWithAt: entryReports.dealtWithAt,
        })
        .from(entryReports)
        .where(eq(entryReports.userId, userId)),
    ),
    careNotice: yield* readCareNotice(q, userId),
    goals: yield* run(
      q
        .select(goal)
        .from(userGoals)
        .where(and(eq(userGoals.userId, userId), isNull(userGoals.deletedAt)))
        .orderBy(asc(userGoals.id)),
    ),
    modelDays: yield* run(
      q.select(modelDay).from(modelDays).where(eq(modelDays.userId, userId)).orderBy(asc(modelDays.id)),
    ),
    pinnedEntries: yield* run(q.select(pin).from(pinnedEntries).where(eq(pinnedEntries.createdBy, userId))),
    alertAddresses: addresses,
    addressProofs: yield* readAddressProofs(q, userId),
    ...(yield* readWaysIn(q, userId)),
  };
}

function* readCareNotice(q: Queries, userId: MemberId) {
  const { userId: noticeOf, ...notice } = getTableColumns(q.tables.careNotices);
  const [row] = yield* run(q.select(notice).from(q.tables.careNotices).where(eq(q.tables.careNotices.userId, userId)));
  return row ?? null;
}

/** Returns how and where a member signs in, without hashes, keys and codes. */
function* readWaysIn(q: Queries, userId: MemberId) {
  const { sessions, knownDevices, authTokens, passkeys, passkeyChallenges, apiTokens, invitations } = q.tables;
  return {
    sessions: yield* run(
      q
        .select({
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          seenAt: sessions.seenAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
    ),
    devices: yield* run(
      q
        .select({ seenAt: knownDevices.seenAt, createdAt: knownDevices.createdAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId)),
    ),
    mailedLinks: yield* run(
      q
        .select({
          purpose: authTokens.purpose,
          address: authTokens.address,
          expiresAt: authTokens.expiresAt,
          usedAt: authTokens.usedAt,
          createdAt: authTokens.createdAt,
        })
        .from(authTokens)
        .where(eq(authTokens.userId, userId)),
    ),
    passkeys: yield* run(
      q
        .select({
          name: passkeys.name,
          transports: passkeys.transports,
          backedUp: passkeys.backedUp,
          createdAt: passkeys.createdAt,
          lastUsedAt: passkeys.lastUsedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
    ),
    passkeyChallenges: yield* run(
      q
        .select({ expiresAt: passkeyChallenges.expiresAt, createdAt: passkeyChallenges.createdAt })
        .from(passkeyChallenges)
        .where(eq(passkeyChallenges.userId, userId)),
    ),
    apiTokens: yield* run(
      q
        .select({
          id: apiTokens.id,
          name: apiTokens.name,
          start: apiTokens.start,
          scopes: apiTokens.scopes,
          expiresAt: apiTokens.expiresAt,
          lastUsedAt: apiTokens.lastUsedAt,
          createdAt: apiTokens.createdAt,
        })
        .from(apiTokens)
        .where(eq(apiTokens.userId, userId)),
    ),
    invitations: yield* run(
      q
        .select({
          email: invitations.emailKey,
          createdBy: invitations.createdBy,
          usedBy: invitations.usedBy,
          expiresAt: invitations.expiresAt,
          usedAt: invitations.usedAt,
          createdAt: invitations.createdAt,
        })
        .from(invitations)
        .where(or(eq(invitations.createdBy, userId), eq(invitations.usedBy, userId))),
    ),
  };
}

/** Returns whether the second step is set up, and since when. */
export function* readSecondStep(q: Queries, userId: MemberId) {
  const { totpSecrets: t } = q.tables;
  const [row] = yield* run(
    q.select({ startedAt: t.createdAt, confirmedAt: t.confirmedAt }).from(t).where(eq(t.userId, userId)),
  );
  return row ?? null;
}

export function* readRecoveryCodes(q: Queries, userId: MemberId) {
  const { recoveryCodes: t } = q.tables;
  return yield* run(q.select({ createdAt: t.createdAt, usedAt: t.usedAt }).from(t).where(eq(t.userId, userId)));
}

function* readAddressProofs(q: Queries, userId: MemberId) {
  const { addressProofs: t } = q.tables;
  const { channel, address, triesLeft, createdAt, expiresAt } = t;
  return yield* run(
    q.select({ channel, address, triesLeft, createdAt, expiresAt }).from(t).where(eq(t.userId, userId)),
  );
}

/** A table with possibly many rows of one member. An index yields their ids, and the rows are read a page at a time. */
export interface LongList<Row> {
  ids(userId: MemberId): PromiseLike<{ id: number }[]>;
  page(ids: number[]): PromiseLike<Row[]>;
}

/**
 * Returns a member's tables that grow over the years, newest rows last. Guidance that is prepared ahead stays hidden until
 * its slot (decisions.md D17).
 */
export function longLists(q: Queries, now: Date) {
  const { queuedJobs, guidanceEntries, deliveries, consentEvents, securityEvents, auditLog } = q.tables;
  const { userId: jobOf, leaseToken: jobLease, ...job } = getTableColumns(queuedJobs);
  const { userId: entryOf, ...entry } = getTableColumns(guidanceEntries);
  const { userId: deliveryOf, leaseToken, ...delivery } = getTableColumns(deliveries);
  const { userId: consentOf, id: consentId, erases, salt, ...consent } = getTableColumns(consentEvents);
  const { userId: eventOf, ...event } = getTableColumns(securityEvents);
  const { id: actId, ...act } = getTableColumns(auditLog);
  return {
    jobs: list(
      (userId) => q.select({ id: queuedJobs.id }).from(queuedJobs).where(eq(queuedJobs.userId, userId)),
      (ids) => q.select(job).from(queuedJobs).where(q.isIn(queuedJobs.id, ids)).orderBy(asc(queuedJobs.id)),
    ),
    guidance: list(
      (userId) =>
        q
          .select({ id: guidanceEntries.id })
          .from(guidanceEntries)
          .where(and(eq(guidanceEntries.userId, userId), lte(guidanceEntries.availableAt, now))),
      (ids) =>
        q.select(entry).from(guidanceEntries).where(q.isIn(guidanceEntries.id, ids)).orderBy(asc(guidanceEntries.id)),
    ),
    deliveries: list(
      (userId) => q.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.userId, userId)),
      (ids) => q.select(delivery).from(deliveries).where(q.isIn(deliveries.id, ids)).orderBy(asc(deliveries.id)),
    ),
    consents: list(
      (userId) => q.select({ id: consentEvents.id }).from(consentEvents).where(eq(consentEvents.userId, userId)),
      (ids) =>
        q.select(consent).from(consentEvents).where(q.isIn(consentEvents.id, ids)).orderBy(asc(consentEvents.id)),
    ),
    securityEvents: list(
      (userId) => q.select({ id: securityEvents.id }).from(securityEvents).where(eq(securityEvents.userId, userId)),
      (ids) =>
        q.select(event).from(securityEvents).where(q.isIn(securityEvents.id, ids)).orderBy(asc(securityEvents.id)),
    ),
    auditLog: list(
      (userId) =>
        q
          .select({ id: auditLog.id })
          .from(auditLog)
          .where(or(eq(auditLog.actorId, userId), eq(auditLog.targetId, userId))),
      (ids) => q.select(act).from(auditLog).where(q.isIn(auditLog.id, ids)).orderBy(asc(auditLog.id)),
    ),
  };
}

function list<Row>(ids: LongList<Row>['ids'], page: LongList<Row>['page']): LongList<Row> {
  return { ids, page };
}

/** The documented fields of the profile. Addresses of other channels are exported with all addresses. */
function documentedAddresses(rows: Parameters<typeof typedAddressesIn>[0]) {
  const { addresses, ...documented } = addressFields(typedAddressesIn(rows));
  return documented;
}
