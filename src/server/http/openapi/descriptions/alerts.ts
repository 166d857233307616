import { diagnosticInput, emailDiagnostic, smsDiagnostic } from '../../../../shared/alerts/diagnostics.ts';
import {
  alertPauseBeginInput,
  alertPauseEndInput,
  alertPausesInput,
  alertPausesOutput,
} from '../../../../shared/alerts/pauses.ts';
import { shownAddress } from '../../../../shared/alerts/typed-address-fields.ts';
import {
  alertChangesBody,
  alertChangesInput,
  alertChangesOutput,
  alertPreferencesBody,
  alertPreferencesGetInput,
  alertPreferencesInput,
  alertPreferencesOutput,
  alertPreferencesSaveOutput,
  configuredOutput,
  mailCategoriesGetInput,
  mailCategoriesInput,
  mailCategoriesOutput,
  mailCategoriesSaveOutput,
  mailChangesInput,
  methodState,
  testAlertsInput,
  testAlertsOutput,
  testResults,
  verificationConfirmInput,
  verificationOutput,
  verificationStartInput,
} from '../../../../shared/alerts.ts';
import { HISTORY_FIELDS } from './alert-records.ts';
import { describeFields } from './description.ts';
import {
  ADDRESSES,
  ALERT_METHODS_ON,
  ANY_MEMBER_ID,
  EMAIL,
  FROM,
  MAIL_CAPTURED,
  MEMBER_ID,
  MESSAGE,
  METHOD,
  METHODS,
  PAUSE_UNTIL,
  PHONE,
  SAID,
  SMS_CONSENT,
  STORED_PHONE,
  STORED_WHATSAPP,
  SUCCESS,
  WORDING_LANGUAGE,
} from './texts.ts';

const CATEGORIES = 'The categories of mail that are switched on.';
const SWITCHES = 'What to switch on (true) or off (false); the others stay unchanged.';
const PAUSABLE_PART =
  'A channel, such as `sms`, or a category of mail, such as `weekly_letter`. The channel `email` is guidance by mail.';
const SHOWN_ADDRESSES =
  'The stored addresses as people write them, by channel: a phone number as its country writes it.';
const AS_READ = 'As in the answer of the call that reads preferences; ignored.';
const OPTIONAL_PHONE = `${PHONE} If absent, it stays unchanged; null removes it.`;
const PROVED_CHANNEL = 'The channel whose address is verified.';
const TEST_ERROR = 'Why the test failed, in a sentence; null if it did not.';
const TEST_CODE = 'The error as a code.';

const METHOD_STATE = {
  method: METHOD,
  state:
    'Only a channel that is `ready` is used. A `paused` one is ready again when its pause ends. A `waiting` one becomes ' +
    'ready when the member writes to the number in `reason`.',
  reason: 'What the member can do about it, in a sentence; null without anything.',
  said: SAID,
};

const PREFERENCES = {
  alertMethods: ALERT_METHODS_ON,
  phoneNumber: STORED_PHONE,
  smsConsent: SMS_CONSENT,
  whatsappNumber: STORED_WHATSAPP,
  addresses: ADDRESSES,
  shownAddresses: SHOWN_ADDRESSES,
  methods: METHODS,
};

/** The fields of preferences: channels, numbers, categories of mail, and the verification of addresses. */
const PREFERENCE_FIELDS = [
  describeFields(shownAddress, {
    asRead: 'The form for a sentence; a phone number of the site’s own country has no country code.',
    asTyped: 'The form for an input field; sent back unchanged, it changes nothing.',
  }),
  describeFields(methodState, METHOD_STATE),
  describeFields(alertPreferencesGetInput, { userId: MEMBER_ID }),
  describeFields(alertPreferencesOutput, PREFERENCES),
  describeFields(alertPreferencesSaveOutput, { ...PREFERENCES, success: SUCCESS }),
  describeFields(alertPreferencesInput, {
    userId: MEMBER_ID,
    alertMethods: ALERT_METHODS_ON,
    phoneNumber: OPTIONAL_PHONE,
    smsConsent: SMS_CONSENT,
    whatsappNumber: OPTIONAL_PHONE,
    addresses: `${ADDRESSES} An absent address stays unchanged; null removes it.`,
    shownAddresses: AS_READ,
    methods: AS_READ,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(alertPreferencesBody.shape.methods.unwrap().element, METHOD_STATE),
  describeFields(alertChangesInput, {
    userId: MEMBER_ID,
    switches: SWITCHES,
    mail: 'The categories of mail to switch on (true) or off (false); the others stay unchanged.',
    phoneNumber: OPTIONAL_PHONE,
    smsConsent: SMS_CONSENT,
    whatsappNumber: OPTIONAL_PHONE,
    addresses: `${ADDRESSES} An absent address stays unchanged; null removes it.`,
    from: FROM,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(alertChangesBody.shape.from.unwrap(), {
    phoneNumber: 'The number for text messages on which the change is based; null for none.',
    whatsappNumber: 'The number for WhatsApp on which the change is based; null for none.',
    addresses: `${ADDRESSES} The change is based on these; null for none.`,
  }),
  describeFields(alertChangesOutput, { ...PREFERENCES, success: SUCCESS, categories: CATEGORIES }),

  describeFields(mailCategoriesGetInput, { userId: MEMBER_ID }),
  describeFields(mailCategoriesInput, {
    userId: MEMBER_ID,
    categories: CATEGORIES,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(mailChangesInput, { userId: MEMBER_ID, switches: SWITCHES, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(mailCategoriesOutput, { categories: CATEGORIES }),
  describeFields(mailCategoriesSaveOutput, { success: SUCCESS, categories: CATEGORIES }),

  describeFields(alertPausesInput, { userId: MEMBER_ID }),
  describeFields(alertPauseBeginInput, {
    userId: MEMBER_ID,
    what: PAUSABLE_PART,
    until: PAUSE_UNTIL,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(alertPauseEndInput, { userId: MEMBER_ID, what: PAUSABLE_PART, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(alertPausesOutput, { pauses: 'The current pauses.' }),
  describeFields(alertPausesOutput.shape.pauses.element, {
    what: PAUSABLE_PART,
    pausedUntil: 'When the pause ends.',
  }),

  describeFields(verificationStartInput, { userId: MEMBER_ID, channel: PROVED_CHANNEL }),
  describeFields(verificationConfirmInput, {
    userId: MEMBER_ID,
    channel: PROVED_CHANNEL,
    code: 'The code that was sent; for `email`, the token of the link in the mail.',
  }),
  describeFields(verificationOutput, { success: SUCCESS, message: MESSAGE, said: SAID }),
  describeFields(configuredOutput, {
    methods: 'Which channels are set up on this site.',
    mailCaptured: MAIL_CAPTURED,
    phoneCountry: 'The country whose phone numbers need no country code; null if all need one.',
    supportEmail: { description: 'The address for questions; null if the site names none.', format: 'email' },
    privacyEmail: {
      description: 'The address for questions about personal data; null if the site names none.',
      format: 'email',
    },
    careContact: 'The contact of the church for members who need somebody to talk to; null if it names none.',
  }),
  describeFields(configuredOutput.shape.careContact.unwrap(), {
    name: 'The name of the person or team; null without one.',
    phone: 'The phone number; null without one.',
    email: { description: 'The e-mail address; null without one.', format: 'email' },
  }),
];

/** The fields of test messages and diagnostics. */
const TEST_FIELDS = [
  describeFields(testAlertsInput, {
    userId: MEMBER_ID,
    alertMethods: 'The channels to test; by default all that are switched on.',
  }),
  describeFields(testAlertsOutput, { results: 'The results of the tests.' }),
  describeFields(testResults, {
    success: 'The channels that accepted the test.',
    failed: 'The channels that did not accept it; `errors` says why.',
    errors: 'Why a channel did not accept the test, in a sentence, by channel.',
    said: 'The same sentences as codes with their parameters, for other languages.',
  }),
  describeFields(diagnosticInput, { userId: ANY_MEMBER_ID }),
  describeFields(smsDiagnostic, {
    phoneNumber: STORED_PHONE,
    formattedPhoneNumber: 'The number in E.164 format; null if it has no such form.',
    shownNumbers: 'The numbers as their country writes them.',
    twilioConfig: 'The settings for text messages on this site.',
    twilioTest: 'The result of a test message.',
    longestSample: 'The text message of the library’s longest entry.',
  }),
  describeFields(smsDiagnostic.shape.shownNumbers, {
    phoneNumber: 'The member’s number; null for none.',
    fromNumber: 'The number, or the id of the service, that sends the messages; null for none.',
  }),
  describeFields(smsDiagnostic.shape.twilioConfig, {
    hasAccountSid: 'Whether the provider’s account is set.',
    hasAuthToken: 'Whether the provider’s secret is set.',
    hasPhoneNumber: 'Whether a number to send from is set.',
    fromNumber: 'The number that sends the messages; null for none.',
  }),
  describeFields(smsDiagnostic.shape.twilioTest, {
    success: 'Whether the provider accepted the test.',
    messageSid: 'The provider’s id of the message; null if it was not accepted.',
    error: TEST_ERROR,
    said: SAID,
    code: TEST_CODE,
  }),
  describeFields(smsDiagnostic.shape.longestSample, {
    text: 'The text as it is sent.',
    characters: 'The number of its characters; one with two places in GSM-7 counts twice.',
    encoding: 'The encoding that its characters need.',
    segments: 'The number of segments in which it is sent and charged, at most three.',
  }),
  describeFields(emailDiagnostic, {
    email: EMAIL,
    nodemailerConfig: 'The settings for mail on this site.',
    nodemailerTest: 'The result of a test mail.',
  }),
  describeFields(emailDiagnostic.shape.nodemailerConfig, {
    hasApiKey: 'Whether a mail server is set.',
    hasFromEmail: 'Whether an address to send from is set.',
    fromEmail: 'The sender of mail; null if none is set.',
  }),
  describeFields(emailDiagnostic.shape.nodemailerTest, {
    success: 'Whether the mail server accepted the test.',
    statusCode: 'The reply code of the mail server (RFC 5321); null without one.',
    error: TEST_ERROR,
    said: SAID,
    code: TEST_CODE,
  }),
];

/** The contracts of `shared/alerts.ts`. */
export const ALERTS_FIELDS = [...PREFERENCE_FIELDS, ...TEST_FIELDS, ...HISTORY_FIELDS];
