import { adminLedgerWords as ledger } from '../../src/content/strings/en/admin/admin-ledger.ts';
import { missingSettings } from '../../src/server/channels/registry.ts';
import { findingsOf } from '../../src/server/domains/admin/channels/service.ts';
import { rotateKey } from '../../src/server/domains/admin/keys/service.ts';
import { isCaptured } from '../../src/server/domains/alerts/method-states.ts';
import { createInvitation } from '../../src/server/domains/auth/invitations/service.ts';
import { makeResetLink } from '../../src/server/domains/auth/password/password-reset.ts';
import { changeRole, findPerson, listEntrusted, type Person } from '../../src/server/domains/auth/roles/service.ts';
import { removeSecondStep } from '../../src/server/domains/auth/second-step/service.ts';
import { verifyLedger } from '../../src/server/domains/consent/verify.ts';
import type { Site } from '../../src/server/site/site.ts';
import { INVITATION_DAYS } from '../../src/shared/admin/invitation-days.ts';
import { consentCheckInput, createInvitationBody } from '../../src/shared/admin.ts';
import { ALERT_METHODS, CHANNELS } from '../../src/shared/channels/channels.ts';
import { inEnglish } from '../../src/shared/messages/catalogue.ts';
import { type ActCommand, operator } from './acts.ts';
import { describeUsage, OperatorError } from './operator.ts';

const USAGE = describeUsage('admin', [
  ['grant EMAIL', 'makes a member an administrator'],
  ['make-reviewer EMAIL', 'makes a member a reviewer of the guidance'],
  ['revoke EMAIL', 'makes an administrator or reviewer a member again'],
  ['list', 'shows the administrators and reviewers'],
  ['reset-password EMAIL', 'prints a link to set a new password; it works once, for an hour'],
  ['remove-second-step EMAIL', 'lets a member sign in with just their password'],
  ['invite [EMAIL]', `prints a link with which one person can join; it works for ${INVITATION_DAYS} days`],
  ['rotate-key', 'gives the site a new encryption key, while it runs'],
  ['check-channels', 'asks each provider whether it accepts the settings; sends nothing'],
  ['verify-ledger [HASH]', 'verifies the consent ledger, and that it contains a link noted earlier'],
]);

/** The commands of an operator for members, keys, channels and the ledger. */
export const ADMIN: ActCommand = {
  usage: USAGE,
  acts: {
    grant: { words: [1], run: grant },
    'make-reviewer': { words: [1], run: makeReviewer },
    revoke: { words: [1], run: revoke },
    list: { words: [0], run: list },
    'reset-password': { words: [1], run: resetPassword },
    'remove-second-step': { words: [1], run: disableSecondStep },
    invite: { words: [0, 1], run: invite },
    'rotate-key': { words: [0], run: rotate },
    'check-channels': { words: [0], run: checkChannels },
    'verify-ledger': { words: [0, 1], run: verify },
  },
};

async function grant(site: Site, [email = '']: string[]): Promise<string> {
  const { id } = await findPerson(site, email);
  const { before, person } = await changeRole(site, operator('operator.grant', id), email, 'admin');
  if (before === 'admin') return `${describePerson(person)} is an administrator already.`;
  return `${describePerson(person)} is an administrator now.`;
}

async function makeReviewer(site: Site, [email = '']: string[]): Promise<string> {
  const known = await findPerson(site, email);
  if (known.role === 'admin')
    throw new OperatorError(
      `${describePerson(known)} is an administrator, who can review already. Revoke that role first.`,
    );
  const { before, person } = await changeRole(site, operator('operator.make_reviewer', known.id), email, 'reviewer');
  return `${describePerson(person)} is a reviewer ${before === 'reviewer' ? 'already' : 'now'}.`;
}

async function revoke(site: Site, [email = '']: string[]): Promise<string> {
  const { id } = await findPerson(site, email);
  const { before, person, endedInvitations } = await changeRole(site, operator('operator.revoke', id), email, 'member');
  if (before === 'member') return `${describePerson(person)} is already a regular member.`;
  const ended = endedInvitations ? ` ${endedInvitations} of their invitations ended.` : '';
  return `${describePerson(person)} is now a regular member.${ended}`;
}

async function list(site: Site): Promise<string> {
  const people = await listEntrusted(site);
  if (people.length === 0) return 'There are no administrators or reviewers yet.';
  const rows = people.map(({ id, username, email, role }) => [String(id), username, email, role]);
  return formatColumns([['id', 'username', 'e-mail', 'role'], ...rows]);
}

async function resetPassword(site: Site, [email = '']: string[]): Promise<string> {
  const person = await findPerson(site, email);
  const link = await makeResetLink(site, operator('operator.reset_password', person.id), person.id);
  return `With this link ${describePerson(person)} can set a new password. It works once, for an hour:\n${link}`;
}

async function disableSecondStep(site: Site, [email = '']: string[]): Promise<string> {
  const person = await findPerson(site, email);
  const by = operator('operator.remove_second_step', person.id);
  if (!(await removeSecondStep(site, by, person.id))) return `${describePerson(person)} has no two-step verification.`;
  return `${describePerson(person)} now signs in with just their password. An e-mail tells them so.`;
}

async function rotate(site: Site): Promise<string> {
  const count = await rotateKey(site, operator('operator.rotate_key', null));
  return `The site has a new encryption key. Secrets encrypted with it: ${count}. The earlier key still decrypts.`;
}

async function invite(site: Site, [text]: string[]): Promise<string> {
  const chosen = createInvitationBody.safeParse(text ? { email: text } : {});
  if (!chosen.success) throw new OperatorError(`${text} is not an e-mail address.`);
  const { link } = await createInvitation(site, operator('operator.invite', null), chosen.data);
  return `With this link ${text || 'one person'} can join. It works once, for ${INVITATION_DAYS} days:\n${link}`;
}

/** Checks every channel with the settings of this shell and its `.env` file, as a start would use them. */
async function checkChannels(site: Site): Promise<string> {
  const lines: string[] = [];
  for (const method of ALERT_METHODS) {
    const channel = site.channels.get(method);
    const lacking = missingSettings(method, site.env).map((names) => names.join(' or '));
    const needs = lacking.length ? `; needs ${lacking.join(', ')}` : '';
    const { label } = CHANNELS[method];
    const state = !channel ? 'not set up' : isCaptured(site, method) ? 'kept as files' : 'set up';
    lines.push(`${label}: ${state}${needs}`);
    for (const { ok, said } of channel ? await findingsOf(site, channel) : []) {
      lines.push(`  ${ok ? 'ok' : 'ERROR'}: ${inEnglish(said)}`);
      if (!ok) process.exitCode = 1;
    }
  }
  return lines.join('\n');
}

async function verify(site: Site, [text]: string[]): Promise<string> {
  const { hash } = consentCheckInput.safeParse(text ? { hash: text } : {}).data ?? {};
  if (text && !hash) throw new OperatorError(`${text} is not the hash of a link: 64 of the characters 0-9 and a-f.`);
  const { rows, erased, head, firstError, holdsKnown } = await verifyLedger(site, hash);
  if (firstError) throw new OperatorError(ledger.errors[firstError.what](firstError.row));
  if (holdsKnown === false) throw new OperatorError(ledger.cutOff);
  return [ledger.whole(rows, erased), ledger.head(head), ...(holdsKnown ? [ledger.holdsKnown] : [])].join('\n');
}

function describePerson({ username, email }: Person): string {
  return `${username} (${email})`;
}

function formatColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
