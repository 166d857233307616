import { INVITATION_DAYS } from './admin/invitation-days.ts';
import { loginBody, registerBody } from './auth.ts';
import { LEDGER_ERRORS } from './consent.ts';
import { afterId, pageNumber, pathId, rowLimit, strict } from './fields.ts';
import { contentType } from './guidance.ts';
import { z } from './zod.ts';

/** The longest delay an administrator can give a job, in minutes (product.md §5). */
export const MAX_DELAY_MINUTES = 60;

export const queueStatsOutput = z.object({
  waiting: z.number().int(),
  processing: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  totalScheduled: z.number().int(),
});

const userId = strict(z.number().int().positive());

/**
 * Sends guidance of a type to everybody at once. A dry run only returns the number of recipients (decisions.md D23).
 */
export const triggerNotificationBody = z.strictObject({
  notificationType: contentType,
  dryRun: strict(z.boolean()).default(false),
  /** True sends even when the same type was sent within the last minute. */
  again: strict(z.boolean()).default(false),
});
export const triggerNotificationOutput = z.object({
  message: z.string(),
  userCount: z.number().int(),
  /** Only in a dry run: the number of members who were sent the same type within the last minute. */
  justSent: z.number().int().optional(),
});

export const triggerQueueBody = z.strictObject({ userId, contentType });
export const triggerQueueOutput = z.object({ message: z.string(), jobId: z.string() });

export const delayedJobBody = z.strictObject({
  userId,
  contentType,
  delayMinutes: strict(z.number().int().min(1).max(MAX_DELAY_MINUTES)),
});
export const delayedJobOutput = triggerQueueOutput.extend({ scheduledTime: z.date() });

export const resyncAllOutput = z.object({
  message: z.string(),
  usersSynced: z.number().int(),
  jobsScheduled: z.number().int(),
});
export const resyncUserBody = z.strictObject({ userId });
export const resyncUserOutput = z.object({ message: z.string(), jobsScheduled: z.number().int() });

/** A member's id, or the beginning of their name or e-mail address, regardless of case. */
export const memberSearch = z.string().trim().max(200).optional();

export const auditListInput = z.object({
  page: pageNumber,
  limit: rowLimit(100, 50),
  userId: pathId.optional(),
  q: memberSearch,
});
export const auditEntry = z.object({
  id: z.number().int(),
  // Null for an operator at the machine itself. A name is null when the account was deleted.
  actorId: z.number().int().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  targetId: z.number().int().nullable(),
  targetName: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  address: z.string().nullable(),
  createdAt: z.date(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditListOutput = z.object({ entries: z.array(auditEntry), hasMore: z.boolean() });

const invitationTimes = { expiresAt: z.date(), createdAt: z.date() };
export const createInvitationBody = z.strictObject({
  /** The only address that may use the invitation. */
  email: loginBody.shape.email.optional(),
  expiresInDays: strict(z.number().int().min(1).max(90)).default(INVITATION_DAYS),
});
export const createInvitationOutput = z.object({
  invitation: z.object({ id: z.number().int(), email: z.string().nullable(), ...invitationTimes }),
  /** Shown once: the site stores only a hash of its token. */
  link: z.string(),
});
export const invitationListInput = auditListInput.omit({ userId: true, q: true });
export const invitation = z.object({
  id: z.number().int(),
  email: z.string().nullable(),
  // Null for an operator at the machine itself. A member and their name are null when the account was deleted.
  createdBy: z.number().int().nullable(),
  createdByName: z.string().nullable(),
  usedBy: z.number().int().nullable(),
  usedByName: z.string().nullable(),
  usedAt: z.date().nullable(),
  ...invitationTimes,
});
export type Invitation = z.infer<typeof invitation>;
export const invitationListOutput = z.object({ invitations: z.array(invitation), hasMore: z.boolean() });
export const deleteInvitationInput = z.strictObject({ id: pathId });

/** Reads the whole consent ledger in pages: the rows after a position (decisions.md D30). */
export const consentExportInput = z.object({
  after: afterId,
  limit: rowLimit(1_000, 100),
});
/** One link of the ledger's chain, with its row unless that was deleted with its account (docs/consent-ledger.md). */
export const exportedConsent = z.object({
  position: z.number().int(),
  id: z.number().int(),
  userId: z.number().int().nullable(),
  channel: z.string().nullable(),
  action: z.string().nullable(),
  source: z.string().nullable(),
  wordingVersion: z.string().nullable(),
  addressHash: z.string().nullable(),
  createdAt: z.date().nullable(),
  /** The text whose SHA-256 is the digest; null for a deleted row. */
  content: z.string().nullable(),
  digest: z.string(),
  hash: z.string(),
});
export type ExportedConsent = z.infer<typeof exportedConsent>;
export const consentExportOutput = z.object({
  events: z.array(exportedConsent),
  next: z.number().int().nullable(),
});
export type ConsentExport = z.infer<typeof consentExportOutput>;

/** The SHA-256 of a link that an administrator noted earlier. It shows whether rows were cut off the end since. */
export const consentCheckInput = z.object({
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
/** The result of following the whole chain of the consent ledger. */
export const consentCheckOutput = z.object({
  rows: z.number().int(),
  erased: z.number().int(),
  head: z.string(),
  firstError: z.object({ row: z.number().int(), what: z.enum(LEDGER_ERRORS) }).nullable(),
  holdsKnown: z.boolean().nullable(),
});
export type ConsentCheck = z.infer<typeof consentCheckOutput>;

// The token of the link that creates the first administrator (decisions.md D2).
const token = z.string().min(1).max(200);
export const setupBody = registerBody.omit({ invitation: true }).extend({ token });
export const setupClaimBody = z.strictObject({ token });
