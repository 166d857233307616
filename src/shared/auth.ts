import { wordingLanguage } from './consent/wording-language.ts';
import { atLeastVisible, shortText } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { contractSentence } from './messages/contracts.ts';
import { message } from './messages/schema.ts';
import { z } from './zod.ts';

export const ROLES = ['member', 'reviewer', 'admin'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** What a link in a mail may do, once. */
export const MAIL_TOKEN_PURPOSES = ['verify_email', 'change_email', 'reset_password'] as const;

/**
 * The permissions of an API token: read or write its owner's data, or act as an administrator if the owner is one
 * (decisions.md D8).
 */
const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;
export const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof tokenScope>;

const EMAIL_INVALID = contractSentence('email_invalid');
const email = z.string().trim().max(254, EMAIL_INVALID).pipe(z.email(EMAIL_INVALID));
// Line breaks and marks that reverse the reading direction could make a name look like another text.
export const ONE_PLAIN_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
const TOO_SHORT = contractSentence('username_too_short', { min: 2 });

/** The longest username, in characters. */
export const MAX_USERNAME_LENGTH = 40;

/** The shortest password in characters (product.md §5). */
export const MIN_PASSWORD_LENGTH = 6;
// A longer password would only waste hashing time; no person types one.
const MAX_PASSWORD_LENGTH = 1024;

// As long as a recovery code with every separator a person may type.
const MAX_CODE_LENGTH = 40;
const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, contractSentence('password_too_short', { min: MIN_PASSWORD_LENGTH }))
  .max(MAX_PASSWORD_LENGTH, contractSentence('password_too_long', { max: MAX_PASSWORD_LENGTH }));
const knownPassword = z.string().min(1, contractSentence('password_needed')).max(MAX_PASSWORD_LENGTH);
const mailToken = z.string().min(1).max(200);

export const loginBody = z.strictObject({
  email,
  password: knownPassword,
  /** The code of the second step, from an app or a recovery code; needed when the member has one. */
  code: z.string().max(MAX_CODE_LENGTH).optional(),
});

const username = atLeastVisible(shortText, 2, TOO_SHORT)
  .max(MAX_USERNAME_LENGTH, contractSentence('username_too_long', { max: MAX_USERNAME_LENGTH }))
  .regex(ONE_PLAIN_LINE, contractSentence('username_not_plain'));

export const registerBody = z.strictObject({
  username,
  email,
  password: newPassword,
  /** The token of an invitation's link, on a site that accepts new members by invitation (decisions.md D6). */
  invitation: z.string().max(200).optional(),
  wordingLanguage,
});

export const verifyEmailBody = z.strictObject({ token: mailToken });
export const forgotPasswordBody = z.strictObject({ email });
export const resetLinkInput = z.strictObject({ token: mailToken });
export const resetPasswordBody = z.strictObject({ token: mailToken, password: newPassword });
export const changeUsernameBody = z.strictObject({ username });
export const changeLanguageBody = z.strictObject({ language: z.enum(LANGUAGES.map(({ code }) => code)) });
export const changePasswordBody = z.strictObject({ currentPassword: knownPassword, newPassword });
export const changeEmailBody = z.strictObject({ email, password: knownPassword });

export const account = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  role,
  emailVerified: z.boolean(),
  /** The language code of the pages the member used last. Mails use it too. */
  language: z.string(),
  /** The new address, until its owner confirms it. */
  pendingEmail: z.string().nullable(),
  /**
   * True when administrators' tests created entries for this member. The Development switch shows them (decisions.md
   * D48).
   */
  hasDevelopmentData: z.boolean(),
  /** True when the member can choose a Bible translation, or chose one that is no longer installed. */
  choosesTranslation: z.boolean(),
  /** True when the member agreed that a language model writes for them; null on a site without a model. */
  modelConsent: z.boolean().nullable(),
  /** True when the member agreed that their own reflections are shown to them again. */
  memoriesConsent: z.boolean(),
});
export type Account = z.infer<typeof account>;

export const accountOutput = z.object({ user: account });
export const successOutput = z.object({ success: z.literal(true) });
/** The account that a link belongs to. The browser that opens the link may be signed in to another one. */
export const linkAccount = z.object({ id: z.number().int(), username: z.string() });
export const resetLinkOutput = z.object({ account: linkAccount });
/** The result of confirming an address: its account, and the mail the member can expect there. */
export const verifyEmailOutput = z.object({
  success: z.literal(true),
  account: linkAccount,
  message: z.string(),
  said: message,
});
/** The address to which the confirmation mail was sent again; null when nothing is left to confirm. */
export const resendOutput = z.object({ success: z.literal(true), sentTo: z.string().nullable() });

/** A session's public id: the beginning of the stored hash, which grants no access. */
export const sessionId = z.string().regex(/^[0-9a-f]{16}$/, contractSentence('session_id_invalid'));
export const sessionInput = z.strictObject({ id: sessionId });
export const sessionsOutput = z.object({
  sessions: z.array(
    z.object({
      id: sessionId,
      userAgent: z.string().nullable(),
      createdAt: z.date(),
      seenAt: z.date().nullable(),
      expiresAt: z.date(),
      current: z.boolean(),
    }),
  ),
});

/** The events that a member is alerted to by mail (decisions.md D5). */
export const SECURITY_EVENTS = [
  'new_sign_in',
  'password_changed',
  'password_reset',
  'email_changed',
  'second_step_on',
  'second_step_off',
  'second_step_failed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'token_created',
  'push_unseen',
  'chat_linked_elsewhere',
  'role_admin',
  'role_reviewer',
  'role_member',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const securityEventsOutput = z.object({
  events: z.array(z.object({ kind: z.enum(SECURITY_EVENTS), userAgent: z.string().nullable(), createdAt: z.date() })),
});
