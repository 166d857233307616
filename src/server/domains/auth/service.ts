import { isUniqueViolation, type Queries, type Work } from '../../../../db/engine/sqlite.ts';
import { wordingsIn } from '../../../content/consent.ts';
import type { Account } from '../../../shared/auth.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { recordConsent } from '../alerts/consent/service.ts';
import { repeatVerification, requestVerification } from './email-verification.ts';
import { foldCase } from './fold-case.ts';
import { requireInvitation, spendInvitation } from './invitations/service.ts';
import { mailboxKey } from './mail-tokens.ts';
import { hashPassword, NO_PASSWORD, verifyPassword } from './passwords.ts';
import * as repo from './repo.ts';
import { requireSecondStep } from './second-step/service.ts';

interface Credentials {
  email: string;
  password: string;
}

interface RegisterOptions {
  /** Whether the site itself asked this person, so that it need not be open to others. */
  invited?: boolean;
  /** What is stored together with the account, or not at all; what it throws undoes the account as well. */
  alongside?: (q: Queries, userId: number) => Work<void>;
}

/**
 * Makes an account and queues the mail that confirms its address (decisions.md D6, D7).
 * @throws {AppError} forbidden when the site takes no registrations, or none without an invitation; bad_request for an
 * invitation that does not hold, conflict at the field that is taken, too_many_requests past 60 an hour from one address,
 * or ten mails to the one given.
 */
export async function register(
  site: Site,
  input: Credentials & { username: string; invitation?: string | undefined; wordingLanguage?: string | undefined },
  callerAddress: string,
  options: RegisterOptions = {},
): Promise<Account> {
  if (site.env.REGISTRATION === 'closed' && !options.invited)
    throw new AppError('forbidden', 'This site does not take new members at the moment. Please ask your church.');
  const usernameKey = foldCase(input.username);
  const emailKey = foldCase(input.email);
  const { invitation } = input;
  const byInvitation = site.env.REGISTRATION === 'invite' && !options.invited;
  if (byInvitation) await requireInvitation(site, { invitation, emailKey });
  const refuseTaken = async () => {
    const taken = await repo.findTaken(site.db, usernameKey, emailKey);
    if (taken.username || taken.email) await site.limits.take('taken_address', callerAddress);
    if (taken.username) throw fieldError('conflict', 'username', 'This username is already taken');
    if (taken.email) throw fieldError('conflict', 'email', 'An account with this email already exists');
  };
  await refuseTaken();
  const mailbox = mailboxKey(site, input.email);
  await site.limits.takeBoth(['registration', callerAddress], ['mail_to_address', mailbox]);

  const password = await hashPassword(input.password);
  const now = new Date(site.clock.now());
  const member = { username: input.username, usernameKey, email: input.email, emailKey, password };
  const userId = await site.db
    .atomic(function* (q) {
      const { id } = yield* repo.insertMember(q, member, now);
      const { version: wording } = wordingsIn(input.wordingLanguage).consentWordings.registration;
      yield* recordConsent(q, site, {
        userId: id,
        channel: 'email',
        action: 'wording_shown',
        source: 'registration',
        wording,
        address: input.email,
      });
      yield* requestVerification(q, site, id, input.email);
      yield* spendInvitation(q, site, { invitation, emailKey, id }, byInvitation);
      if (options.alongside) yield* options.alongside(q, id);
      return id;
    })
    .catch(async (error) => {
      await site.limits.giveBack('registration', callerAddress);
      await site.limits.giveBack('mail_to_address', mailbox);
      // Two requests can pass the first look at once; the unique keys let only one of them in.
      if (isUniqueViolation(error)) await refuseTaken();
      throw error;
    });
  site.due.announce(now.getTime());
  return accountOf(site, userId);
}

/**
 * Checks a member's e-mail and password, and the code of whoever has a second step; unknown and wrong answer alike,
 * after the same work (decisions.md D5).
 * @throws {AppError} unauthorized, second_step_required, bad_request at `code`, or too_many_requests after 10 failures
 * in 15 minutes for one account or 100 from one address.
 */
export async function signIn(
  site: Site,
  input: Credentials & { code?: string | undefined },
  caller: { address: string; userAgent: string | null },
): Promise<Account> {
  const emailKey = foldCase(input.email);
  await site.limits.takeBoth(['sign_in_account', emailKey], ['sign_in_address', caller.address]);
  const user = await repo.findByEmailKey(site.db, emailKey);
  const matches = await verifyPassword(input.password, user?.password ?? NO_PASSWORD);
  if (!user || !matches) throw new AppError('unauthorized', 'Please check your email and password.');
  try {
    await requireSecondStep(site, user.id, input.code, caller.userAgent);
  } catch (refusal) {
    // A code that is wrong counts as a password does; to be asked for one is no failure yet.
    if (refusal instanceof AppError && refusal.code === 'second_step_required') {
      await site.limits.giveBack('sign_in_account', emailKey);
      await site.limits.giveBack('sign_in_address', caller.address);
    }
    throw refusal;
  }
  await site.limits.clear('sign_in_account', emailKey);
  await site.limits.giveBack('sign_in_address', caller.address);
  return accountOf(site, user.id);
}

/**
 * The account of whoever is signed in.
 * @throws {AppError} unauthorized when it no longer exists.
 */
export async function currentAccount(site: Site, actor: Actor): Promise<Account> {
  if (actor.kind !== 'member') throw new AppError('unauthorized', 'Please sign in first.');
  return accountOf(site, actor.userId);
}

/**
 * Sends the confirmation mail again, unless the address is confirmed already.
 * @throws {AppError} too_many_requests after three in ten minutes, or ten mails to the address in an hour.
 */
export async function resendVerification(site: Site, actor: Actor): Promise<void> {
  const account = await currentAccount(site, actor);
  if (!account.emailVerified) await repeatVerification(site, actor, account.id, account.email);
}

async function accountOf(site: Site, userId: number): Promise<Account> {
  const account = await repo.findAccount(site.db, userId, new Date(site.clock.now()));
  if (!account) throw new AppError('unauthorized', 'Please sign in first.');
  return account;
}
