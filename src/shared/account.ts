import { JOB_STATUSES } from './alerts/queue-states.ts';
import { alertMethod, consentEvent, deliveryRecord, storedBoxes } from './alerts.ts';
import { MAIL_TOKEN_PURPOSES, role, SECURITY_EVENTS, tokenScope } from './auth.ts';
import { pathId } from './fields.ts';
import { CARE_SIGNS } from './guidance/care/care-signs.ts';
import { REPORT_REASONS } from './guidance/report-reasons.ts';
import { contentType, goal, guidanceEntry } from './guidance.ts';
import { confirmedFor } from './schedule.ts';
import { z } from './zod.ts';

/** Rises when a field of an export is renamed or removed. New fields do not change it. */
export const EXPORT_FORMAT = 2;

export const accountInput = z.object({ userId: pathId });
export const accountDeleteInput = z.strictObject({ userId: pathId });

const instant = z.date();
const perhaps = instant.nullable();
const text = z.string().nullable();
const id = z.number().int();

const profile = z.object({
  friendshipPhilosophy: text,
  challenges: z.array(z.string()),
  satisfactionRating: z.number().int().nullable(),
  notificationPreferences: z.record(z.string(), z.unknown()).nullable(),
  phoneNumber: text,
  ...storedBoxes,
  whatsappNumber: text,
  alertMethods: z.array(z.string()),
  completedOnboarding: z.boolean(),
  lastResponseId: text,
  modelConsent: z.boolean(),
  memoriesConsent: z.boolean(),
  createdAt: instant,
  timezone: z.string(),
  reminderTime: z.string(),
  frequency: z.string(),
  frequencyAnchor: text,
  mutedMailCategories: z.array(z.string()),
  chosenMailCategories: z.array(z.string()),
  alertPauses: z.record(z.string(), z.string()),
  inboxSeenAt: perhaps,
  plannedUntil: perhaps,
});

const weekday = z.object({
  dayOfWeek: z.string(),
  enabled: z.boolean(),
  timeSlots: z.array(z.object({ hour: z.number().int(), minute: z.number().int(), type: contentType, confirmedFor })),
});

const scheduleDay = weekday.extend({
  timezone: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

const job = z.object({
  id,
  jobId: z.string(),
  contentType,
  scheduledTime: instant,
  executionTime: instant,
  status: z.enum(JOB_STATUSES),
  dayOfWeek: z.string(),
  timeSlotId: z.string(),
  createdAt: instant,
  completedAt: perhaps,
  errorMessage: text,
  localDate: z.string(),
  timezone: z.string(),
  isDev: z.boolean(),
  attempts: z.number().int(),
  runAt: perhaps,
  modelAt: perhaps,
});

const exportedEntry = guidanceEntry.omit({ userId: true }).extend({
  jobId: id.nullable(),
  concept: z.string(),
  challenges: z.array(z.string()),
  libraryKey: text,
  reference: text,
  completedLocalDate: text,
  writtenBy: text,
});
export type ExportedEntry = z.infer<typeof exportedEntry>;

const exportedGoal = goal.omit({ language: true }).extend({
  createdAt: instant,
  challenge: text,
  target: z.number().int(),
  completions: z.number().int(),
});

const alertAddress = z.object({
  channel: alertMethod,
  address: z.string(),
  details: z.record(z.string(), text),
  verifiedAt: perhaps,
  termsOwed: z.boolean(),
  ownSince: perhaps,
  disabledAt: perhaps,
  disabledReason: text,
  optedOutAt: perhaps,
  seenAt: perhaps,
  askedAt: perhaps,
  failedMessages: z.array(z.object({ deliveryId: id, failedAt: z.number().int() })),
});

const delivery = z.object({
  id,
  jobId: id.nullable(),
  entryId: id.nullable(),
  kind: deliveryRecord.shape.kind,
  securityEventId: id.nullable(),
  channel: deliveryRecord.shape.channel,
  addressId: id,
  repeat: z.number().int(),
  status: deliveryRecord.shape.status,
  dueAt: instant,
  runAt: perhaps,
  attempts: z.number().int(),
  retryUntil: perhaps,
  insteadOf: deliveryRecord.shape.channel.nullable(),
  providerId: text,
  deliveredAt: perhaps,
  readAt: perhaps,
  period: text,
  errorCode: text,
  answers: z.array(z.string()),
  answeredAt: perhaps,
  createdAt: instant,
  startedAt: perhaps,
  finishedAt: perhaps,
});

const consent = z.object({
  channel: z.string(),
  action: consentEvent.shape.action,
  source: z.string(),
  wordingVersion: text,
  addressHash: text,
  createdAt: instant,
});

const act = z.object({
  actorId: id.nullable(),
  action: z.string(),
  targetId: id.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  /**
   * The network address of the member's own action. For an administrator's action it is null, because that address is
   * the administrator's data.
   */
  address: text,
  createdAt: instant,
});

/** Everything the database stores about one member, except secrets (decisions.md D33). */
export const accountExport = z.object({
  formatVersion: z.literal(EXPORT_FORMAT),
  site: z.string(),
  exportedAt: instant,
  account: z.object({
    id,
    username: z.string(),
    email: z.string(),
    role,
    language: z.string(),
    translation: text,
    createdAt: instant,
  }),
  profile: profile.nullable(),
  schedule: z.array(scheduleDay),
  /** The member's earlier weeks, oldest first. A week without days expected nothing of the member. */
  replacedWeeks: z.array(z.object({ days: z.array(weekday), timezone: z.string(), anchor: text, heldUntil: instant })),
  pauses: z.array(z.object({ startsAt: instant, endsAt: instant, createdAt: instant })),
  jobs: z.array(job),
  guidance: z.array(exportedEntry),
  /** The entries that the member reported, and why; none in the export of an administrator, who may be a reviewer. */
  reports: z.array(z.object({ entryId: id, reason: z.enum(REPORT_REASONS), createdAt: instant, dealtWithAt: perhaps })),
  /** The entries that the member pinned for a date, as a reviewer. */
  pinnedEntries: z.array(
    z.object({ localDate: z.string(), contentType, libraryKey: z.string(), createdBy: id.nullable() }),
  ),
  /** The signs of danger found in the member's words, for the card that offers help; null when there were none, and for an administrator. */
  careNotice: z
    .object({
      signs: z.array(z.enum(CARE_SIGNS)),
      foundAt: instant,
      dismissedAt: perhaps,
      abuseNamedAt: perhaps,
      answeredAt: perhaps,
    })
    .nullable(),
  goals: z.array(exportedGoal),
  modelDays: z.array(
    z.object({
      localDate: z.string(),
      calls: z.number().int(),
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      cost: z.number().int(),
    }),
  ),
  alertAddresses: z.array(alertAddress),
  addressProofs: z.array(
    z.object({
      channel: alertMethod,
      address: z.string(),
      triesLeft: z.number().int(),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  deliveries: z.array(delivery),
  consents: z.array(consent),
  sessions: z.array(z.object({ userAgent: text, createdAt: instant, seenAt: perhaps, expiresAt: instant })),
  devices: z.array(z.object({ seenAt: instant, createdAt: instant })),
  securityEvents: z.array(
    z.object({ id, kind: z.enum(SECURITY_EVENTS), mailAddress: z.string(), userAgent: text, createdAt: instant }),
  ),
  mailedLinks: z.array(
    z.object({
      purpose: z.enum(MAIL_TOKEN_PURPOSES),
      address: z.string(),
      expiresAt: instant,
      usedAt: perhaps,
      createdAt: instant,
    }),
  ),
  secondStep: z.object({ on: z.boolean(), startedAt: perhaps, confirmedAt: perhaps }),
  recoveryCodes: z.object({
    left: z.number().int(),
    codes: z.array(z.object({ createdAt: instant, usedAt: perhaps })),
  }),
  passkeys: z.array(
    z.object({
      name: z.string(),
      transports: z.array(z.string()),
      backedUp: z.boolean(),
      createdAt: instant,
      lastUsedAt: perhaps,
    }),
  ),
  passkeyChallenges: z.array(z.object({ expiresAt: instant, createdAt: instant })),
  apiTokens: z.array(
    z.object({
      id,
      name: z.string(),
      start: z.string(),
      scopes: z.array(tokenScope),
      expiresAt: perhaps,
      lastUsedAt: perhaps,
      createdAt: instant,
    }),
  ),
  /** The invitations that the member created, and the invitation that they joined with. */
  invitations: z.array(
    z.object({
      email: text,
      createdBy: id.nullable(),
      usedBy: id.nullable(),
      expiresAt: instant,
      usedAt: perhaps,
      createdAt: instant,
    }),
  ),
  auditLog: z.array(act),
});
export type AccountExport = z.infer<typeof accountExport>;
