import type { Queries, Work } from '../../../../db/database.ts';
import { wordingsIn } from '../../../content/consent.ts';
import type { Account } from '../../../shared/auth.ts';
import { ACCOUNT_METHOD } from '../../../shared/channels/channels.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { Actor, MemberActor } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { ownSinceOf } from '../alerts/addresses/service.ts';
import { recordConsent } from '../alerts/consent/service.ts';
import { repeatEmailChange } from './email-change/service.ts';
import { repeatVerification, requestVerification } from './email-verification/email-verification.ts';
import { foldCase } from './fold-case.ts';
import { requireInvitation, spendInvitation } from './invitations/service.ts';
import { mailboxKey, mayMail } from './mail-tokens.ts';
import { refuseWeakPassword } from './password/weak-passwords.ts';
import { type Proof, wrongPassword } from './proof.ts';
import * as repo from './repo.ts';
import { requireSecondStep } from './second-step/service.ts';
import { refuseTakenUsername } from './username/free-username.ts';

interface Credentials {
  email: string;
  password: string;
}

/** The names an account is found by: the username as it is shown, and both names folded. */
interface Names {
  username: string;
  usernameKey: string;
  emailKey: string;
}

interface RegisterOptions {
  /** Whether the site itself asked this person, so that it need not be open to others. */
  invited?: boolean;
  /** What is stored together with the account, or not at all; what it throws undoes the account as well. */
  alongside?: (q: Queries, userId: number) => Work<void>;
}

type NewAccount = Credentials & {
  username: string;
  invitation?: string | undefined;
  wordingLanguage?: string | undefined;
};

/**
 * Makes an account and queues the mail that confirms its address (decisions.md D6, D7). After ten such mails to the
 * address in an hour none goes out, and the answer is the same.
 * @throws {AppError} forbidden when the site takes no registrations, or none without an invitation; bad_request for an
 * invitation that does not hold, or at `password` for a weak one; conflict at the field that is taken; too_many_requests
 * past 60 accounts an hour from one address, or 60 answers that a name is taken.
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
  const toldTaken = ['taken_address', callerAddress] as const;
  // Both are counted before anything is looked up, so that past a limit nobody learns whether a name is taken.
  await site.limits.takeAll(joined, toldTaken);
  try {
    await refuseTaken(site, keys);
    const userId = await storeAccount(site, { ...input, ...keys }, { ...options, byInvitation });
    await site.limits.giveBack(...toldTaken);
    return await accountOf(site, userId);
  } catch (error) {
    await site.limits.giveBack(...joined);
    if (!(error instanceof AppError && error.code === 'conflict')) await site.limits.giveBack(...toldTaken);
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
  const mails = await mayMail(site, email);
  try {
    const userId = await site.db.atomic(function* (q) {
      const { id } = yield* repo.insertMember(
        q,
        { username, usernameKey, email, emailKey, password, language: input.wordingLanguage ?? DEFAULT_LANGUAGE },
        now,
      );
      const { version: wording } = wordingsIn(input.wordingLanguage).consentWordings.registration;
      yield* recordConsent(q, site, {
        userId: id,
        channel: ACCOUNT_METHOD,
        action: 'wording_shown',
        source: 'registration',
        wording,
        address: email,
      });
      if (mails) yield* requestVerification(q, site, id, email);
      yield* spendInvitation(q, site, { invitation, emailKey, id }, byInvitation);
      if (alongside) yield* alongside(q, id);
      return id;
    });
    site.due.announce(now.getTime());
    return userId;
  } catch (error) {
    if (mails) await site.limits.giveBack('mail_to_address', mailboxKey(site, email));
    // Two requests can pass the first look at once; the unique keys let only one of them in.
    if (site.db.isUniqueViolation(error)) await refuseTaken(site, { username, usernameKey, emailKey });
    throw error;
  }
}

/**
 * Checks a member's e-mail and password, and their code where they have a second step. An unknown address and a wrong
 * password are answered alike, after the same work (decisions.md D5). The session that follows is stored with the proof.
 * @throws {AppError} unauthorized, second_step_required, bad_request at `code`, or too_many_requests after 10 failures
 * in 15 minutes for one account, 100 from one address, or 600 tries of any outcome from one address.
 */
export async function signIn(
  site: Site,
  input: Credentials & { code?: string | undefined },
  caller: { address: string; userAgent: string | null },
): Promise<{ account: Account; proof: Proof }> {
  const emailKey = foldCase(input.email);
  const counted = [
    ['sign_in_account', emailKey],
    ['sign_in_address', caller.address],
  ] as const;
  await site.limits.takeAll(...counted, ['sign_in_work', caller.address]);
  const user = await repo.findByEmailKey(site.db, emailKey);
  const matches = await site.passwords.verify(input.password, user?.password ?? null);
  if (!user || !matches) throw wrongPassword();
  try {
    await requireSecondStep(site, user.id, input.code, caller.userAgent);
  } catch (refusal) {
    // A wrong code counts as a wrong password does. The question for a code is no failure.
    if (refusal instanceof AppError && refusal.code === 'second_step_required')
      for (const [rule, key] of counted) await site.limits.giveBack(rule, key);
    throw refusal;
  }
  // Failures of others stay counted: were they forgotten, the count would tell them that the member signs in.
  for (const [rule, key] of counted) await site.limits.giveBack(rule, key);
  return { account: await accountOf(site, user.id), proof: { kind: 'password', hash: user.password } };
}

/**
 * The account of whoever is signed in.
 * @throws {AppError} unauthorized when it no longer exists.
 */
export async function currentAccount(site: Site, actor: Actor): Promise<Account> {
  if (actor.kind !== 'member') throw new AppError('unauthorized', message('not_signed_in'));
  return accountOf(site, actor.userId);
}

/**
 * Sends the confirmation mail again and returns its address: the one that waits where the member is changing theirs,
 * else their own. Returns null when the address is confirmed already and known to be the member's own.
 * @throws {AppError} too_many_requests after three in ten minutes, or ten mails to the address in an hour.
 */
export async function resendVerification(site: Site, actor: MemberActor): Promise<string | null> {
  const { id, email, emailVerified, pendingEmail } = await currentAccount(site, actor);
  if (pendingEmail !== null) {
    await repeatEmailChange(site, actor, pendingEmail);
    return pendingEmail;
  }
  const ownSince = await site.db.atomic((q) => ownSinceOf(q, id, ACCOUNT_METHOD));
  if (emailVerified && ownSince !== null) return null;
  await repeatVerification(site, actor, id, email);
  return email;
}

async function accountOf(site: Site, userId: number): Promise<Account> {
  const account = await repo.findAccount(site.db, userId, new Date(site.clock.now()));
  if (!account) throw new AppError('unauthorized', message('not_signed_in'));
  return account;
}
