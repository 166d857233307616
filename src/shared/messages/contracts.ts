import { CHANNEL_SENTENCES } from '../channels/channels.ts';
import type { DayOfWeek } from '../schedule/schedule-limits.ts';
import type { PluralForms } from '../text/plural.ts';
import { storeContractMessage } from './contract-message.ts';
import { type Catalogue, type CodedMessage, type ParamsOf, wordsFor } from './message.ts';

const CHARACTERS = { one: '# character', other: '# characters' };
const DAYS = { one: '# day', other: '# days' };

/** The validation errors of the contracts, in English. */
export const CONTRACTS = {
  email_invalid: 'Please enter a valid email',
  username_too_short: ({ min }: { min: number }) => `Username must be at least ${count(min, CHARACTERS)}`,
  username_too_long: ({ max }: { max: number }) => `Username must be at most ${count(max, CHARACTERS)}`,
  username_not_plain: 'Username must be plain text on one line',
  password_needed: 'Password is required',
  password_too_short: ({ min }: { min: number }) => `Password must be at least ${count(min, CHARACTERS)}`,
  password_too_long: ({ max }: { max: number }) => `Password must be at most ${count(max, CHARACTERS)}`,
  code_needed: 'Please enter a code',
  sent_code_needed: 'Please enter the code we sent you',
  text_too_long: ({ limit }: { limit: number }) => `Please use at most ${count(limit, CHARACTERS)}`,
  philosophy_too_short: ({ min }: { min: number }) =>
    `Please share at least ${count(min, CHARACTERS)} about your friendship philosophy`,
  challenge_needed: 'Please select at least one challenge',
  method_needed: 'Please select at least one notification method',
  time_invalid: 'Please give a time such as 9:00 AM',
  no_typed_address: 'No address is entered here for this channel',
  time_zone_invalid: 'Please choose a valid time zone (e.g., Europe/London)',
  pause_out_of_range: ({ days }: { days: number }) => `Please choose a day from tomorrow to ${count(days, DAYS)} ahead`,
  goal_title_needed: 'Please give your goal a title',
  goal_title_too_long: ({ limit }: { limit: number }) => `Please use at most ${count(limit, CHARACTERS)} for the title`,
  goal_description_too_long: ({ limit }: { limit: number }) =>
    `Please use at most ${count(limit, CHARACTERS)} for the description`,
  date_invalid: 'Please choose a date such as 2027-12-31',
  goal_target_invalid: ({ max }: { max: number }) => `Please give a whole number from 1 to ${max}`,
  name_needed: 'Please give it a name',
  name_too_long: ({ max }: { max: number }) => `Name must be at most ${count(max, CHARACTERS)}`,
  name_not_plain: 'Name must be plain text on one line',
  scope_needed: 'Please choose what the token may do',
  scope_twice: 'Each scope can be given once',
  slot_twice: 'Two times on one day cannot be the same',
  too_many_slots: ({ max }: { max: number }) =>
    `A day holds at most ${count(max, { one: '# time', other: '# times' })}`,
  too_many_days: 'A week has seven days',
  day_twice: ({ day }: { day: DayOfWeek }) => `${day} is given twice`,
  session_id_invalid: 'This is not the id of a session',
  captured_mail_invalid: 'This is not a captured email',
} as const satisfies Catalogue;
type ContractCode = keyof typeof CONTRACTS;

/**
 * Writes a counted phrase in English. The schemas of every call are made with these sentences, and loading the plural rules
 * and number formats of `Intl` for them would take a tenth of a start.
 */
function count(number: number, { one, other }: PluralForms): string {
  const digits = String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return ((number === 1 && one) || other).replace('#', digits);
}

/**
 * Returns the English sentence for zod; `contractMessage` maps it back to its message. Both stay in memory for the life
 * of the process, so `params` must never hold a caller's input.
 */
export function contractSentence<Code extends ContractCode>(
  code: Code,
  ...[params]: ParamsOf<(typeof CONTRACTS)[Code]>
): string {
  const said: CodedMessage = { code, ...(params && { params }) };
  const sentence = wordsFor(CONTRACTS, said) ?? code;
  storeContractMessage(sentence, said);
  return sentence;
}

/** Returns the English sentence of a code that a channel's facts name; as {@link contractSentence} in all else. */
export function channelSentence(code: string): string {
  const sentence = wordsFor(CHANNEL_SENTENCES, { code }) ?? code;
  storeContractMessage(sentence, { code });
  return sentence;
}
