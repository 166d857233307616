import {
  account,
  accountOutput,
  changeEmailBody,
  changeLanguageBody,
  changePasswordBody,
  changeUsernameBody,
  forgotPasswordBody,
  linkAccount,
  loginBody,
  registerBody,
  resendOutput,
  resetPasswordBody,
  securityEventsOutput,
  sessionInput,
  sessionsOutput,
  successOutput,
  verifyEmailBody,
  verifyEmailOutput,
} from '../../../../shared/auth.ts';
import { describeFields } from './description.ts';
import {
  CREATED_AT,
  EMAIL,
  ID,
  MESSAGE,
  ROLE,
  SAID,
  SEEN_AT,
  SUCCESS,
  USER_AGENT,
  USERNAME,
  WORDING_LANGUAGE,
} from './texts.ts';

const PASSWORD = 'The member’s password.';
const LINK_TOKEN = 'The token of the link.';
const LANGUAGE = 'The code of a language, such as `es`.';

/** The contracts of `shared/auth.ts`. */
export const AUTH_FIELDS = [
  describeFields(registerBody, {
    username: USERNAME,
    email: EMAIL,
    password: 'The password; at least 6 characters.',
    invitation: 'The token of an invitation’s link; required if the site accepts members by invitation.',
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(loginBody, {
    email: EMAIL,
    password: PASSWORD,
    code:
      'The code of two-step verification, sent with the password after a 401 with the code `SECOND_STEP_REQUIRED`: six digits of an ' +
      'authenticator app, or a recovery code.',
  }),
  describeFields(accountOutput, { user: 'The account of the member who is signed in.' }),
  describeFields(account, {
    id: ID,
    username: USERNAME,
    email: EMAIL,
    role: ROLE,
    emailVerified: 'Whether the address was confirmed by a link.',
    language: LANGUAGE,
    pendingEmail: {
      description: 'The new address, until its owner confirms it; null for none.',
      format: 'email',
    },
    hasDevelopmentData: 'Whether administrators’ tests created entries for this member that are visible now.',
    choosesTranslation:
      'Whether there is more than one Bible translation to choose from, or the chosen one was removed.',
    modelConsent: 'Whether a language model may write for the member; null on a site without one.',
    memoriesConsent: 'Whether the member agreed to be shown their own reflections again.',
  }),
  describeFields(successOutput, { success: SUCCESS }),

  describeFields(linkAccount, { id: ID, username: USERNAME }),
  describeFields(verifyEmailBody, { token: LINK_TOKEN }),
  describeFields(verifyEmailOutput, {
    success: SUCCESS,
    account: 'The account whose address this is.',
    message: MESSAGE,
    said: SAID,
  }),
  describeFields(resendOutput, {
    success: SUCCESS,
    sentTo: 'The address to which the mail was sent; null if the address is confirmed already.',
  }),
  describeFields(forgotPasswordBody, { email: EMAIL }),
  describeFields(resetPasswordBody, { token: LINK_TOKEN, password: 'The new password, at least 6 characters.' }),
  describeFields(changeUsernameBody, { username: USERNAME }),
  describeFields(changeLanguageBody, { language: LANGUAGE }),
  describeFields(changePasswordBody, {
    currentPassword: 'The current password.',
    newPassword: 'The new password; at least 6 characters.',
  }),
  describeFields(changeEmailBody, { email: EMAIL, password: PASSWORD }),

  describeFields(sessionInput, { id: 'The id from the list of sessions.' }),
  describeFields(sessionsOutput, { sessions: 'The browsers in which the member is signed in.' }),
  describeFields(sessionsOutput.shape.sessions.element, {
    id: 'The id of the session; it gives no access.',
    userAgent: USER_AGENT,
    createdAt: CREATED_AT,
    seenAt: SEEN_AT,
    expiresAt: 'When it expires; each use extends it.',
    current: 'Whether it is the session of this request.',
  }),
  describeFields(securityEventsOutput, { events: 'The events, the newest first.' }),
  describeFields(securityEventsOutput.shape.events.element, {
    kind: 'The kind of event.',
    userAgent: USER_AGENT,
    createdAt: 'When it happened.',
  }),
];
