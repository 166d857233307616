import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from '../../lib/logger.ts';
import { type Channel, TransientSendError } from '../channel.ts';
import { composeMail, senderOf } from './compose.ts';
import type { LetterSite } from './layout.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createMailer, type SmtpTimeouts } from './smtp.ts';
import { sendErrorOf } from './smtp-errors.ts';

export interface EmailChannelOptions {
  /** Without it, mail is put into the outbox. */
  smtpUrl?: string | undefined;
  /** `MAIL_FROM`: an address, or a name and `<address>`. */
  from?: string | undefined;
  outboxDir: string;
  appName: string;
  publicUrl: string;
  supportEmail?: string | undefined;
  log: Logger;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Hands a finished mail on; rejects with the error a delivery keeps. */
interface Handover {
  pass(id: string, mail: SendMailOptions, calledOff?: AbortSignal): Promise<void>;
  close(): void;
}

/** Mail by SMTP, or into the outbox while no server is set (rules.md C16, C19, C20; decisions.md D36). */
export function createEmailChannel(options: EmailChannelOptions): Channel {
  const site: LetterSite = {
    appName: options.appName,
    publicUrl: options.publicUrl,
    supportEmail: options.supportEmail ?? null,
  };
  const sender = senderOf(options.from, site);
  const outbox = createOutbox(options.outboxDir);
  const handover = options.smtpUrl ? smtpHandover(options.smtpUrl, options.timeouts) : outboxHandover(outbox);
  const report = createFaultReport(options.log);

  return {
    name: 'email',
    captures: options.smtpUrl === undefined,
    async send(message, calledOff) {
      const mail = composeMail(message, sender, site);
      try {
        await handover.pass(message.id, mail, calledOff);
      } catch (error) {
        // A call that the site itself called off says nothing about the server.
        const isFault = error instanceof TransientSendError && !error.addressRefused && !calledOff?.aborted;
        if (isFault) report.failed(error.code);
        throw error;
      }
      report.worked();
      return { providerId: mail.messageId as string };
    },
    // Also with a server: there may have been none before.
    forget: (ids) => outbox.remove(ids),
    forgetBefore: (instant) => outbox.removeBefore(instant),
    async close() {
      handover.close();
    },
  };
}

function smtpHandover(smtpUrl: string, timeouts: Partial<SmtpTimeouts> | undefined): Handover {
  const mailer = createMailer(smtpUrl, timeouts);
  return {
    async pass(_id, mail, calledOff) {
      try {
        await mailer.send(mail, calledOff);
      } catch (failure) {
        throw sendErrorOf(failure);
      }
    },
    close: () => mailer.close(),
  };
}

function outboxHandover(outbox: Outbox): Handover {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async pass(id, mail) {
      const { message } = await builder.sendMail(mail);
      try {
        await outbox.put(id, message as Buffer);
      } catch (failure) {
        const { code } = failure as NodeJS.ErrnoException;
        throw new TransientSendError(`outbox_${(code ?? 'failed').toLowerCase()}`);
      }
    },
    close: () => {},
  };
}

/** Says once when mail begins to fail for no fault of an address, and once when it works again, not for every delivery between. */
function createFaultReport(log: Logger) {
  let fault: string | null = null;
  return {
    failed(code: string) {
      if (code === fault) return;
      fault = code;
      log.warn({ channel: 'email', code }, 'mail could not be handed over');
    },
    worked() {
      if (fault) log.info({ channel: 'email', code: fault }, 'mail is handed over again');
      fault = null;
    },
  };
}
