import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

/** What a developer would ask about a field; a date is a day of the calendar, an e-mail an address of mail. */
type Field = string | { description: string; format: 'date' | 'email' | 'uri' };

const DEVELOPMENT = 'Made by an administrator’s test; shown apart, and counted in no streak, goal or total.';
const ZONE = 'A zone of the IANA time zone database, such as `Europe/London`; offsets are refused.';
const DELIVERY_AT = 'When it is delivered: the slot itself.';
const LOCAL_DATE = { description: 'The date in the member’s zone.', format: 'date' } as const;
const MAIL = { description: 'An e-mail address; case does not tell two apart.', format: 'email' } as const;
const PHONE =
  'Include the country code, such as +1234567890. Spaces, dashes, dots and brackets are taken out; 10 to 16 characters ' +
  'must be left: digits, with or without a plus in front.';

/**
 * Fields by their name; where a name means something else in one schema or call, by both. They stand here rather than
 * at the contracts, which browsers download.
 */
export const FIELDS: Record<string, Field> = {
  userId: 'The member’s number: your own, unless you are an administrator.',
  id: 'Its number.',
  page: 'From 1.',
  limit: 'How many at most.',
  hasMore: 'Whether there is a next page.',
  cursor: 'The `nextCursor` of the page before, in the place of `page`; left out for the first page.',
  nextCursor: 'What to send as `cursor` for the next page; null at the end.',
  message: 'A sentence for a person.',
  said: 'The sentence as a code with its parameters, for words in another language.',
  'QueueStats.completed': 'How many are done.',
  'TestResults.success': 'The channels that took the test.',
  'TestResults.failed': 'The channels that did not; `errors` says why.',
  'EmailDiagnostic.success': 'Whether the mail server took the test.',
  'SmsDiagnostic.success': 'Whether the provider took the test.',
  success: 'Always true: what fails answers an error.',
  createdAt: 'When it was made.',
  timezone: ZONE,
  localDate: LOCAL_DATE,
  dayOfWeek: 'The weekday in the member’s zone.',
  contentType: 'The kind of guidance; `do` is what the pages call Action.',
  isDev: DEVELOPMENT,
  userAgent: 'The browser, as it names itself.',

  // Joining and signing in
  email: MAIL,
  username: 'What others see; unique, whatever the case.',
  password: 'The member’s password.',
  'auth.register.password': 'At least 6 characters.',
  'auth.setup.create.password': 'At least 6 characters.',
  'auth.resetPassword.password': 'The new password, at least 6 characters.',
  currentPassword: 'The password until now.',
  newPassword: 'At least 6 characters.',
  code: 'Six digits of an authenticator app, or a recovery code.',
  'auth.login.code':
    'The second step, sent with the password after a 401 with the code `SECOND_STEP_REQUIRED`: six digits of an ' +
    'authenticator app, or a recovery code.',
  'auth.secondStep.confirm.code': 'Six digits of the authenticator app that has the secret.',
  'alerts.verification.confirm.code': 'The code that was sent; for email the token of the link in the mail.',
  'EmailDiagnostic.code': 'What kind of failure it was, for a program.',
  'SmsDiagnostic.code': 'What kind of failure it was, for a program.',
  token: 'The token of the link.',
  'auth.tokens.create.token': 'The token itself, shown this once.',
  language: 'The code of a language, such as `es`.',
  emailVerified: 'Whether the address was confirmed by a link.',
  pendingEmail: {
    description: 'The address it will be once its owner confirms it; null for none.',
    format: 'email',
  },
  hasDevelopmentData: 'Whether administrators’ tests made entries for this member that can be seen by now.',
  role: 'What the account may do; reviewers have no more rights than members yet.',
  'Session.id': 'Names the session and opens nothing.',
  'auth.devices.endSession.id': 'As the list of sessions has it.',
  current: 'Whether it is the session that asks.',
  seenAt: 'When it was last used, to the hour.',
  expiresAt: 'When it ends; null for never.',
  'Session.expiresAt': 'When it ends; use puts it off.',
  lastUsedAt: 'Null until it is used.',
  'SecurityEvent.kind': 'What happened.',
  'Delivery.kind': 'What was sent.',
  'Attention.kind': 'What to do.',

  // Tokens, second step, passkeys
  name: 'What you call it, to tell it from others.',
  scopes: '`read`: look; `write`: change; `admin`: act as the administrator you are. None includes another.',
  expiresInDays: 'How many days it is good for; null for a token that never expires.',
  start: 'Its first characters, to recognise it by.',
  enabled: 'Whether it is on.',
  pending: 'Whether a secret was made that no code has confirmed yet.',
  recoveryCodesLeft: 'How many recovery codes are unused.',
  addressIsOwn:
    'Whether a link mailed to the address was opened where the member was signed in, or signed in later. If not, a new password by mail switches the second step off.',
  recoveryCodes: 'Each is good once; shown this once.',
  secret: 'In base32, to be typed into an app by hand.',
  uri: 'The same as an `otpauth://` address, to be shown as a picture.',
  backedUp: 'Whether more than the one device keeps it.',
  'auth.passkeys.finishRegistration.response': 'What `navigator.credentials.create` gave, as its `toJSON()`.',
  'auth.passkeys.finishSignIn.response': 'What `navigator.credentials.get` gave, as its `toJSON()`.',

  // Guidance and goals
  is_dev: 'With `true`: what administrators’ tests made, and nothing else.',
  env: '`development` gives what administrators’ tests made, and nothing else.',
  type: 'The kind of guidance.',
  q: 'Words that an entry or its reflection holds, all of them, in any order, each as the beginning of a word.',
  scripture: 'A verse with its reference, King James Version.',
  responseId: 'Names the answer it was made from; null for what came from the library.',
  availableAt: 'When the member may see it.',
  isHelpful: 'Whether the member marked it as helpful.',
  isCompleted: 'Whether it is done.',
  completedAt: 'When it was done; null until then.',
  completedLocalDate: { description: 'The day it counts for, in the member’s zone.', format: 'date' },
  userReflection: 'The member’s own words. A reflection needs at least 20 characters to be completed.',
  progress: 'Percent, 0 to 100: `completions` of `target`.',
  target: 'How many completions make the goal complete.',
  completions: 'How many there have been; completing guidance on the goal’s theme adds one.',
  targetDate: { description: 'The day it is meant for, as YYYY-MM-DD; null for none.', format: 'date' },
  description: 'What is meant by it; null for nothing more.',
  streakDays: 'Days kept in a row; one missed day in a week is forgiven.',
  completedLessons: 'Entries completed, ever.',
  week: 'The days of the current week.',
  state: 'Where the day stands: kept, forgiven, missed, asks nothing, still open, or to come.',
  attention: 'What only the member can do before messages reach them.',
  next: 'The next slot; null where none is planned.',
  todaysGuidance: 'What is visible of today, in the member’s zone.',

  // The wizard and the week
  friendshipPhilosophy: 'At least 50 characters.',
  satisfactionRating: 'From 1 to 5.',
  notificationMethod: 'The channels to begin with.',
  phoneNumber: PHONE,
  whatsappNumber: PHONE,
  reminderTime: 'Wall-clock time in the member’s zone, such as `9:00 AM` or `21:30`.',
  frequency: 'How often the first plan asks, before a week is chosen.',
  frequencyAnchor: { description: 'The day that weekly and fortnightly rhythms count from.', format: 'date' },
  completed: 'Whether the wizard is done.',
  scheduleData: 'The days of the week; what is not given is off.',
  'schedule.change.scheduleData': 'The days to change; what is not given stays as it is.',
  timeSlots: 'At most three a day, at different times.',
  hour: 'Wall-clock time in the member’s zone.',
  jobsScheduled: 'How many deliveries are planned now: those of the next 48 hours.',
  nextRun: 'The next slot; null where none is planned.',
  jobId: 'Names one delivery of one slot: member, local date, slot.',
  'ExportedGuidanceEntry.jobId': 'The `id` of the job it was made for.',
  'ExportedDelivery.jobId': 'The `id` of the job it belongs to.',
  timeSlotId: 'Weekday, time and kind of the slot.',
  scheduledTime: DELIVERY_AT,
  executionTime: 'When preparing it begins, up to half an hour before `scheduledTime`.',

  // Being reached
  alertMethods: 'The channels that are switched on.',
  'alerts.savePreferences.phoneNumber': `${PHONE} Left out, it stays as it is; null takes it away.`,
  'alerts.savePreferences.whatsappNumber': `${PHONE} Left out, it stays as it is; null takes it away.`,
  'alerts.changePreferences.phoneNumber': `${PHONE} Left out, it stays as it is; null takes it away.`,
  'alerts.changePreferences.whatsappNumber': `${PHONE} Left out, it stays as it is; null takes it away.`,
  switches: 'What to switch on (true) or off (false); what is not named stays as it is.',
  from: 'What was known of what the change depends on; where something else is stored by now, the answer is 409.',
  'alerts.tests.send.alertMethods': 'Which to test; every one that is switched on where none are named.',
  smsConsent: 'Whether the member agreed to text messages; SMS cannot be switched on without it.',
  methods: 'Where each channel stands.',
  'alerts.configured.methods': 'Which channels are set up on this site.',
  supportEmail: { description: 'Whom to ask for help; null where the site names nobody.', format: 'email' },
  phoneCountry: 'The country whose phone numbers need no country code; null where each needs one.',
  privacyEmail: { description: 'Whom to ask about personal data; null where the site names nobody.', format: 'email' },
  'MethodState.state': 'Only what is `ready` is used.',
  reason: 'What to do about it, in a sentence; null where nothing is.',
  channel: 'The way a message takes; `app` is the entry on the dashboard.',
  endpoint: {
    description: 'The push service’s address for one browser: https, at a public name.',
    format: 'uri',
  },
  'alerts.push.unsubscribe.endpoint': 'The browser to forget; all of the member’s where none is named.',
  publicKey: 'An uncompressed point on P-256, in base64url (RFC 8292).',
  categories: 'The kinds of mail that are on.',
  expirationTime: 'As the browser gives it; not used.',
  keys: 'The browser’s keys (RFC 8291), in base64url.',
  subscriptionToken: 'What the bot gave the member.',
  dueAt: 'The slot the message is for.',
  finishedAt: 'When its outcome was known; null until then.',
  errorCode: 'Why it failed, for a program; null where it did not.',
  'Delivery.status':
    'With `suppressed` the channel was not ready, with `skipped` it was too late, with `unknown` it may have arrived.',
  attempts: 'How many times it was tried.',
  entryId: 'The guidance it carries; null for other messages.',
  wording: 'The words that were on the screen, where they are known.',
  wordingVersion: 'Which version of the words was on the screen.',
  wordingLanguage: 'The language that the words of consent were shown in; English where it is left out.',
  addressHash: 'A keyed hash of the address; equal hashes are the same address.',
  record: 'The consent record to keep to; left out, the whole ledger.',
  source: 'Where it was done, such as `settings` or `one_click`.',

  // For administrators
  dryRun: 'With true nothing is sent: only how many members it would go to.',
  notificationType: 'The kind of guidance.',
  userCount: 'How many members have it sent to them, or would.',
  usersSynced: 'How many members’ weeks were planned anew.',
  delayMinutes: 'In how many minutes it is delivered.',
  action: 'What was done.',
  'AuditEntry.action': 'The call, such as `schedule.save`, or the operator’s act.',
  invitation: 'The token of an invitation’s link; needed where the site takes members by invitation.',
  'admin.invitations.create.invitation': 'What was made.',
  'admin.invitations.create.email': { description: 'Whom it is for; left out, for whoever has it.', format: 'email' },
  'admin.invitations.create.expiresInDays': 'How many days it is good for.',
  link: 'What to hand over, shown this once: only its hash is kept.',
  after: 'The `next` of the page before; left out for the first.',
  'admin.consent.list.next': 'What to ask for next, as `after`; null at the end.',
  actorId: 'Who did it; null for an operator at the machine.',
  actorName: 'Null for an operator, or an account that is gone.',
  targetId: 'The member it was done to; null for nobody in particular.',
  targetName: 'Null for nobody, or an account that is gone.',
  details: 'Fields of the call that say more; never texts or secrets of a member.',
  'admin.audit.list.userId': 'Only what was done to this member.',
  'admin.audit.list.q': 'Only what these members did or had done: a number, or how a name or an address begins.',
  'admin.jobs.list.q': 'Whose: a member’s number, or how their name or address begins.',
  'admin.deliveries.list.q': 'Whose: a member’s number, or how their name or address begins.',
  'admin.members.list.q': 'A member’s number, or how their name or address begins.',
  'admin.jobs.list.status': 'Only those that stand here; left out, all but the cancelled ones.',
  'admin.deliveries.list.status': 'Only those that stand here.',
  'admin.deliveries.list.channel': 'Only those that went this way; `app` is the entry on the dashboard.',
  'admin.members.list.role': 'Only members of this role.',
  'Job.id': 'Its number, which the calls on it take.',
  'Job.status': 'Where it stands.',
  'Job.completedAt': 'When it ended, whatever came of it; null until then.',
  errorMessage: 'Why it stands as it does, for a program; null where nothing is to be said.',
  canRetry: 'Whether trying it again is possible now.',
  canCancel: 'Whether it can be called off now.',
  'AdminDelivery.jobId': 'The `id` of the job it belongs to; null for mail about an account, and tests.',
  'AdminDelivery.kind': 'What was sent.',
  'AdminDelivery.status':
    'With `suppressed` the channel was not ready, with `skipped` it was too late, with `unknown` it may have arrived.',
  'AdminDelivery.contentType': 'The kind of guidance; null for other messages.',
  startedAt: 'When it was last tried; null until then.',
  onboarded: 'Whether the wizard is done.',
  lastSeenAt: 'When a browser they are signed in with was last used, to the hour; null for none.',
  pausedUntil: 'When their rest ends; null while they do not rest.',
  'admin.members.get.sessions': 'How many browsers they are signed in with.',
  'CapturedMail.name': 'Its file, which the call to read it takes.',
  'admin.outbox.get.name': 'As the list has it.',
  subject: 'What stands above it.',
  to: 'Whom it is for.',
  'admin.outbox.get.from': 'Whom it is from.',
  sentAt: 'When it was captured.',
  size: 'In bytes.',
  captured: 'Whether mail is captured here, because no mail server is set.',
  'admin.outbox.get.text': 'Its plain text; `[link]` stands for each link that is not shown.',
  'admin.outbox.get.source': 'The whole mail, as a `.eml` file has it; null where its links are not shown.',
  registration: 'Who may join.',
  mailCaptured: 'Whether mail is put into files, because no mail server is set.',
  mailFrom: 'Whom mail is from; null where nothing is set.',
  catchUpMinutes: 'How long after its time a message is still sent.',
  missing: 'Why nobody can use it here; null where it is set up.',
  'SiteFacts.methods': 'What is set up of the seven methods.',
  'AccountExport.address': 'Where the mail went.',
  address: 'The network address it came from.',
  'ExportedAlertAddress.address': 'The address of mail or the number.',
  formatVersion: 'Rises when a field is renamed or goes away; new fields do not change it.',
};

// What browsers make and take; Web Authentication says what is in it.
const OF_WEBAUTHN = /^Passkey(CreationOptions|RequestOptions|Attestation|Assertion)$/;

/** Adds to the fields of a schema what {@link FIELDS} says of them in a place: a named schema, or a call. */
export function describeFields(schema: Schema, place: string): Schema {
  if (OF_WEBAUTHN.test(place)) return schema;
  const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const field = FIELDS[`${place}.${name}`] ?? FIELDS[name];
    const deeper = describeFields(inner as Schema, place);
    return [name, field === undefined ? deeper : describeField(deeper, field)];
  });
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.items ? { items: describeFields(schema.items as Schema, place) } : {}),
    ...(schema.anyOf ? { anyOf: schema.anyOf.map((inner) => describeFields(inner as Schema, place)) } : {}),
  };
}

/** A schema of a field with its description, and its format where it holds text. */
export function describeField(schema: Schema, field: Field): Schema {
  if (typeof field === 'string') return { ...schema, description: field };
  const { description, format } = field;
  const formatted = schema.anyOf
    ? { ...schema, anyOf: schema.anyOf.map((inner) => withFormat(inner as Schema, format)) }
    : withFormat(schema, format);
  return { ...formatted, description };
}

function withFormat(schema: Schema, format: string): Schema {
  return [schema.type].flat().includes('string') ? { ...schema, format } : schema;
}
