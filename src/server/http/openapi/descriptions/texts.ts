import { PHILOSOPHY_MIN_LENGTH } from '../../../../shared/onboarding/onboarding-choices.ts';
import { DEFAULT_PAUSE_DAYS, MAX_SLOTS_PER_DAY, PLANNED_HOURS } from '../../../../shared/schedule/schedule-limits.ts';
import type { FieldDescription } from './description.ts';

// Descriptions that fields of several contracts share.

export const MEMBER_ID = 'The member’s number: your own, unless you are an administrator.';
export const ANY_MEMBER_ID = 'The member’s number.';
export const ID = 'Its number.';
export const USERNAME = 'What others see; unique, whatever the case.';
export const EMAIL = {
  description: 'An e-mail address; case does not tell two apart.',
  format: 'email',
} satisfies FieldDescription;
export const ROLE =
  'What the account may do; reviewers decide about the guidance, and administrators may do everything.';
export const USER_AGENT = 'The browser, as it names itself.';
export const SCOPES =
  '`read`: look; `write`: change; `admin`: act as the administrator you are. None includes another.';
export const OWN_NAME = 'What you call it, to tell it from others.';

export const PAGE = 'From 1.';
export const LIMIT = 'How many at most.';
export const HAS_MORE = 'Whether there is a next page.';
export const SUCCESS = 'Always true: what fails answers an error.';
export const MESSAGE = 'A sentence for a person.';
export const MESSAGE_CODE = 'Names the sentence, for a program that has words of its own.';
export const MESSAGE_PARAMS = 'What stands in the sentence, by name; left out where nothing does.';
export const SAID = 'The sentence as a code with its parameters, for words in another language.';

export const CREATED_AT = 'When it was made.';
export const EXPIRES_AT = 'When it ends.';
export const USED_AT = 'When it was used; null until then.';
export const SEEN_AT = 'When it was last used, to the hour.';
export const LAST_USED_AT = 'Null until it is used.';

export const TIME_ZONE = 'A zone of the IANA time zone database, such as `Europe/London`; offsets are refused.';
export const LOCAL_DATE = {
  description: 'The date in the member’s zone.',
  format: 'date',
} satisfies FieldDescription;
export const DAY_OF_WEEK = 'The weekday in the member’s zone.';
export const DAY_ENABLED = 'Whether it is on.';
export const TIME_SLOTS = `At most ${MAX_SLOTS_PER_DAY} a day, at different times.`;
export const SLOT_HOUR = 'Wall-clock time in the member’s zone.';
export const CONFIRMED_FOR =
  'The channels that bring guidance at this time although it lies outside their hours, because the member confirmed this very slot. Left out where there is none; a slot within the hours needs none and keeps none.';
export const SLOT_MINUTE = 'The minute of the hour, 0 to 59.';

export const CONTENT_TYPE = 'The kind of guidance; `do` is what the pages call Action.';
export const GUIDANCE_KIND = 'The kind of guidance.';
export const IS_DEV = 'Made by an administrator’s test; shown apart, and counted in no streak, goal or total.';
export const CHALLENGES = 'What the member wants to grow in.';
export const REMINDER_TIME = 'Wall-clock time in the member’s zone, such as `9:00 AM` or `21:30`.';
export const FREQUENCY = 'How often the first plan asks, before a week is chosen.';
export const PHILOSOPHY = `At least ${PHILOSOPHY_MIN_LENGTH} characters.`;
export const SATISFACTION = 'From 1 to 5.';
export const FROM =
  'What was known of what the change depends on; where something else is stored by now, the answer is 409.';

export const JOB_NAME = 'Names one delivery of one slot: member, local date, slot.';
export const JOB_STATUS = 'Where it stands.';
export const JOB_COMPLETED_AT = 'When it ended, whatever came of it; null until then.';
export const JOB_ERROR = 'Why it stands as it does, for a program; null where nothing is to be said.';
export const SCHEDULED_TIME = 'When it is delivered: the slot itself.';
export const EXECUTION_TIME = 'When preparing it begins, up to half an hour before `scheduledTime`.';
export const TIME_SLOT_ID = 'Weekday, time and kind of the slot.';
export const JOBS_SCHEDULED = `How many deliveries are planned now: those of the next ${PLANNED_HOURS} hours.`;
export const PAUSE_UNTIL = `The local date on which messages come again; ${DEFAULT_PAUSE_DAYS} days from now where it is left out.`;
export const PAUSED_UNTIL = 'When their rest ends; null while they do not rest.';

export const CHANNEL = 'The way a message takes; `app` is the entry on the dashboard.';
export const METHOD = 'The alert method, such as `email`.';
export const ALERT_METHODS_ON = 'The channels that are switched on.';
export const METHODS = 'Where each channel stands.';
export const SMS_CONSENT =
  'Whether the member agreed to text messages; SMS cannot be switched on without it. It is kept only while SMS is ' +
  'on: a save that leaves SMS off clears it.';
export const PHONE =
  'Include the country code, such as +1234567890. Spaces, dashes, dots and brackets are taken out; 10 to 16 characters ' +
  'must be left: digits, with or without a plus in front.';
export const STORED_PHONE = 'The number for text messages, as it is stored; null for none.';
export const STORED_WHATSAPP = 'The number for WhatsApp, as it is stored; null for none.';
export const ADDRESSES =
  'The addresses that members type for channels without a field of their own here, by the name of the channel.';
export const MAIL_CAPTURED = 'Whether mail is put into files, because no mail server is set.';
export const CHOSEN_TRANSLATION =
  'The Bible translation that the member chose, such as `BSB`; null for the site’s default.';
export const WORDING_LANGUAGE = 'The language that the words of consent were shown in; English where it is left out.';

export const ATTEMPTS = 'How many times it was tried.';
export const DELIVERY_KIND = 'What was sent.';
export const DELIVERY_STATUS =
  'With `suppressed` the channel was not ready, with `skipped` it was too late, with `unknown` it may have arrived.';
export const DELIVERY_ERROR = 'Why it failed, for a program; null where it did not.';
export const DUE_AT = 'The slot the message is for.';
export const STARTED_AT = 'When it was last tried; null until then.';
export const FINISHED_AT = 'When its outcome was known; null until then.';
export const DELIVERED_AT = 'When its provider reported that it arrived; null where it did not, or reports nothing.';
export const READ_AT = 'When its provider reported that it was read; null where it did not.';
export const ENTRY_ID = 'The guidance it carries; null for other messages.';

export const CONSENT_ACTION = 'What was done.';
export const CONSENT_SOURCE = 'Where it was done, such as `settings` or `one_click`.';
export const WORDING_VERSION = 'Which version of the words was on the screen.';
export const ADDRESS_HASH = 'A keyed hash of the address; equal hashes are the same address.';
export const DELETED_ROW = 'Null for a row that was deleted with its account.';
export const ROW_CONTENT = 'The row as the JSON text from which its digest is made.';
export const LINK_POSITION = 'The place of the row in the chain, from 1 on.';
export const LINK_HASH = 'The SHA-256 of the link before, the position, the row’s number and its digest.';

export const ACTOR_ID = 'Who did it; null for an operator at the machine.';
export const TARGET_ID = 'The member it was done to; null for nobody in particular.';
export const AUDIT_DETAILS = 'Fields of the call that say more; never texts or secrets of a member.';
export const NETWORK_ADDRESS = 'The network address it came from.';
