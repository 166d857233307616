import {
  account,
  accountOutput,
  changeEmailBody,
  changeLanguageBody,
  changePasswordBody,
  changeUsernameBody,
  forgotPasswordBody,
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
    password: 'At least 6 characters.',
    invitation: 'The token of an invitation’s link; needed where the site takes members by invitation.',
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(loginBody, {
    email: EMAIL,
    password: PASSWORD,
    code:
      'The second step, sent with the password after a 401 with the code `SECOND_STEP_REQUIRED`: six digits of an ' +
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
      description: 'The address it will be once its owner confirms it; null for none.',
      format: 'email',
    },
    hasDevelopmentData: 'Whether administrators’ tests made entries for this member that can be seen by now.',
    choosesTranslation: 'Whether there is more than one Bible translation to choose from, or the chosen one is gone.',
    modelConsent: 'Whether a language model may write for the member; null on a site without one.',
    memoriesConsent: 'Whether the member agreed that what they wrote is shown to them again.',
  }),
  describeFields(successOutput, { success: SUCCESS }),

  describeFields(verifyEmailBody, { token: LINK_TOKEN }),
  describeFields(verifyEmailOutput, { success: SUCCESS, message: MESSAGE, said: SAID }),
  describeFields(resendOutput, {
    success: SUCCESS,
    sentTo: 'The address that the mail went to; null when nothing is left to confirm.',
  }),
  describeFields(forgotPasswordBody, { email: EMAIL }),
  describeFields(resetPasswordBody, { token: LINK_TOKEN, password: 'The new password, at least 6 characters.' }),
  describeFields(changeUsernameBody, { username: USERNAME }),
  describeFields(changeLanguageBody, { language: LANGUAGE }),
  describeFields(changePasswordBody, {
    currentPassword: 'The password until now.',
    newPassword: 'At least 6 characters.',
  }),
  describeFields(changeEmailBody, { email: EMAIL, password: PASSWORD }),

  describeFields(sessionInput, { id: 'As the list of sessions has it.' }),
  describeFields(sessionsOutput, { sessions: 'The browsers in which the member is signed in.' }),
  describeFields(sessionsOutput.shape.sessions.element, {
    id: 'Names the session and opens nothing.',
    userAgent: USER_AGENT,
    createdAt: CREATED_AT,
    seenAt: SEEN_AT,
    expiresAt: 'When it ends; use puts it off.',
    current: 'Whether it is the session that asks.',
  }),
  describeFields(securityEventsOutput, { events: 'The newest first.' }),
  describeFields(securityEventsOutput.shape.events.element, {
    kind: 'What happened.',
    userAgent: USER_AGENT,
    createdAt: 'When it happened.',
  }),
];
