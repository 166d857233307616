import type { Queries, Work } from '../../../../db/database.ts';
import { wordingsIn } from '../../../content/consent.ts';
import type { Account } from '../../../shared/auth.ts';
import { ACCOUNT_METHOD } from '../../../shared/channels/channels.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { Actor, MemberActor } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/app-error.ts';
import { foldCase } from '../../lib/fold-case.ts';
import type { Site } from '../../site/site.ts';
import { ownSinceOf } from '../alerts/addresses/ownership.ts';
import { repeatVerification } from '../alerts/mail-links/resend-link.ts';
import { countConfirmationMail, mailboxKey } from '../alerts/mail-links/service.ts';
import { recordConsent } from '../consent/service.ts';
import { readNewestChange } from '../guidance/translations/rewriting/service.ts';
import { repeatEmailChange } from './email-change/service.ts';
import { requestVerification } from './email-verification/email-verification.ts';
import { requireInvitation, spendInvitation } from './invitations/service.ts';
import { refuseWeakPassword } from './password/weak-passwords.ts';
import { type Proof, wrongPassword } from './proof.ts';
import * as repo from './repo.ts';
import { requireSecondStep } from './second-step/service.ts';
import { signInKey } from './sign-in-key.ts';
import { refuseTakenUsername } from './username/free-username.ts';

interface Credentials {
  email: string;
  password: string;
}

/** The names by which an account is found: the displayed username, and both names in folded form. */
interface Names {
  username: string;
  usernameKey: string;
  emailKey: string;
}

interface RegisterOptions {
  /** True when the site itself invited this person, so registration may be closed to others. */
  invited?: boolean;
  /** Runs in the transaction that creates the account. When it throws, the account is not created either. */
  alongside?: (q: Queries, userId: number) => Work<void>;
}

type NewAccount = Credentials & {
  username: string;
  invitation?: string | undefined;
  wordingLanguage?: string | undefined;
};

/**
 * Creates an account and queues the mail that confirms its address (decisions.md D6, D7). After ten such mails to the
 * address in an hour no more are sent, but the answer stays the same.
 * @throws {AppError} forbidden when registration is closed, or needs an invitation that is missing; bad_request for an
 * invalid invitation, or at `password` for a weak one; conflict at the field that is taken; too_many_requests past 60
 * accounts an hour from one address, or 60 answers that a name is taken.
 */
export async function register(
  site: Site,
  input: NewAccount,
  callerAddress: string,
  options: RegisterOptions = {},
): Promise<Account> {
  if (site.env.REGISTRATION === 'closed' && !options.invited)
    throw new AppError('forbidden', message('registration_closed'));
  const keys = { username: input.username, usernameKey: foldCase(input.username), emailKey: foldCase(input.email) };
  refuseWeakPassword(site, input.password, input);
  const byInvitation = site.env.REGISTRATION === 'invite' && !options.invited;
  if (byInvitation) await requireInvitation(site, { invitation: input.invitation, emailKey: keys.emailKey });

  const joined = ['registration', callerAddress] as const;
  const takenAnswers = ['taken_address', callerAddress] as const;
  // Both are counted before any lookup, so past a limit the error does not reveal whether a name is taken.
  await site.rateLimits.consumeAll(joined, takenAnswers);
  try {
    await refuseTaken(site, keys);
    const userId = await storeAccount(site, { ...input, ...keys }, { ...options, byInvitation });
    await site.rateLimits.refund(...takenAnswers);
    return await accountOf(site, userId);
  } catch (error) {
    await site.rateLimits.refund(...joined);
    if (!(error instanceof AppError && error.code === 'conflict')) await site.rateLimits.refund(...takenAnswers);
    throw error;
  }
}

async function refuseTaken(site: Site, { username, usernameKey, emailKey }: Names) {
  const taken = await repo.findTaken(site.db, usernameKey, emailKey);
  if (taken.username) throw await refuseTakenUsername(site.db, username);
  if (taken.email) throw fieldError('conflict', 'email', message('email_taken'));
}

async function storeAccount(
  site: Site,
  { usernameKey, emailKey, ...input }: NewAccount & Names,
  { byInvitation, alongside }: RegisterOptions & { byInvitation: boolean },
): Promise<number> {
  const { username, email, invitation } = input;
  const password = await site.passwords.hash(input.password);
  const now = new Date(site.clock.now());
  const mails = await countConfirmationMail(site, email);
  try {
    return await site.db.atomic(function* (q) {
      const { id } = yield* repo.insertMember(
        q,
        {
          ...{ username, usernameKey, email, emailKey, password },
          language: input.wordingLanguage ?? DEFAULT_LANGUAGE,
          quotedRevision: yield* readNewestChange(q),
        },
        now,
      );
      const { version: wordingVersion } = wordingsIn(input.wordingLanguage).consentWordings.registration;
      yield* recordConsent(q, site, {
        userId: id,
        channel: ACCOUNT_METHOD,
        action: 'wording_shown',
        source: 'registration',
        wordingVersion,
        address: email,
      });
      if (mails) yield* requestVerification(q, site, id, email);
      yield* spendInvitation(q, site, { invitation, emailKey, id }, byInvitation);
      if (alongside) yield* alongside(q, id);
      return id;
    });
  } catch (error) {
    if (mails) await site.rateLimits.refund('mail_to_address', mailboxKey(site, email));
    // Two concurrent requests can both pass the first check; the unique keys let only one of them in.
    if (site.db.isUniqueViolation(error)) await refuseTaken(site, { username, usernameKey, emailKey });
    throw error;
  }
}

/**
 * Checks a member's e-mail and password, and their code if they have a second step. An unknown address and a wrong
 * password get the same answer after the same work (decisions.md D5). The session is then stored together with the
 * proof.
 * @throws {AppError} unauthorized, second_step_required, bad_request at `code`, conflict when the second step cannot be
 * checked, or too_many_requests after 10 failures in 15 minutes for one account, 100 from one address, or 600 tries of
 * any outcome from one address.
 */
export async function signIn(
  site: Site,
  input: Credentials & { code?: string | undefined },
  caller: { address: string; userAgent: string | null },
): Promise<{ account: Account; proof: Proof }> {
  const emailKey = foldCase(input.email);
  const counted = [
    ['sign_in_account', signInKey(site, emailKey)],
    ['sign_in_address', caller.address],
  ] as const;
  await site.rateLimits.consumeAll(...counted, ['sign_in_work', caller.address]);
  const user = await repo.findByEmailKey(site.db, emailKey);
  const matches = await site.passwords.verify(input.password, user?.password ?? null);
  if (!user || !matches) throw wrongPassword();
  try {
    await requireSecondStep(site, user.id, input.code, caller.userAgent);
  } catch (error) {
    // A wrong code counts like a wrong password. A missing code, or one that the site cannot check, is not a failure.
    if (error instanceof AppError && ['second_step_required', 'conflict'].includes(error.code))
      for (const [rule, key] of counted) await site.rateLimits.refund(rule, key);
    throw error;
  }
  // Others' failures stay counted: clearing them would let an attacker notice from the count that the member signed in.
  for (const [rule, key] of counted) await site.rateLimits.refund(rule, key);
  return { account: await accountOf(site, user.id), proof: { kind: 'password', hash: user.password } };
}

/**
 * Returns the actor's account.
 * @throws {AppError} unauthorized when it no longer exists.
 */
export async function currentAccount(site: Site, actor: Actor): Promise<Account> {
  if (actor.kind !== 'member') throw new AppError('unauthorized', message('not_signed_in'));
  return accountOf(site, actor.userId);
}

/**
 * Sends the confirmation mail again and returns its address: the pending new address, or else the member's own. Returns
 * null when the address is confirmed and known to be the member's own.
 * @throws {AppError} too_many_requests after three in ten minutes, or ten mails to the address in an hour.
 */
export async function resendVerification(site: Site, actor: MemberActor): Promise<string | null> {
  const { id, email, emailVerified, pendingEmail } = await currentAccount(site, actor);
  if (pendingEmail !== null) {
    await repeatEmailChange(site, actor, pendingEmail);
    return pendingEmail;
  }
  const ownSince = await site.db.snapshot((q) => ownSinceOf(q, id, ACCOUNT_METHOD));
  if (emailVerified && ownSince !== null) return null;
  await repeatVerification(site, actor, id, email);
  return email;
}

async function accountOf(site: Site, userId: number): Promise<Account> {
  const account = await repo.findAccount(site.db, userId, new Date(site.clock.now()), site.env);
  if (!account) throw new AppError('unauthorized', message('not_signed_in'));
  return account;
}
