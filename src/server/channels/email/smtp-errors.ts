import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { isTlsError } from '../../lib/errors/connection-errors.ts';
import { broken, type Finding } from '../channel-check.ts';
import { PRIVATE_ADDRESS } from '../public-lookup.ts';
import { failed, retry, type SendResult } from '../send-result.ts';

/**
 * A failure as nodemailer reports it. The site reads only the codes, because the message and the response hold
 * addresses.
 */
interface SmtpFailure {
  code?: unknown;
  originalCode?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** Replies that ask for a sign-in at whatever command (RFC 4954 §6). */
const AUTH_REPLIES = new Set([530, 534, 535, 538]);

/** Refusals at RCPT whose enhanced code (RFC 3463) blames the sender, the system, the route or a policy. */
const NOT_THE_ADDRESS = /^(?:[45]\.[357]\.|[45]\.1\.[78]$|4\.4\.)/;

/** Nodemailer's code for a name that it cannot resolve, and those of the lookup for settings of the page. */
const NAME_CODES = new Set(['EDNS', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Returns the meaning of a failed hand-over: a refused address (rules.md C20), a refused message, or an error of the
 * site or the network, for which the mail waits. The result carries a short code without the server's reply or a cause,
 * because a reply repeats the recipient's address.
 */
export function resultOfFailure(failure: unknown): SendResult {
  const { code, originalCode, command, response, responseCode } = (failure ?? {}) as SmtpFailure;
  const reply = replyOf(responseCode);
  if (NAME_CODES.has(String(code))) return retry('smtp_dns');
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || AUTH_REPLIES.has(reply))
    return retry('smtp_auth');
  if (code === 'ETLS' || code === 'EREQUIRETLS' || isTlsError(String(originalCode))) return retry('smtp_tls');
  if (reply === 421) return retry('smtp_421');
  if (code === 'EABORT' || code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return retry('smtp_timeout');

  if (reply && (command === 'RCPT TO' || command === 'DATA' || command === 'MAIL FROM')) {
    const isAddress = command === 'RCPT TO' && replyBlamesAddress(response);
    if (reply < 500) return retry(`smtp_${reply}`, { address: isAddress ? 'count' : 'none' });
    // A refused sender is an error in the site's settings, so the mail waits until it is mended.
    if (reply === 503 || command === 'MAIL FROM') return retry(`sender_${reply}`);
    return isAddress ? failed(`smtp_${reply}`, 'disable') : failed(`message_${reply}`);
  }
  // A reply to any other command, such as a greeting of 554, is about the site and not about this mail.
  if (code === 'EPROTOCOL' && reply >= 500) return retry(`sender_${reply}`);
  if (code === 'EPROTOCOL') return retry(reply ? `smtp_${reply}` : 'smtp_protocol');
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === PRIVATE_ADDRESS) return retry('smtp_unreachable');
  return retry('smtp_failed');
}

function replyOf(responseCode: unknown): number {
  return typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600 ? responseCode : 0;
}

function replyBlamesAddress(response: unknown): boolean {
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?= |$)/m.exec(String(response)) ?? [];
  return status === undefined || blamesAddress(status);
}

/** Returns whether an enhanced status (RFC 3463), such as 5.1.1, is about the address and nothing else. */
export function blamesAddress(status: string): boolean {
  return !NOT_THE_ADDRESS.test(status);
}

const CHECKED: Readonly<Record<string, CodedMessage>> = {
  smtp_auth: message('smtp_check_auth'),
  smtp_tls: message('smtp_check_tls'),
  smtp_dns: message('smtp_check_dns'),
  smtp_unreachable: message('smtp_check_unreachable'),
  smtp_timeout: message('smtp_check_timeout'),
};

/** Returns what a failed check of the mail server found. */
export function findingOfFailure(failure: unknown): Finding {
  if ((failure as SmtpFailure | null)?.code === PRIVATE_ADDRESS) return broken(message('smtp_check_private'));
  const result = resultOfFailure(failure);
  const code = 'code' in result ? result.code : 'smtp_failed';
  return broken(CHECKED[code] ?? message('smtp_check_refused', { code }));
}
