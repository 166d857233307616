import { type AlertMethod, CHANNELS } from '../channels/channels.ts';
import { listCountries } from '../text/country-names.ts';
import { pluralsOf } from '../text/plural.ts';
import type { Catalogue } from './message.ts';

const count = pluralsOf('en-US');
const MINUTES = { one: '# minute', other: '# minutes' };
const HOURS = { one: '# hour', other: '# hours' };
const REPORTS = { one: 'A report of an entry is waiting for you.', other: '# reports of entries are waiting for you.' };
/** Waits of at least so many minutes are told in hours. */
export const HOURS_FROM_MINUTES = 90;

function waitWords(minutes: number): string {
  if (minutes <= 1) return 'a minute';
  return minutes < HOURS_FROM_MINUTES ? count(minutes, MINUTES) : count(Math.ceil(minutes / 60), HOURS);
}

/** The server's sentences about channels, in English: why a channel is not used, and the result of a test. */
export const ALERTS = {
  too_many_attempts: ({ minutes }: { minutes: number }) => `Too many attempts. Please wait ${waitWords(minutes)}.`,
  mail_captured: 'This site has no mail server yet. Emails are kept as files on the server and won’t reach you.',
  link_captured:
    'This site has no mail server yet, so no link can reach you. Ask the people who run this site for the link that confirms your address.',
  confirm_number: 'Confirm your number first.',
  connect_first: ({ method }: { method: AlertMethod }) => `Connect ${CHANNELS[method].label} first.`,
  method_not_set_up: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} is not set up on this site. Ask your church if you would like it.`,
  method_refused: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} refused our messages, so we’ve stopped sending there.`,
  method_off: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} is switched off. Switch it on and save first.`,
  method_paused: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} is paused. Guidance will come by this channel again when the pause ends.`,
  no_answer: 'There was no reply. The message may still arrive.',
  address_refused: ({ code }: { code: string }) => `The address was refused (${code}), so we’ve stopped sending to it.`,
  not_sent: ({ code }: { code: string }) => `We couldn’t send the message (${code}). Please try again later.`,
  terms_first: 'The message with the terms has to come first. Once it has arrived, you can send the test again.',
  terms_lost: 'The message with the terms has to come first, and it didn’t arrive today. Please try again tomorrow.',
  address_not_confirmed: 'Not confirmed yet, so nothing was sent there.',
  confirmed_ready: ({ email }: { email: string }) =>
    `From now on, your guidance comes to ${email} at the times you chose.`,
  confirmed_paused: ({ email }: { email: string }) =>
    `Your guidance is paused. Once the pause ends, it will come to ${email}.`,
  confirmed_off: ({ email }: { email: string }) =>
    `Email is off, so no guidance comes to ${email}. You can turn it on in Settings.`,
  confirmed_setup_left: ({ email }: { email: string }) =>
    `Finish the setup to choose whether your guidance comes to ${email}, and when.`,
  confirmed_captured: ({ email }: { email: string }) =>
    `This site has no mail server yet, so no guidance comes to ${email}. Your guidance is waiting for you here.`,
  address_confirmed: 'This address is confirmed.',
  reply_stopped: ({ app }: { app: string }) =>
    `You will get no more messages from ${app} here. Reply START to get them again.`,
  reply_started: ({ app }: { app: string }) => `You will get messages from ${app} here again. Reply STOP to end them.`,
  chat_stopped: ({ app }: { app: string }) =>
    `You will get no more messages from ${app} in this chat. Send /start to get them again.`,
  chat_started: ({ app }: { app: string }) =>
    `You will get messages from ${app} in this chat again. Send /stop to end them.`,
  reply_linked: ({ app, account }: { app: string; account: string }) =>
    `This chat is linked to the account “${account}”. Messages from ${app} can come here now. If that is not your account, send /stop.`,
  reply_help: ({ app, contact }: { app: string; contact: string }) =>
    `${app}: guidance on friendship. Help: ${contact}. Msg & data rates may apply. Reply STOP to cancel.`,
  reply_help_free: ({ app, contact }: { app: string; contact: string }) =>
    `${app}: guidance on friendship. Help: ${contact}. Reply STOP to end these messages.`,
  reply_token: ({ method, token, minutes }: { method: AlertMethod; token: string; minutes: number }) =>
    `To link this chat, paste this token into Settings, under ${CHANNELS[method].label}. It works once, for ${count(minutes, { one: '# minute', other: '# minutes' })}.\n\n${token}`,
  reply_paused: 'Your guidance is paused. Settings shows when it comes back, and you can end the pause there.',
  reply_done: 'It’s marked as done. Thank you for taking the time.',
  reply_done_before: 'It was already marked as done.',
  reply_reflection_kept: 'Your reflection is saved, and it’s marked as done.',
  reply_care: ({ emergency, url }: { emergency: string; url: string }) =>
    `Thank you for telling us. You don’t have to carry this alone. If anyone is in danger now, call ${emergency}. People you can talk to: ${url}`,
  reply_care_anywhere: ({ url }: { url: string }) =>
    `Thank you for telling us. You don’t have to carry this alone. If anyone is in danger now, call your local emergency number. People you can talk to: ${url}`,
  reply_words_needed: ({ min }: { min: number }) =>
    `To complete a reflection, reply with your own words, at least ${min} characters.`,
  chat_reply_to_reflection:
    'To save these words as your reflection, send them as a reply to its message: press and hold that message, then choose Reply.',
  reply_later: 'You’ll get it again in an hour.',
  reply_later_before: 'It’s already on its way: you’ll get it again within the hour.',
  reply_not_again: 'It won’t come again today. You’ll find it in the app.',
  reply_used: 'You already used this button to pause your guidance. To pause it again, open Settings.',
  reply_nothing_waits: ({ url }: { url: string }) =>
    `There’s no message from the last day to answer here. You’ll find your guidance at ${url}`,
  reply_gone: 'This guidance is no longer here.',
  reply_today: ({ entries, url }: { entries: string; url: string }) => `Your guidance today:\n${entries}\n\n${url}`,
  reply_today_none: ({ url }: { url: string }) => `There is no guidance for you today yet. Past days: ${url}`,
  chat_not_linked: 'This chat is not linked to an account. Send /start to link it.',
  chat_help: ({ app, contact }: { app: string; contact: string }) =>
    `${app}: guidance on friendship. Send /start to link this chat, /today for today’s guidance, /pause to take two weeks off, /stop to end these messages. Help: ${contact}.`,
  method_opted_out: ({ method }: { method: AlertMethod }) =>
    `You asked for no more messages by ${CHANNELS[method].label}. To get them again, reply START.`,
  code_sent: ({ address }: { address: string }) => `We sent a code to ${address}. It works for ten minutes.`,
  code_maybe_sent: ({ address }: { address: string }) =>
    `We got no reply when we sent a code to ${address}. If it hasn’t come in two minutes, ask for a new one.`,
  link_sent: ({ email }: { email: string }) => `We sent a link to ${email}. Open it to confirm your address.`,
  confirm_email: ({ email }: { email: string }) =>
    `We sent a link to ${email}. Open it to confirm your address; after that, your guidance will come by email.`,
  confirm_new_email: ({ email, current }: { email: string; current: string }) =>
    `You’re changing your address to ${email}. We sent a link there: open it within 24 hours to confirm. Until then, we use ${current}.`,
  confirm_new_email_first: ({ email, current }: { email: string; current: string }) =>
    `You’re changing your address to ${email}. We sent a link there: open it within 24 hours to confirm. Until then, you sign in with ${current}, which isn’t confirmed, so no guidance comes by email.`,
  new_link_captured: ({ email, current }: { email: string; current: string }) =>
    `You’re changing your address to ${email}. This site has no mail server yet, so ask the people who run it for the link that confirms it. Until then, we use ${current}.`,
  only_confirm_email: ({ email }: { email: string }) =>
    `We can’t reach you yet. We sent a link to ${email}: open it to confirm your address, and your guidance will come by email from then on.`,
  email_off:
    'We can’t reach you: email is switched off, and nothing else is ready. Your guidance is waiting for you here.',
  no_way_captured:
    'We can’t reach you yet: this site has no mail server, so your emails are kept as files on the server. Your guidance is waiting for you here.',
  no_way_refused: ({ email }: { email: string }) =>
    `We can’t reach you: the email provider for ${email} refused our messages. Your guidance is waiting for you here.`,
  sent_instead: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} couldn’t deliver this, so it comes to you here.`,
  country_not_allowed: ({ countries }: { countries: string }) =>
    `Only numbers from these countries work here: ${listCountries('en-US', countries)}.`,
  country_refused: 'We can’t send messages to numbers in this country.',
  channel_rests: ({ method, code }: { method: AlertMethod; code: string }) =>
    `${CHANNELS[method].label} is on hold for up to an hour, because its provider refuses this site (${code}).`,
  channel_failing: ({ method, code }: { method: AlertMethod; code: string }) =>
    `Messages by ${CHANNELS[method].label} failed within a day for the same reason (${code}).`,
  nothing_to_check: ({ method }: { method: AlertMethod }) => `${CHANNELS[method].label} has no provider to ask.`,
  channel_unread: ({ method, code }: { method: AlertMethod; code: string }) =>
    `What comes back by ${CHANNELS[method].label} doesn’t reach this site (${code}). Check the channel under Admin.`,
  /** `entry` names the entry of the newest one, for the link. */
  entries_reported: ({ reports }: { reports: number; entry: string }) => count(reports, REPORTS),
} as const satisfies Catalogue;
