import { type AlertMethod, CHANNELS } from '../channels/channels.ts';
import type { ContentType } from '../guidance/content-types.ts';
import { pluralsOf } from '../text/plural.ts';
import type { Catalogue } from './message.ts';

const count = pluralsOf('en-US');
const MINUTES = { one: '# minute', other: '# minutes' };
const MEMBERS = { one: '# member', other: '# members' };
const GUIDANCE: Record<ContentType, string> = { prayer: 'A prayer', do: 'An action', reflection: 'A reflection' };

/** The server's errors, in English, and its notes beside verses. */
export const ERRORS = {
  // Any call
  internal: 'Something went wrong on our side. Nothing was lost; please try again.',
  storage_failed:
    'This site can’t use its storage at the moment, so that didn’t work. Please try again later, and tell your church if it keeps happening.',
  too_many_pages: 'This site is open in too many tabs.',
  not_signed_in: 'Please sign in first.',
  sign_in_again_hour: 'For your safety, please sign in again; you can then do this for an hour.',
  sign_in_again_half_day: 'For your safety, please sign in again; you can then do this for 12 hours.',
  session_needed: 'This needs you to be signed in.',
  token_not_enough: 'This needs you to be signed in; a token is not enough.',
  metrics_token_needed: 'This needs the token set in METRICS_TOKEN.',
  admins_only: 'This is for administrators.',
  other_members: 'This belongs to another member.',
  members_consent: 'Only members can give their own consent.',
  other_site: 'This request came from another site and was refused.',
  origin_missing: 'A change with a session cookie needs the Origin header of this site.',
  no_such_call: 'There is no such call.',
  no_such_address: 'There is nothing at this address.',
  method_not_taken: 'This call does not take that method.',
  json_needed: 'Please send JSON (Content-Type: application/json).',
  request_too_large: 'The request is too large.',
  request_not_valid: 'The request is not valid.',
  request_not_json: 'The request is not valid JSON.',
  request_not_object: 'The request must be a JSON object.',
  request_not_plain: 'The request may only contain plain JSON and dates.',
  request_not_whole: 'The request did not arrive in full.',
  changed_elsewhere: 'This was changed elsewhere in the meantime.',
  scope_missing: ({ scope }: { scope: string }) => `This token does not have the scope "${scope}".`,
  field_not_valid: ({ field }: { field: string }) => `${field} is not valid`,
  unknown_field: ({ field }: { field: string }) => `Unknown field: ${field}`,
  not_as_in_path: ({ field }: { field: string }) => `${field} is not the one in the path`,
  not_as_in_query: ({ field }: { field: string }) => `${field} is not the one in the query`,
  nested_too_deeply: ({ levels }: { levels: number }) =>
    `The request is nested too deeply: ${count(levels, { one: '# level', other: '# levels' })} at most.`,
  too_many_values: ({ values }: { values: number }) => `The request has too many values: ${values} at most.`,
  other_host: ({ url }: { url: string }) => `This site is at ${url} and does not answer to any other name.`,

  // Joining, signing in and the account
  sign_in_failed: 'Please check your email and password.',
  registration_closed: 'This site isn’t taking new members right now. Please ask your church.',
  invitation_needed: 'You need an invitation to join this site. Please ask your church.',
  password_common: 'Many people use this password. Please choose one that only you use.',
  password_is_name: 'Please choose a password that is not your name, your email or the name of this site.',
  invitation_other_email: 'Please join with the email address you were invited with.',
  invitation_over: 'This invitation has expired or was already used. Please ask for a new one.',
  no_such_invitation: 'There is no such invitation.',
  username_taken: 'This username is already taken',
  email_taken: 'An account with this email already exists',
  email_unchanged: 'This is already your address',
  email_taken_meanwhile: 'In the meantime, someone else has joined with this address.',
  verification_link_over: 'This link has expired or was already used. Sign in to get a new one.',
  reset_link_over: 'This link has expired or was already used. Please ask for a new one.',
  setup_link_over: 'This link is not the one that the site printed when it last started.',
  admin_exists: 'This site already has an administrator.',
  password_wrong: 'That’s not your password. Please try again.',
  session_over: 'This session has already ended.',
  account_gone: 'This member does not exist.',
  own_last_admin: 'You’re the only administrator. Please make someone else an administrator first.',
  no_such_passkey: 'There is no such passkey.',
  passkey_not_added: 'We couldn’t add this passkey. Please try again.',
  passkey_added_already: 'This passkey has already been added.',
  passkey_not_accepted: 'This passkey was not accepted. Please try again, or sign in with your password.',
  second_step_off: 'Two-step verification is not on.',
  second_step_on: 'Two-step verification is already on.',
  second_step_not_begun: 'Please start with your password.',
  second_step_code_needed: 'Please enter the code from your authenticator app.',
  second_step_code_wrong: 'That code isn’t right. Please try again.',
  second_step_unreadable:
    'The site’s keys were replaced, so codes from your app can’t be checked. Please try a recovery code. If that one is refused too, ask the people who run this site to remove your two-step verification.',
  admin_scope_refused: 'Only an administrator can make a token with the scope "admin".',
  no_such_token: 'There is no such token.',
  too_many_passkeys: ({ limit }: { limit: number }) =>
    `You have ${count(limit, { one: '# passkey', other: '# passkeys' })}. Please remove one that you no longer use.`,
  too_many_tokens: ({ limit }: { limit: number }) =>
    `You have ${count(limit, { one: '# valid token', other: '# valid tokens' })}. Please delete one that you no longer use.`,

  // Channels and addresses
  no_such_member: 'There is no such member.',
  no_address: 'There is no address to confirm.',
  provider_not_proved: 'This call was not made by the provider it names.',
  code_wrong: 'This code is wrong or too old. Check it, or ask for a new one.',
  code_address_refused:
    'We couldn’t send a code there. Please check that you typed it right, and that messages can arrive.',
  code_too_often: 'There were too many codes or attempts. Please wait ten minutes, then ask for a new code.',
  code_blocked: 'Codes are blocked there for now. Please try again in twelve hours.',
  code_not_checked: ({ code }: { code: string }) =>
    `We couldn’t check the code just now (${code}). Please try again in a minute.`,
  verification_code_over: 'This code has expired or was already used. Please ask for a new one.',
  method_not_reached: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} can’t be reached right now. Please try again in a minute.`,
  workspace_not_connected: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} isn’t connected yet. Connect it first.`,
  workspace_of_site: ({ method }: { method: AlertMethod }) =>
    `This site has one ${CHANNELS[method].label} workspace for everyone, so there’s nothing to connect.`,
  workspace_reconnect: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} no longer lets us post for you. Connect it again.`,
  workspace_site_refused: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} doesn’t accept this site’s token. Please tell the people who run this site.`,
  workspace_refused: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} refused that. Please tell the people who run this site.`,
  workspace_user_unknown: ({ method }: { method: AlertMethod }) =>
    `Your church’s ${CHANNELS[method].label} has nobody with your email address. Use the same address here and there, or choose a channel.`,
  workspace_email_first: ({ method }: { method: AlertMethod }) =>
    `Confirm your email address first: that’s how we find you in ${CHANNELS[method].label}.`,
  workspace_channel_unknown: 'Our app isn’t in that channel anymore. Please choose another one.',
  nothing_to_verify: ({ method }: { method: AlertMethod }) => `${CHANNELS[method].label} needs no verification`,

  // Guidance and goals
  cursor_not_valid: 'cursor must be the nextCursor of an answer',
  page_and_cursor: 'Send page or cursor, not both',
  no_such_guidance: 'This guidance does not exist.',
  members_complete: 'Members can only complete their own guidance.',
  no_such_goal: 'This goal does not exist.',
  goal_made_again: 'You already have a new goal for this challenge.',
  date_past: 'Please choose today or a later date',
  reflection_too_short: ({ min }: { min: number }) =>
    `Please write at least ${count(min, { one: '# character', other: '# characters' })}`,
  too_many_goals: ({ limit }: { limit: number }) =>
    `You have ${count(limit, { one: '# goal', other: '# goals' })}. Please delete one first.`,
  too_many_open_goals: ({ limit }: { limit: number }) =>
    `You have ${count(limit, { one: '# open goal', other: '# open goals' })}. Complete or delete one first.`,
  too_many_completions: ({ max }: { max: number }) => `completions must be at most ${max}`,
  model_not_set_up: 'This site has no language model.',
  translation_missing: ({ translation }: { translation: string }) =>
    `There is no Bible translation "${translation}" on this site.`,
  reference_needed: 'Please name the verses, such as "Galatians 6:2" or "1 John 4:7-11".',
  reference_unreadable: ({ reference }: { reference: string }) =>
    `"${reference}" is not a reference such as "Galatians 6:2" or "1 John 4:7-11".`,
  reference_unknown_book: ({ reference, book }: { reference: string; book: string }) =>
    `"${reference}" names no book of the Bible: "${book}".`,
  reference_backwards: ({ reference }: { reference: string }) => `"${reference}" ends before it begins.`,
  reference_too_long: ({ reference, max }: { reference: string; max: number }) =>
    `"${reference}" takes in more than ${count(max, { one: '# verse', other: '# verses' })}.`,
  verse_missing: ({ verse, asked }: { verse: string; asked: string }) =>
    `There is no ${verse} in the Bible${verse === asked ? '' : `, so "${asked}" cannot be read`}.`,

  // For administrators
  no_such_mail: 'There is no such email.',
  no_such_job: 'There is no such job.',
  job_did_not_fail: 'Only a job that failed can be tried again.',
  job_not_waiting: 'Only a job that is still waiting can be canceled.',
  member_paused: 'This member has paused their messages; nothing is prepared for them until they resume.',
  no_such_delivery: 'There is no such delivery.',
  delivery_did_not_fail: 'Only a delivery that failed can be sent again.',
  delivery_too_late: 'It is too late to send this one again.',
  delivery_not_waiting: 'Only guidance that is still waiting can be canceled.',
  job_nothing_to_send: 'Nothing from this job can be sent again.',
  update_sent_this_month:
    'You already sent an update this month. The next can go out from the first day of next month (UTC).',
  update_has_no_readers:
    'No one would get this update: no member with a confirmed email has service updates switched on.',
  just_sent: ({ type, members }: { type: ContentType; members: number }) =>
    `${GUIDANCE[type]} was sent to ${count(members, MEMBERS)} just now. Send again?`,
  last_admin: ({ username }: { username: string }) => `${username} is the only administrator. Make another one first.`,
  no_member_with_email: ({ email }: { email: string }) => `There is no member with the email address ${email}.`,
  job_too_late: ({ minutes }: { minutes: number }) =>
    `It is too late for this one: nothing is sent more than ${count(minutes, MINUTES)} after its time.`,
  verses_lacking: ({ wanted, used }: { wanted: string; used: string }) =>
    `The ${wanted} lacks these verses, so they are quoted from the ${used}.`,
  translation_gone: ({ wanted, used }: { wanted: string; used: string }) =>
    `The ${wanted} is no longer on this site, so these verses are quoted from the ${used}.`,
  may_arrive_twice: ({ method }: { method: AlertMethod }) =>
    `This one may have arrived already, and by ${CHANNELS[method].label} it could arrive twice.`,
} as const satisfies Catalogue;
