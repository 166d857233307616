import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { message } from '../../../shared/messages/catalogue.ts';
import { createRepeatedErrorLog } from '../../lib/failures/repeated-error-log.ts';
import type { Logger } from '../../lib/logger.ts';
import { OUTBOX } from '../../lib/program/data-files.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../channel.ts';
import { type Finding, works } from '../channel-check.ts';
import { lookupForPage } from '../public-lookup.ts';
import { failed, retry, type SendResult, sent } from '../send-result.ts';
import { openBounceMailbox } from './bounces/mailbox.ts';
import { createBounceWebhook } from './bounces/webhook.ts';
import { composeMail, isOneAddress, type MailMessage, senderOf } from './compose.ts';
import type { LetterSite } from './layout.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { checkEmailSettings, type EmailEnv, emailSettings } from './settings.ts';
import { createMailer, loadNodemailer, type Mailer, type SmtpTimeouts } from './smtp.ts';
import { findingOfFailure, resultOfFailure } from './smtp-errors.ts';

/** A mail, and whom it is for. */
interface RenderedMail {
  address: string;
  mail: SendMailOptions;
}

/** Mail by SMTP, or into the outbox while no server is set (rules.md C16, C19, C20; decisions.md D36). */
export const email: ChannelDefinition<RenderedMail, MailMessage['kind'], typeof emailSettings> = {
  settings: emailSettings,
  check: checkEmailSettings,
  missing: () => null,
  needs: [['SMTP_URL'], ['MAIL_FROM']],
  carries: [
    'guidance',
    'weekly_letter',
    'prayer_reminder',
    'reflection_prompt',
    'service_update',
    'verify_email',
    'change_email',
    'reset_password',
    'security_alert',
    'test',
  ],
  render(message, env) {
    const site = letterSiteOf(env);
    const mail = composeMail(message, senderOf(env.MAIL_FROM, site), site);
    const { address } = message.to;
    // Mail servers send bounces to the sender of the envelope, not to the sender that readers see.
    return {
      address,
      mail: env.BOUNCE_ADDRESS ? { ...mail, envelope: { from: env.BOUNCE_ADDRESS, to: address } } : mail,
    };
  },
  open: (tools) => openEmail(tools),
};

/** Returns the site's name, address and contact for its letters, from its settings. */
export function letterSiteOf({ APP_NAME, publicUrl, SUPPORT_EMAIL }: MailSettings): LetterSite {
  return { appName: APP_NAME, publicUrl, supportEmail: SUPPORT_EMAIL ?? null };
}

type MailSettings = Pick<EmailEnv, 'APP_NAME' | 'publicUrl' | 'SUPPORT_EMAIL'>;

/** Hands a finished mail to the server and returns the outcome. */
interface Handover {
  pass(id: string, mail: SendMailOptions, signal?: AbortSignal): Promise<SendResult>;
  close(): void;
}

/** The parts of an opened channel that a test may replace. */
export interface EmailOptions {
  timeouts?: Partial<SmtpTimeouts>;
  outboxDir?: string;
}

/** Opens the mail server of the settings, or the outbox in the data folder where there is none. */
export function openEmail(
  { env, log }: Pick<ChannelTools<EmailEnv>, 'env' | 'log'>,
  { timeouts = {}, outboxDir = join(env.DATA_DIR, OUTBOX) }: EmailOptions = {},
): OpenChannel<RenderedMail> {
  const { SMTP_URL, BOUNCE_IMAP_URL, BOUNCE_IMAP_READ, BOUNCE_WEBHOOK_SECRET } = env;
  const outbox = createOutbox(outboxDir);
  const lookup = env.ofPage.has('SMTP_URL') ? lookupForPage(env) : undefined;
  const mailer = SMTP_URL ? createMailer(SMTP_URL, timeouts, lookup) : null;
  const handover = mailer ? smtpHandover(mailer) : outboxHandover(outbox, log);
  const report = createErrorReport(log);
  const mailbox = BOUNCE_IMAP_URL ? openBounceMailbox(BOUNCE_IMAP_URL, BOUNCE_IMAP_READ) : null;

  return {
    captures: SMTP_URL === undefined,
    async send({ address, mail }, id, signal) {
      if (!isOneAddress(address)) return failed('address_invalid', 'disable');
      const result = await handover.pass(id, mail, signal);
      // A call that the site itself aborted proves nothing about the server.
      if (result.kind === 'retry' && result.address === 'none' && !signal?.aborted) report.failed(result.code);
      if (result.kind === 'sent') report.worked();
      return result;
    },
    // The outbox is cleaned even where a server is set, because the site may have had none before.
    forget: (ids) => outbox.remove(ids),
    forgetBefore: (instant) => outbox.removeBefore(instant),
    ...(mailbox && { polling: mailbox }),
    ...(mailer && {
      load: loadNodemailer,
      check: (signal?: AbortSignal) =>
        Promise.all([checkServer(mailer, signal), ...(mailbox ? [mailbox.check(signal)] : [])]),
    }),
    ...(BOUNCE_WEBHOOK_SECRET && { webhooks: [createBounceWebhook(BOUNCE_WEBHOOK_SECRET)] }),
    reportsFailures: mailbox !== null || BOUNCE_WEBHOOK_SECRET !== undefined,
    async close() {
      mailbox?.close();
      handover.close();
    },
  };
}

/** Signs in to the mail server, and sends nothing. */
async function checkServer(mailer: Mailer, signal?: AbortSignal): Promise<Finding> {
  return mailer.verify(signal).then(() => works(message('smtp_check_works')), findingOfFailure);
}

function smtpHandover(mailer: Mailer): Handover {
  return {
    async pass(_id, mail, signal) {
      try {
        await mailer.send(mail, signal);
      } catch (failure) {
        return resultOfFailure(failure);
      }
      return sent(mail.messageId as string);
    },
    close: () => mailer.close(),
  };
}

function outboxHandover(outbox: Outbox, log: Logger): Handover {
  const errors = createRepeatedErrorLog(log, { channel: 'email' });
  return {
    async pass(id, mail) {
      const { createTransport } = await loadNodemailer();
      const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await builder.sendMail(mail);
      try {
        await outbox.put(id, message as Buffer);
      } catch (failure) {
        errors.failed(failure, 'a mail could not be kept as a file');
        const { code } = failure as NodeJS.ErrnoException;
        return retry(`outbox_${(code ?? 'failed').toLowerCase()}`);
      }
      errors.worked('mail is kept as files again');
      return sent(mail.messageId as string);
    },
    close: () => {},
  };
}

/** Logs once when mail begins to fail for a reason other than an address, and once when it works again. */
function createErrorReport(log: Logger) {
  let lastError: string | null = null;
  return {
    failed(code: string) {
      if (code === lastError) return;
      lastError = code;
      log.warn({ channel: 'email', code }, 'mail could not be handed over');
    },
    worked() {
      if (lastError) log.info({ channel: 'email', code: lastError }, 'mail is handed over again');
      lastError = null;
    },
  };
}
