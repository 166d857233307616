import { MAIL_CATEGORIES, MAIL_KINDS } from './alerts/mail-categories.ts';
import { DELIVERY_KINDS, DELIVERY_STATUSES } from './alerts/queue-states.ts';
import { addressBody, knownAddresses, shownAddresses, storedAddresses } from './alerts/typed-address-fields.ts';
import {
  ALERT_METHODS,
  CONSENT_RECORDS,
  type ConsentRecordName,
  DELIVERY_CHANNELS,
  forEachBox,
} from './channels/channels.ts';
import { wordingLanguage } from './consent/wording-language.ts';
import { CONSENT_ACTIONS } from './consent.ts';
import { atLeastVisible, pageNumber, pathId, rowLimit, strict } from './fields.ts';
import { attention, contentType } from './guidance.ts';
import { contractSentence } from './messages/contracts.ts';
import { message } from './messages/schema.ts';
import { z } from './zod.ts';

export const alertMethod = z.enum(ALERT_METHODS);
const mailKind = z.enum(MAIL_KINDS);

/**
 * The state of one method for one member, with a sentence the member can act on (decisions.md D36, rules.md C34). When
 * `captured` is true, messages of the method are stored on the site as files and reach nobody. One that is `waiting` is
 * set up in full, and its provider takes messages only once the member writes there (rules.md C14).
 */
export const methodState = z.object({
  method: alertMethod,
  state: z.enum(['off', 'needs_verification', 'ready', 'waiting', 'captured', 'paused', 'disabled', 'not_configured']),
  reason: z.string().nullable(),
  /** The reason as a message code, for other languages. */
  said: message.nullable(),
});
export type MethodState = z.infer<typeof methodState>;

const boxBody = forEachBox(() => strict(z.boolean()).optional());
/** The fields of an answer with the stored ticks. */
export const storedBoxes = forEachBox(() => z.boolean());

/** The input of Save Preferences: an absent field stays as it is, and a null or empty address is deleted. */
export const alertPreferencesBody = z.strictObject({
  alertMethods: z.array(alertMethod).max(ALERT_METHODS.length).optional(),
  ...addressBody,
  ...boxBody,
  // The read call returns these two, and its answer may be sent back unchanged.
  shownAddresses: shownAddresses.optional(),
  methods: z
    .array(methodState.partial({ said: true }))
    .max(ALERT_METHODS.length)
    .optional(),
  wordingLanguage,
});

/**
 * The changes of one screen: the switched methods and kinds of mail, and the edited fields. `from` holds the
 * addresses the screen showed, as far as the change depends on them. The change is rejected when others are stored by now
 * (decisions.md D40).
 */
export const alertChangesBody = z.strictObject({
  switches: z.partialRecord(alertMethod, z.boolean()).optional(),
  mail: z.partialRecord(mailKind, z.boolean()).optional(),
  ...addressBody,
  ...boxBody,
  from: knownAddresses.optional(),
  wordingLanguage,
});
export const alertChangesInput = alertChangesBody.extend({ userId: pathId });

export const alertPreferencesInput = alertPreferencesBody.extend({ userId: pathId });
export const alertPreferencesGetInput = z.object({ userId: pathId });
export const alertPreferencesOutput = z.object({
  alertMethods: z.array(alertMethod),
  ...storedAddresses,
  shownAddresses,
  ...storedBoxes,
  methods: z.array(methodState),
});
export const alertPreferencesSaveOutput = alertPreferencesOutput.extend({ success: z.literal(true) });

const mailCategory = z.enum(MAIL_CATEGORIES);
const mailCategories = z.array(mailCategory).max(MAIL_CATEGORIES.length);
/** The kinds of mail that a member gets. Saving replaces the whole list. */
export const mailCategoriesBody = z.strictObject({ categories: mailCategories, wordingLanguage });
/** The kinds of mail that one screen switched; the others stay as they are (decisions.md D40). */
export const mailChangesBody = z.strictObject({
  switches: z.partialRecord(mailCategory, z.boolean()),
  wordingLanguage,
});
export const mailChangesInput = mailChangesBody.extend({ userId: pathId });
export const mailCategoriesInput = mailCategoriesBody.extend({ userId: pathId });
export const mailCategoriesGetInput = z.object({ userId: pathId });
export const mailCategoriesOutput = z.object({ categories: z.array(mailCategory) });
export const mailCategoriesSaveOutput = mailCategoriesOutput.extend({ success: z.literal(true) });
/** A member's preferences after one screen's changes are saved, with the kinds of mail that come. */
export const alertChangesOutput = alertPreferencesOutput.extend({
  success: z.literal(true),
  categories: z.array(mailCategory),
});

export const unsubscribeViewInput = z.object({ token: z.string().max(200) });
export const unsubscribeViewOutput = z.object({
  categories: z.array(mailCategory),
  pausedUntil: z.date().nullable(),
});

/** The input of the unsubscribe page: the categories to keep, and whether to pause for two weeks (rules.md C17). */
export const unsubscribeBody = z.strictObject({
  token: z.string().max(200),
  categories: mailCategories,
  pauseTwoWeeks: z.boolean().default(false),
  wordingLanguage,
});

/**
 * The two calls that prove an address: the first sends a code, the second checks it (decisions.md D7, rules.md C10).
 */
const verificationStartBody = z.strictObject({ channel: alertMethod });
export const verificationStartInput = verificationStartBody.extend({ userId: pathId });
const verificationConfirmBody = verificationStartBody.extend({
  code: atLeastVisible(z.string(), 1, contractSentence('sent_code_needed')).max(200),
});
export const verificationConfirmInput = verificationConfirmBody.extend({ userId: pathId });
export const verificationOutput = z.object({ success: z.literal(true), message: z.string(), said: message });

/** The methods to test; without a list, every method that is switched on (decisions.md D3). */
const testAlertsBody = z.strictObject({
  alertMethods: z.array(alertMethod).max(ALERT_METHODS.length).optional(),
});
export const testAlertsInput = testAlertsBody.extend({ userId: pathId });
export const testResults = z.object({
  success: z.array(alertMethod),
  failed: z.array(alertMethod),
  errors: z.partialRecord(alertMethod, z.string()),
  /** The same results as message codes, for other languages. */
  said: z.partialRecord(alertMethod, message),
});
export type TestResults = z.infer<typeof testResults>;
export const testAlertsOutput = z.object({ results: testResults });

const pageInput = z.object({
  userId: pathId,
  page: pageNumber,
  limit: rowLimit(50, 10),
});

export const deliveriesInput = pageInput;
/** The state of one message, without its text (rules.md C33). */
export const deliveryRecord = z.object({
  id: z.number().int(),
  kind: z.enum(DELIVERY_KINDS),
  channel: z.enum(DELIVERY_CHANNELS),
  status: z.enum(DELIVERY_STATUSES),
  errorCode: z.string().nullable(),
  attempts: z.number().int(),
  dueAt: z.date(),
  finishedAt: z.date().nullable(),
  deliveredAt: z.date().nullable(),
  readAt: z.date().nullable(),
  createdAt: z.date(),
  entryId: z.number().int().nullable(),
  title: z.string().nullable(),
  language: z.string().nullable(),
  contentType: contentType.nullable(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;
export const deliveriesOutput = z.object({ deliveries: z.array(deliveryRecord), hasMore: z.boolean() });

export const inboxInput = z.object({ userId: pathId });
/**
 * The content of the bell: the number of new entries since the member's last visit, and tasks that only they can do
 * (decisions.md D16).
 */
export const inboxOutput = z.object({
  unread: z.number().int(),
  seenAt: z.date().nullable(),
  attention: z.array(attention),
});
export type Inbox = z.infer<typeof inboxOutput>;
export const inboxSeenInput = z.strictObject({ userId: pathId });
export const inboxSeenOutput = z.object({ success: z.literal(true), seenAt: z.date() });

const consentRecordName = z.enum(Object.keys(CONSENT_RECORDS) as [ConsentRecordName, ...ConsentRecordName[]]);
/** Reads a member's whole ledger, or the part of one of the four consent records. */
export const consentInput = pageInput.extend({ record: consentRecordName.optional() });
/** One row of the ledger, with the wording that the screen showed, if it is known (decisions.md D30). */
export const consentEvent = z.object({
  id: z.number().int(),
  channel: z.string(),
  action: z.enum(CONSENT_ACTIONS),
  source: z.string(),
  wordingVersion: z.string().nullable(),
  wording: z.string().nullable(),
  createdAt: z.date(),
  addressHash: z.string().nullable(),
  /**
   * The data with which a member can verify that the row is unchanged; null where the row has no link
   * (docs/consent-ledger.md).
   */
  proof: z
    .object({ position: z.number().int(), previous: z.string(), content: z.string(), hash: z.string() })
    .nullable(),
});
export type ConsentEvent = z.infer<typeof consentEvent>;
export const consentOutput = z.object({ events: z.array(consentEvent), hasMore: z.boolean() });

/**
 * The configured methods of a site, and its contacts. Public, because the consent pages show them to everybody
 * (decisions.md D36).
 */
export const configuredOutput = z.object({
  /** True for methods whose messages leave the site. */
  methods: z.record(alertMethod, z.boolean()),
  /** True when mails are stored as files because the site has no mail server. */
  mailCaptured: z.boolean(),
  /** The country (ISO 3166-1 alpha-2) of numbers without a country code; null when none is configured. */
  phoneCountry: z.string().nullable(),
  supportEmail: z.string().nullable(),
  privacyEmail: z.string().nullable(),
  /** The church's contact for members who need somebody to talk to; null when it named none. */
  careContact: z
    .object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
});
export type Configured = z.infer<typeof configuredOutput>;
