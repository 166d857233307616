import { accountExport } from '../../../../shared/account.ts';
import { FAILURE_WINDOW_DAYS } from '../../../domains/alerts/addresses/failures.ts';
import { describeFields } from './description.ts';
import { STORED_GOAL } from './goals.ts';
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
  DELIVERED_AT,
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
  READ_AT,
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

const RUN_AT = 'When it is processed next; null when nothing is left to do.';
const WEEKDAY = { dayOfWeek: DAY_OF_WEEK, enabled: DAY_ENABLED, timeSlots: TIME_SLOTS };

/** The week, planned jobs and received guidance. */
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
    days: 'The days with slots; empty for a week without slots.',
    timezone: TIME_ZONE,
    anchor: 'A date in the first week of a fortnightly rhythm; null for every week.',
    heldUntil: 'When another week replaced it.',
  }),
  describeFields(exported.replacedWeeks.element.shape.days.element, WEEKDAY),
  describeFields(exported.reports.element, {
    entryId: ENTRY_ID,
    reason: REPORT_REASON,
    createdAt: CREATED_AT,
    dealtWithAt: 'When a reviewer settled it; null until then.',
  }),
  describeFields(exported.pinnedEntries.element, {
    localDate: { description: 'The date, in the time zone of each member.', format: 'date' },
    contentType: CONTENT_TYPE,
    libraryKey: 'The name of the entry.',
    createdBy: 'The id of the reviewer.',
  }),
  describeFields(exported.careNotice.unwrap(), {
    signs: 'The signs that were found: self-harm, abuse by somebody close, or a threat to others.',
    foundAt: 'When a sign was last found.',
    dismissedAt: 'When the member dismissed the card on the dashboard; null while it is shown.',
    abuseNamedAt: 'When abuse was last mentioned; prompts to reconcile stop for seven days from then. Null for never.',
    answeredAt: 'When a text message with such signs was last answered with places to find help; null for never.',
  }),
  describeFields(exported.pauses.element, {
    startsAt: 'When the pause begins.',
    endsAt: 'When the pause ends.',
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
    modelAt: 'When a language model next tries to write it; null when none does.',
  }),
  describeFields(exported.guidance.element, {
    ...ENTRY,
    jobId: 'The `id` of its job.',
    concept: 'The theme of its day.',
    challenges: 'The challenges that it is about.',
    writtenBy: 'The language model that wrote it, and the version of its prompt; null for the library.',
    reference: 'The verses that it is about. A translation that prints several verses as one may quote more.',
    libraryKey: 'The name of the library entry it came from; null for other entries.',
    completedLocalDate: { description: 'The day for which it counts, in the member’s time zone.', format: 'date' },
  }),
  describeFields(exported.modelDays.element, {
    localDate: LOCAL_DATE,
    calls: 'The number of calls to the model.',
    inputTokens: 'The tokens that it read.',
    outputTokens: 'The tokens that it wrote.',
    cost: 'The cost in millionths of a dollar.',
  }),
  describeFields(exported.goals.element, {
    ...STORED_GOAL,
    createdAt: CREATED_AT,
    challenge: 'The challenge for which it was created; null for a goal that the member added.',
  }),
];

/** Addresses, messages and consent. */
const ALERT_PARTS = [
  describeFields(exported.alertAddresses.element, {
    channel: METHOD,
    address: 'The address, such as an e-mail address or a phone number.',
    details: 'Further facts about the address, such as the name of a chat.',
    verifiedAt: 'When the member verified it; null until then.',
    termsOwed: 'True for a verified number until the message with the terms was sent to it.',
    ownSince: 'Since when the member is known to read it; null for never.',
    disabledAt: 'When the site stopped using it; null while it is used.',
    disabledReason: 'Why the site stopped using it, as a code; null while it is used.',
    optedOutAt: 'When its owner opted out; null if they did not.',
    seenAt: 'When the browser last registered; null for other channels.',
    askedAt: 'When the member was asked about the browser; null for never.',
    failedMessages: `The messages that failed since the last success, within ${FAILURE_WINDOW_DAYS} days.`,
  }),
  describeFields(exported.alertAddresses.element.shape.failedMessages.element, {
    deliveryId: 'The `id` of the delivery.',
    failedAt: 'When the last attempt failed, in milliseconds since 1970 (UTC).',
  }),
  describeFields(exported.addressProofs.element, {
    channel: METHOD,
    address: 'The address to verify; empty if the provider names it.',
    triesLeft: 'How many more wrong codes are accepted.',
    createdAt: CREATED_AT,
    expiresAt: EXPIRES_AT,
  }),
  describeFields(exported.deliveries.element, {
    id: ID,
    jobId: 'The `id` of its job.',
    entryId: ENTRY_ID,
    kind: DELIVERY_KIND,
    securityEventId: 'The `id` of its security event; null for other messages.',
    channel: CHANNEL,
    addressId: 'The id of the address; 0 for the app and for mail about the account.',
    repeat: '`0` for the message of the slot; n for the n-th time that the member postponed it by an hour.',
    status: DELIVERY_STATUS,
    dueAt: DUE_AT,
    runAt: RUN_AT,
    attempts: ATTEMPTS,
    retryUntil: 'Until when it is retried, if the provider asks for longer waits than usual; otherwise null.',
    insteadOf: 'The channel that failed and that this message replaces; null for none.',
    providerId: 'The provider’s id of the message; null without one.',
    deliveredAt: DELIVERED_AT,
    readAt: READ_AT,
    period: 'The date of a letter or reminder, or the month of a service update.',
    errorCode: DELIVERY_ERROR,
    answers: 'The answers that the member gave from the message.',
    answeredAt: 'When the last answer was given; null without one.',
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
