import { accountExport } from '../../../../shared/account.ts';
import { FAILURE_WINDOW_DAYS } from '../../../domains/alerts/addresses/recent-failures.ts';
import { describeFields } from './description.ts';
import { GOAL_DETAIL } from './goals.ts';
import { ENTRY } from './guidance.ts';
import { REPORT_REASON } from './reports.ts';
import {
  ADDRESS_HASH,
  ATTEMPTS,
  CHANNEL,
  CONFIRMED_FOR,
  CONSENT_ACTION,
  CONSENT_SOURCE,
  CONTENT_TYPE,
  CREATED_AT,
  DAY_ENABLED,
  DAY_OF_WEEK,
  DELIVERY_ERROR,
  DELIVERY_KIND,
  DELIVERY_STATUS,
  DUE_AT,
  ENTRY_ID,
  EXECUTION_TIME,
  EXPIRES_AT,
  FINISHED_AT,
  GUIDANCE_KIND,
  ID,
  IS_DEV,
  JOB_COMPLETED_AT,
  JOB_ERROR,
  JOB_NAME,
  JOB_STATUS,
  LOCAL_DATE,
  METHOD,
  SCHEDULED_TIME,
  SLOT_HOUR,
  SLOT_MINUTE,
  STARTED_AT,
  TIME_SLOT_ID,
  TIME_SLOTS,
  TIME_ZONE,
  WORDING_VERSION,
} from './texts.ts';

const exported = accountExport.shape;

const RUN_AT = 'When it is looked at next; null where nothing is left to do.';
const WEEKDAY = { dayOfWeek: DAY_OF_WEEK, enabled: DAY_ENABLED, timeSlots: TIME_SLOTS };

/** The week, what was planned and what the member received. */
const GUIDANCE_PARTS = [
  describeFields(exported.schedule.element, {
    ...WEEKDAY,
    timezone: TIME_ZONE,
    createdAt: CREATED_AT,
    updatedAt: 'When it was last changed.',
  }),
  describeFields(exported.schedule.element.shape.timeSlots.element, {
    hour: SLOT_HOUR,
    minute: SLOT_MINUTE,
    type: GUIDANCE_KIND,
    confirmedFor: CONFIRMED_FOR,
  }),
  describeFields(exported.replacedWeeks.element, {
    days: 'The days with slots; none where the week asked nothing.',
    timezone: TIME_ZONE,
    anchor: 'A date in the first week of a fortnightly rhythm; null where every week counts.',
    heldUntil: 'When another week took its place.',
  }),
  describeFields(exported.replacedWeeks.element.shape.days.element, WEEKDAY),
  describeFields(exported.reports.element, {
    entryId: ENTRY_ID,
    reason: REPORT_REASON,
    createdAt: CREATED_AT,
    dealtWithAt: 'When a reviewer dealt with it; null until then.',
  }),
  describeFields(exported.pinnedEntries.element, {
    localDate: { description: 'The date in the zone of each member.', format: 'date' },
    contentType: CONTENT_TYPE,
    libraryKey: 'The name of the entry.',
    createdBy: 'The number of the member.',
  }),
  describeFields(exported.careNotice.unwrap(), {
    signs: 'What was found: self-harm, abuse by somebody close, or a threat to others.',
    foundAt: 'When it was last found.',
    dismissedAt: 'When the member took the card off the dashboard; null while it is shown.',
    abuseNamedAt:
      'When abuse was last named; prompts to reconcile rest for seven days from then. Null where it was not.',
    answeredAt: 'When a text message with such signs was last answered with where to find help; null where none was.',
  }),
  describeFields(exported.pauses.element, {
    startsAt: 'When the rest begins.',
    endsAt: 'When the rest ends.',
    createdAt: CREATED_AT,
  }),
  describeFields(exported.jobs.element, {
    id: ID,
    jobId: JOB_NAME,
    contentType: CONTENT_TYPE,
    scheduledTime: SCHEDULED_TIME,
    executionTime: EXECUTION_TIME,
    status: JOB_STATUS,
    dayOfWeek: DAY_OF_WEEK,
    timeSlotId: TIME_SLOT_ID,
    createdAt: CREATED_AT,
    completedAt: JOB_COMPLETED_AT,
    errorMessage: JOB_ERROR,
    localDate: LOCAL_DATE,
    timezone: TIME_ZONE,
    isDev: IS_DEV,
    attempts: ATTEMPTS,
    runAt: RUN_AT,
    modelAt: 'When a language model may next try to write it; null when none does.',
  }),
  describeFields(exported.guidance.element, {
    ...ENTRY,
    jobId: 'The `id` of the job it was made for.',
    concept: 'The theme of its day.',
    challenges: 'The challenges it is about.',
    writtenBy: 'The language model that wrote it, and the version of its prompt; null for the library.',
    reference: 'The verses it is about; a translation that prints verses as one may quote more.',
    libraryKey: 'Names the text of the library it came from; null for what did not.',
    completedLocalDate: { description: 'The day it counts for, in the member’s zone.', format: 'date' },
  }),
  describeFields(exported.modelDays.element, {
    localDate: LOCAL_DATE,
    calls: 'How often the model was asked.',
    inputTokens: 'The tokens that it read.',
    outputTokens: 'The tokens that it wrote.',
    cost: 'Millionths of a dollar.',
  }),
  describeFields(exported.goals.element, {
    ...GOAL_DETAIL,
    createdAt: CREATED_AT,
    challenge: 'The challenge it was made for; null for a goal of the member’s own.',
  }),
];

/** Addresses, messages and consent. */
const ALERT_PARTS = [
  describeFields(exported.alertAddresses.element, {
    channel: METHOD,
    address: 'The address of mail or the number.',
    details: 'What the channel knows of the address besides, such as the name of a chat.',
    verifiedAt: 'When the member proved it; null until then.',
    termsOwed: 'True for a proved number until the message with the terms has gone to it.',
    ownSince: 'Since when the holder of the account is known to read it; null for never.',
    disabledAt: 'When the site stopped using it; null while it is used.',
    disabledReason: 'Why the site stopped using it, for a program; null while it is used.',
    optedOutAt: 'Since when its owner wants no messages there; null while they do.',
    seenAt: 'When the browser registered last; null for other channels.',
    askedAt: 'When the member was asked about the browser; null for never.',
    failedMessages: `The messages that failed there since the last one that went through, of ${FAILURE_WINDOW_DAYS} days.`,
  }),
  describeFields(exported.alertAddresses.element.shape.failedMessages.element, {
    deliveryId: 'The `id` of the delivery.',
    failedAt: 'When it was given up, in milliseconds since 1970 (UTC).',
  }),
  describeFields(exported.addressProofs.element, {
    channel: METHOD,
    address: 'The address to prove; empty where the provider tells it.',
    triesLeft: 'How many wrong codes are still taken.',
    createdAt: CREATED_AT,
    expiresAt: EXPIRES_AT,
  }),
  describeFields(exported.deliveries.element, {
    id: ID,
    jobId: 'The `id` of the job it belongs to.',
    entryId: ENTRY_ID,
    kind: DELIVERY_KIND,
    securityEventId: 'The `id` of the security event it is about; null for other messages.',
    channel: CHANNEL,
    addressId: 'The number of the address it went to; 0 for the app and for mail about the account.',
    repeat: '`0` for the message of its slot; n for the n-th time that the member asked for it an hour later.',
    status: DELIVERY_STATUS,
    dueAt: DUE_AT,
    runAt: RUN_AT,
    attempts: ATTEMPTS,
    retryUntil: 'The instant up to which the provider’s own waits allow another try; null for the usual time.',
    insteadOf: 'The channel that failed for good and in whose place this was sent; null for none.',
    providerId: 'The provider’s name for the message; null where it gave none.',
    deliveredAt: 'When the provider reported that it arrived; null where it did not report it.',
    readAt: 'When the provider reported that it was read; null where it did not report it.',
    period: 'The date of a letter or reminder, or the month of a service update.',
    errorCode: DELIVERY_ERROR,
    answers: 'The answers that the member gave from the message, each once.',
    answeredAt: 'When the last of the answers was given; null without one.',
    createdAt: CREATED_AT,
    startedAt: STARTED_AT,
    finishedAt: FINISHED_AT,
  }),
  describeFields(exported.consents.element, {
    channel: CHANNEL,
    action: CONSENT_ACTION,
    source: CONSENT_SOURCE,
    wordingVersion: WORDING_VERSION,
    addressHash: ADDRESS_HASH,
    createdAt: CREATED_AT,
  }),
];

/** The fields of an export besides the account: the week, guidance, addresses, messages, consent. */
export const EXPORTED_RECORD_FIELDS = [...GUIDANCE_PARTS, ...ALERT_PARTS];
