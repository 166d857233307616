import { diagnosticInput, emailDiagnostic, smsDiagnostic } from '../../../../shared/alerts/diagnostics.ts';
import {
  alertPauseBeginInput,
  alertPauseEndInput,
  alertPausesInput,
  alertPausesOutput,
} from '../../../../shared/alerts/pauses.ts';
import { shownAddress } from '../../../../shared/alerts/typed-addresses.ts';
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

const CATEGORIES = 'The kinds of mail that are on.';
const SWITCHES = 'What to switch on (true) or off (false); what is not named stays as it is.';
const PAUSABLE_PART =
  'A channel, such as `sms`, or a kind of mail, such as `weekly_letter`. The guidance mail is the channel `email`.';
const SHOWN_ADDRESSES =
  'The stored addresses as people write them, by the name of the channel: a phone number as its country writes it.';
const AS_READ = 'As the call to read preferences gave it; not used.';
const OPTIONAL_PHONE = `${PHONE} Left out, it stays as it is; null takes it away.`;
const PROVED_CHANNEL = 'The alert method to prove an address of.';
const TEST_ERROR = 'Why the test failed, in a sentence; null where it did not.';
const TEST_CODE = 'What kind of failure it was, for a program.';

const METHOD_STATE = {
  method: METHOD,
  state:
    'Only what is `ready` is used. `paused` would be ready, and is again when the pause ends. `waiting` gets messages ' +
    'once the member writes to the number in `reason`.',
  reason: 'What to do about it, in a sentence; null where nothing is.',
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
    asRead: 'For a sentence; a phone number of the site’s own country stands without its country code.',
    asTyped: 'For the field in which it is typed; sent back as it is, it changes nothing.',
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
    addresses: `${ADDRESSES} One that is left out stays as it is; null takes it away.`,
    shownAddresses: AS_READ,
    methods: AS_READ,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(alertPreferencesBody.shape.methods.unwrap().element, METHOD_STATE),
  describeFields(alertChangesInput, {
    userId: MEMBER_ID,
    switches: SWITCHES,
    mail: 'Kinds of mail to switch on (true) or off (false); what is not named stays as it is.',
    phoneNumber: OPTIONAL_PHONE,
    smsConsent: SMS_CONSENT,
    whatsappNumber: OPTIONAL_PHONE,
    addresses: `${ADDRESSES} One that is left out stays as it is; null takes it away.`,
    from: FROM,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(alertChangesBody.shape.from.unwrap(), {
    phoneNumber: 'The number for text messages, as it was known; null for none.',
    whatsappNumber: 'The number for WhatsApp, as it was known; null for none.',
    addresses: `${ADDRESSES} As they were known; null for none.`,
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
  describeFields(alertPausesOutput, { pauses: 'The pauses in force; one that has ended is not there.' }),
  describeFields(alertPausesOutput.shape.pauses.element, {
    what: PAUSABLE_PART,
    pausedUntil: 'When the pause ends by itself.',
  }),

  describeFields(verificationStartInput, { userId: MEMBER_ID, channel: PROVED_CHANNEL }),
  describeFields(verificationConfirmInput, {
    userId: MEMBER_ID,
    channel: PROVED_CHANNEL,
    code: 'The code that was sent; for email the token of the link in the mail.',
  }),
  describeFields(verificationOutput, { success: SUCCESS, message: MESSAGE, said: SAID }),
  describeFields(configuredOutput, {
    methods: 'Which channels are set up on this site.',
    mailCaptured: MAIL_CAPTURED,
    phoneCountry: 'The country whose phone numbers need no country code; null where each needs one.',
    supportEmail: { description: 'Whom to ask for help; null where the site names nobody.', format: 'email' },
    privacyEmail: {
      description: 'Whom to ask about personal data; null where the site names nobody.',
      format: 'email',
    },
    careContact: 'Whom the church named for members who need somebody to talk to; null where it named nobody.',
  }),
  describeFields(configuredOutput.shape.careContact.unwrap(), {
    name: 'The person or the team; null where no name is given.',
    phone: 'A phone number; null where none is given.',
    email: { description: 'An address; null where none is given.', format: 'email' },
  }),
];

/** Tests, and what administrators see of why a message does not arrive. */
const TEST_FIELDS = [
  describeFields(testAlertsInput, {
    userId: MEMBER_ID,
    alertMethods: 'Which to test; every one that is switched on where none are named.',
  }),
  describeFields(testAlertsOutput, { results: 'What became of the tests.' }),
  describeFields(testResults, {
    success: 'The channels that took the test.',
    failed: 'The channels that did not; `errors` says why.',
    errors: 'Why a channel did not take the test, in a sentence, by its name.',
    said: 'The same sentences as codes with their parameters, for words in another language.',
  }),
  describeFields(diagnosticInput, { userId: ANY_MEMBER_ID }),
  describeFields(smsDiagnostic, {
    phoneNumber: STORED_PHONE,
    formattedPhoneNumber: 'The number as a provider takes it (E.164); null where it has no such form.',
    shownNumbers: 'The numbers as their country writes them.',
    twilioConfig: 'What is set up for text messages on this site.',
    twilioTest: 'What became of a test message.',
    longestSample: 'The text message of the library’s longest entry.',
  }),
  describeFields(smsDiagnostic.shape.shownNumbers, {
    phoneNumber: 'The member’s number; null for none.',
    fromNumber: 'The number, or the id of the service, that messages come from; null for none.',
  }),
  describeFields(smsDiagnostic.shape.twilioConfig, {
    hasAccountSid: 'Whether the provider’s account is named.',
    hasAuthToken: 'Whether the provider’s secret is set.',
    hasPhoneNumber: 'Whether a number to send from is set.',
    fromNumber: 'The number that messages come from; null for none.',
  }),
  describeFields(smsDiagnostic.shape.twilioTest, {
    success: 'Whether the provider took the test.',
    messageSid: 'The provider’s name for the message; null where it took none.',
    error: TEST_ERROR,
    said: SAID,
    code: TEST_CODE,
  }),
  describeFields(smsDiagnostic.shape.longestSample, {
    text: 'The text as it is sent.',
    characters: 'Its characters; one that takes two places in GSM-7 counts twice.',
    encoding: 'The encoding that the characters need.',
    segments: 'The segments that it is sent and paid in, three at most.',
  }),
  describeFields(emailDiagnostic, {
    email: EMAIL,
    nodemailerConfig: 'What is set up for mail on this site.',
    nodemailerTest: 'What became of a test mail.',
  }),
  describeFields(emailDiagnostic.shape.nodemailerConfig, {
    hasApiKey: 'Whether a mail server is set.',
    hasFromEmail: 'Whether an address to send from is set.',
    fromEmail: 'The address that mail comes from; null where none is set.',
  }),
  describeFields(emailDiagnostic.shape.nodemailerTest, {
    success: 'Whether the mail server took the test.',
    statusCode: 'What the mail server answered (RFC 5321); null where it was not asked or gave no code.',
    error: TEST_ERROR,
    said: SAID,
    code: TEST_CODE,
  }),
];

/** The contracts of `shared/alerts.ts`. */
export const ALERTS_FIELDS = [...PREFERENCE_FIELDS, ...TEST_FIELDS, ...HISTORY_FIELDS];
