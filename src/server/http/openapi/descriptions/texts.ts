import { MIN_PHILOSOPHY_LENGTH } from '../../../../shared/onboarding/onboarding-choices.ts';
import { DEFAULT_PAUSE_DAYS, MAX_SLOTS_PER_DAY, PLANNED_HOURS } from '../../../../shared/schedule/schedule-limits.ts';
import type { FieldDescription } from './description.ts';

// Descriptions that fields of several contracts share.

export const MEMBER_ID = 'The member’s id: your own, unless you are an administrator.';
export const ANY_MEMBER_ID = 'The member’s id.';
export const ID = 'Its id.';
export const USERNAME = 'The name that others see. It is unique; upper and lower case are the same.';
export const EMAIL = {
  description: 'An e-mail address; upper and lower case are the same.',
  format: 'email',
} satisfies FieldDescription;
export const ROLE =
  'The permissions of the account: reviewers decide about the guidance, and administrators may do everything.';
export const USER_AGENT = 'The User-Agent of the browser.';
export const SCOPES =
  '`read` allows calls that read, `write` calls that change something, `admin` an administrator’s calls. None includes another.';
export const OWN_NAME = 'A name that its owner chose.';

export const PAGE = 'The page, from 1.';
export const LIMIT = 'The most items to return.';
export const HAS_MORE = 'Whether there is a next page.';
export const SUCCESS = 'Always true; a failed call answers an error instead.';
export const MESSAGE = 'A sentence for a person.';
export const MESSAGE_CODE = 'Names the sentence, for a program that shows its own text.';
export const MESSAGE_PARAMS = 'The values in the sentence, by name; absent without any.';
export const SAID = 'The sentence as a code with its parameters, for other languages.';

export const CREATED_AT = 'When it was created.';
export const EXPIRES_AT = 'When it expires.';
export const USED_AT = 'When it was used; null until then.';
export const SEEN_AT = 'When it was last used, to the hour.';
export const LAST_USED_AT = 'When it was last used; null for never.';

export const TIME_ZONE = 'A zone of the IANA time zone database, such as `Europe/London`; offsets are rejected.';
export const LOCAL_DATE = {
  description: 'The date in the member’s zone.',
  format: 'date',
} satisfies FieldDescription;
export const DAY_OF_WEEK = 'The weekday in the member’s zone.';
export const DAY_ENABLED = 'Whether guidance is sent on this day.';
export const TIME_SLOTS = `The slots of the day: at most ${MAX_SLOTS_PER_DAY}, at different times.`;
export const SLOT_HOUR = 'The hour, 0 to 23, in the member’s time zone.';
export const CONFIRMED_FOR =
  'The channels that send at this time although it is outside their hours, because the member confirmed it for this slot. Absent without any, as in a slot within the hours.';
export const SLOT_MINUTE = 'The minute of the hour, 0 to 59.';

export const CONTENT_TYPE = 'The type of guidance; the pages call `do` Action.';
export const GUIDANCE_KIND = 'The type of guidance.';
export const IS_DEV =
  'Whether an administrator’s test created it. Such data are shown separately and count in no streak, goal or total.';
export const CHALLENGES = 'The challenges in which the member wants to grow.';
export const REMINDER_TIME = 'Wall-clock time in the member’s zone, such as `9:00 AM` or `21:30`.';
export const FREQUENCY = 'How often guidance comes until the member chooses a week.';
export const PHILOSOPHY = `What friendship means to the member; at least ${MIN_PHILOSOPHY_LENGTH} characters.`;
export const SATISFACTION = 'How satisfied the member is with their friendships, from 1 to 5.';
export const FROM = 'The values that the change is based on. If other values are stored by now, the answer is 409.';

export const JOB_NAME = 'Identifies the job: member, local date and slot.';
export const JOB_STATUS = 'The status of the job.';
export const JOB_COMPLETED_AT = 'When the job ended, with any outcome; null until then.';
export const JOB_ERROR = 'The reason for the status as a code; null without one.';
export const SCHEDULED_TIME = 'The instant of the slot, at which it is delivered.';
export const EXECUTION_TIME = 'When its preparation begins, up to half an hour before `scheduledTime`.';
export const TIME_SLOT_ID = 'Weekday, time and type of the slot.';
export const JOBS_SCHEDULED = `How many deliveries are planned now: those of the next ${PLANNED_HOURS} hours.`;
export const PAUSE_UNTIL = `The local date on which the pause ends; by default ${DEFAULT_PAUSE_DAYS} days from now.`;
export const PAUSED_UNTIL = 'When the member’s pause ends; null without a pause.';

export const CHANNEL = 'The channel of the message; `app` is the entry on the dashboard.';
export const METHOD = 'The alert method, such as `email`.';
export const ALERT_METHODS_ON = 'The channels that are switched on.';
export const METHODS = 'The state of each channel.';
export const SMS_CONSENT =
  'Whether the member agreed to text messages; SMS cannot be switched on without that. It is stored only while SMS is ' +
  'on: a save with SMS off clears it.';
export const PHONE =
  'A phone number with its country code, such as +1234567890. Spaces, dashes, dots and brackets are removed; 10 to 16 ' +
  'characters must remain: digits, with or without a leading plus.';
export const STORED_PHONE = 'The stored number for text messages; null without one.';
export const STORED_WHATSAPP = 'The stored number for WhatsApp; null without one.';
export const ADDRESSES = 'The typed addresses of channels that have no field of their own here, by channel.';
export const MAIL_CAPTURED = 'Whether mail is written to files, because no mail server is set.';
export const CHOSEN_TRANSLATION =
  'The Bible translation that the member chose, such as `BSB`; null for the site’s default.';
export const WORDING_LANGUAGE =
  'The language in which the words of consent were shown. Without it the consent record names the English words; no words for a call with a token, or by an administrator for a member.';

export const ATTEMPTS = 'How many times it was tried.';
export const DELIVERY_KIND = 'The kind of message.';
export const DELIVERY_STATUS =
  'The status of the message. `suppressed`: the channel was not ready; `skipped`: it was too late; `unknown`: it may have been sent.';
export const DELIVERY_ERROR = 'The reason why it was not sent, as a code; null if it was.';
export const DUE_AT = 'The instant that the message is for.';
export const STARTED_AT = 'When it was last tried; null until then.';
export const FINISHED_AT = 'When its outcome was known; null until then.';
export const DELIVERED_AT = 'When the provider reported that it was delivered; null without such a report.';
export const READ_AT = 'When the provider reported that it was read; null without such a report.';
export const ENTRY_ID = 'The id of the guidance entry; null for other messages.';

export const CONSENT_ACTION = 'The action, such as `opt_in`.';
export const CONSENT_SOURCE = 'Where the action was taken, such as `settings` or `one_click`.';
export const WORDING_VERSION = 'The version of the wording that was shown.';
export const ADDRESS_HASH = 'A keyed hash of the address; equal hashes are the same address.';
export const DELETED_ROW = 'Null for a row that was deleted with its account.';
export const ROW_CONTENT = 'The row as the JSON text from which its digest is computed.';
export const LINK_POSITION = 'The position of the row in the chain, from 1.';
export const LINK_HASH = 'The SHA-256 of the previous link, the position, the row’s id and its digest.';

export const ACTOR_ID = 'The id of the administrator; null for an operator at the machine.';
export const TARGET_ID = 'The id of the member concerned; null without one.';
export const AUDIT_DETAILS = 'Some fields of the call; never a member’s texts or secrets.';
export const NETWORK_ADDRESS = 'The network address of the caller.';
