import { join, resolve } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { EmailDiagnostic } from '../../../shared/alerts/diagnostics.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { createRepeatedErrorLog } from '../../lib/errors/repeated-error-log.ts';
import type { Logger } from '../../lib/logger.ts';
import { OUTBOX } from '../../lib/program/data-files.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../channel.ts';
import { type Finding, works } from '../channel-check.ts';
import { type DiagnosticFacts, testFields } from '../diagnostic.ts';
import { createOutageLog } from '../outage-log.ts';
import { lookupForPage } from '../public-lookup.ts';
import { failed, retry, type SendResult, sent } from '../send-result.ts';
import { openBounceMailbox } from './bounces/mailbox.ts';
import { createBounceWebhook } from './bounces/webhook.ts';
import { composeMail, isOneAddress, type MailMessage, senderOf } from './compose.ts';
import type { MailSite } from './layout.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { checkEmailSettings, type EmailEnv, emailSettings } from './settings.ts';
import { createMailer, loadNodemailer, type Mailer, type SmtpTimeouts } from './smtp.ts';
import { findingOfFailure, resultOfFailure } from './smtp-errors.ts';

const OUTAGE = { began: 'mail could not be handed over', ended: 'mail is handed over again' };

// The reply of an SMTP server to a message that it takes (RFC 5321 §4.2.3).
const SMTP_ACCEPTED = 250;

/** A mail, and whom it is for. */
interface RenderedMail {
  address: string;
  mail: SendMailOptions;
}

/** Mail by SMTP, or into the outbox while no server is set (rules.md C16, C19, C20; decisions.md D36). */
export const email: ChannelDefinition<RenderedMail, MailMessage['kind'], typeof emailSettings, EmailDiagnostic> = {
  settings: emailSettings,
  checkSettings: checkEmailSettings,
  missing: () => null,
  needs: [['SMTP_URL'], ['MAIL_FROM']],
  startLine: ({ SMTP_URL, MAIL_FROM, DATA_DIR }) =>
    SMTP_URL
      ? `E-mail goes out by SMTP as ${MAIL_FROM}`
      : `E-mail is written to ${resolve(DATA_DIR, OUTBOX)} until SMTP_URL is set`,
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
  diagnose,
  render(message, env) {
    const site = mailSiteOf(env);
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

/** Returns the settings of the mail server, the member's address, and the result of a test. */
function diagnose({ address, test }: DiagnosticFacts, env: EmailEnv): EmailDiagnostic {
  const { SMTP_URL, MAIL_FROM } = env;
  const [, reply] = /^(?:smtp|sender|message)_(\d{3})$/.exec(test.code ?? '') ?? [];
  const refusedWith = reply ? Number(reply) : null;
  return {
    email: address,
    nodemailerConfig: {
      hasApiKey: SMTP_URL !== undefined,
      hasFromEmail: MAIL_FROM !== undefined,
      fromEmail: MAIL_FROM === undefined ? null : senderOf(MAIL_FROM, mailSiteOf(env)).address,
    },
    nodemailerTest: { ...testFields(test), statusCode: test.success ? SMTP_ACCEPTED : refusedWith },
  };
}

/** Returns the site's name, address and contact for its mails, from its settings. */
function mailSiteOf({ APP_NAME, publicUrl, SUPPORT_EMAIL }: MailSettings): MailSite {
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
  const lookup = env.savedByAdmin.has('SMTP_URL') ? lookupForPage(env) : undefined;
  const mailer = SMTP_URL ? createMailer(SMTP_URL, timeouts, lookup) : null;
  const handover = mailer ? smtpHandover(mailer) : outboxHandover(outbox, log);
  const report = createOutageLog(log, 'email', OUTAGE);
  const mailbox = BOUNCE_IMAP_URL ? openBounceMailbox(BOUNCE_IMAP_URL, BOUNCE_IMAP_READ) : null;

  return {
    captures: SMTP_URL === undefined,
    async send({ address, mail }, id, signal) {
      if (!isOneAddress(address)) return failed('address_invalid', 'disable');
      const result = await handover.pass(id, mail, signal);
      report(result, signal);
      return result;
    },
    // The outbox is cleaned even where a server is set, because the site may have had none before.
    deleteCopies: (ids) => outbox.remove(ids),
    deleteCopiesBefore: (instant) => outbox.removeBefore(instant),
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
