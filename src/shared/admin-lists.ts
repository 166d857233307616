import { modelUse } from './admin/model-use.ts';
import type { checkChannelInput } from './admin/site.ts';
import {
  type createInvitationBody,
  type delayedJobBody,
  type deleteInvitationInput,
  memberSearch,
  type resyncUserBody,
  type triggerNotificationBody,
  type triggerQueueBody,
} from './admin.ts';
import { DELIVERY_STATUSES, JOB_STATUSES } from './alerts/queue-states.ts';
import type { sendServiceUpdateBody } from './alerts/service-updates.ts';
import { deliveryRecord, methodState } from './alerts.ts';
import { role } from './auth.ts';
import { DELIVERY_CHANNELS } from './channels/channels.ts';
import { pageNumber, pathId, rowLimit } from './fields.ts';
import type { setDefaultTranslationBody } from './guidance/translations.ts';
import { contentType } from './guidance.ts';
import { contractSentence } from './messages/contracts.ts';
import { z } from './zod.ts';

const listPage = {
  page: pageNumber,
  limit: rowLimit(100, 25),
};

export const jobListInput = z.object({ ...listPage, status: z.enum(JOB_STATUSES).optional(), q: memberSearch });
export const jobRecord = z.object({
  id: z.number().int(),
  jobId: z.string(),
  userId: z.number().int(),
  username: z.string(),
  contentType,
  status: z.enum(JOB_STATUSES),
  scheduledTime: z.date(),
  executionTime: z.date(),
  completedAt: z.date().nullable(),
  attempts: z.number().int(),
  errorMessage: z.string().nullable(),
  isDev: z.boolean(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
});
export type JobRecord = z.infer<typeof jobRecord>;
export const jobListOutput = z.object({ jobs: z.array(jobRecord), hasMore: z.boolean() });

export const deliveryListInput = z.object({
  ...listPage,
  status: z.enum(DELIVERY_STATUSES).optional(),
  channel: z.enum(DELIVERY_CHANNELS).optional(),
  q: memberSearch,
});
/** The state of one message to a member, without its text (rules.md C33). */
export const adminDelivery = deliveryRecord.omit({ title: true, language: true, entryId: true }).extend({
  jobId: z.number().int().nullable(),
  userId: z.number().int(),
  username: z.string(),
  contentType: contentType.nullable(),
  isDev: z.boolean(),
  startedAt: z.date().nullable(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
});
export type AdminDelivery = z.infer<typeof adminDelivery>;
export const deliveryListOutput = z.object({ deliveries: z.array(adminDelivery), hasMore: z.boolean() });

/** Identifies one row of a list by its id. */
export const rowInput = z.strictObject({ id: pathId });
export const actOutput = z.object({ message: z.string() });

export const memberListInput = z.object({ ...listPage, role: role.optional(), q: memberSearch });
export const adminMember = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  role,
  emailVerified: z.boolean(),
  onboarded: z.boolean(),
  /** The methods the member switched on, each with its state. */
  methods: z.array(methodState),
  lastSeenAt: z.date().nullable(),
  createdAt: z.date(),
});
export type AdminMember = z.infer<typeof adminMember>;
export const memberListOutput = z.object({ members: z.array(adminMember), hasMore: z.boolean() });
export const memberGetInput = z.object({ userId: pathId });
export const memberGetOutput = adminMember.extend({
  timezone: z.string(),
  pausedUntil: z.date().nullable(),
  sessions: z.number().int(),
  /** The tokens and the money that guidance by a language model cost for the member this month; null on a site without a model. */
  model: modelUse.nullable(),
});
const setRoleBody = z.strictObject({ role });
export const sendPasswordLinkInput = z.strictObject({ userId: pathId });
/**
 * What happened to a password link. `sent`: its mail is on its way. `captured`: its mail is a file on the server, because
 * the site has no mail server. `limit_reached`: no link was made, because three are valid already.
 */
const passwordLinkOutcome = z.enum(['sent', 'captured', 'limit_reached']);
export const sendPasswordLinkOutput = actOutput.extend({ outcome: passwordLinkOutcome });
/** The member to sign out. */
export const signOutInput = z.strictObject({ userId: pathId });
export const setRoleInput = setRoleBody.extend({ userId: pathId });

/**
 * A captured mail's file name: its time, sequence number and id (decisions.md D36). The pattern excludes every other
 * path.
 */
const mailName = z
  .string()
  .regex(/^\d{8}T\d{9}Z-\d{6,12}-[A-Za-z0-9_-]{1,24}\.eml$/, contractSentence('captured_mail_invalid'));
export const outboxListInput = z.object(listPage);
export const capturedMail = z.object({
  name: mailName,
  subject: z.string(),
  to: z.string(),
  sentAt: z.date(),
  size: z.number().int(),
});
export type CapturedMail = z.infer<typeof capturedMail>;
export const outboxListOutput = z.object({
  /** True when mails are stored as files because no mail server is configured. */
  captured: z.boolean(),
  mails: z.array(capturedMail),
  hasMore: z.boolean(),
});
export const outboxGetInput = z.strictObject({ name: mailName });
/** Replaces each hidden link in a captured mail. */
export const HIDDEN_LINK = '[link]';
/** One captured mail: its plain text and its full source. `source` is null when links are hidden. */
export const outboxGetOutput = capturedMail.extend({
  from: z.string(),
  text: z.string(),
  source: z.string().nullable(),
});

/** The reasons why guidance for everybody does not reach a member now (decisions.md D23, D24). */
export const NOT_READY_REASONS = ['setup', 'unreachable', 'paused', 'had_three'] as const;
export type NotReadyReason = (typeof NOT_READY_REASONS)[number];

/** The number of members for each reason, with the names of the first three. */
const notReady = z.array(
  z.object({ reason: z.enum(NOT_READY_REASONS), members: z.number().int(), names: z.array(z.string()) }),
);

/** The number of members that guidance of each type would reach now, and the reasons for the others. */
export const readyMembersOutput = z.object({
  prayer: z.number().int(),
  do: z.number().int(),
  reflection: z.number().int(),
  notReady: z.object({ prayer: notReady, do: notReady, reflection: notReady }),
});
export type ReadyMembers = z.infer<typeof readyMembersOutput>;

type AuditedInput =
  | z.input<typeof triggerNotificationBody>
  | z.input<typeof triggerQueueBody>
  | z.input<typeof delayedJobBody>
  | z.input<typeof resyncUserBody>
  | z.input<typeof createInvitationBody>
  | z.input<typeof deleteInvitationInput>
  | z.input<typeof rowInput>
  | z.input<typeof checkChannelInput>
  | z.input<typeof setRoleInput>
  | z.input<typeof outboxGetInput>
  | z.input<typeof setDefaultTranslationBody>
  | z.input<typeof sendServiceUpdateBody>;
type FieldOf<Input> = Input extends unknown ? keyof Input : never;

/**
 * The fields of an action that its audit entry shows. The member has a column of its own, and addresses are left out.
 */
export type AuditDetail =
  | Exclude<FieldOf<AuditedInput>, 'userId' | 'email' | 'text'>
  | keyof TextTraces
  | keyof SettingTraces
  | keyof AccountReclaimed;

/** The stored facts about a text that went to members: its length, and the first digits of its SHA-256. */
export interface TextTraces {
  textLength: number;
  textDigest: string;
}

/** The group of settings that an administrator saved or tested, and the names of those that were saved. */
interface SettingTraces {
  group: string;
  settings: string;
}

/** The number of credentials and addresses that a password reset removed when it returned the account to its owner. */
export interface AccountReclaimed {
  passkeys: number;
  tokens: number;
  pushSubscriptions: number;
  secondStep: boolean;
  /** Names of alert methods, separated by commas. */
  methods: string;
}
