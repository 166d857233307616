import { arrivalOf } from '../providers/arrivals.ts';
import { startSmtpServer } from '../providers/smtp-server.ts';
import type { ProviderDouble } from './provider-double.ts';

/** Starts a mail server. `email.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const server = await startSmtpServer();
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'Hesed <hesed@parish.example>' },
    to: {},
    outcomes: [],
    addressFor: (number) => ({ address: `member-${number}@parish.example` }),
    refuse: (address) => server.fail({ at: 'rcpt', does: 'reply', code: 550, text: '5.1.1 No such user' }, address),
    received: () =>
      server.received.flatMap((mail) =>
        mail.to.map((address) => ({ address, sameAs: mail.email.messageId ?? null, at: arrivalOf(mail) })),
      ),
    close: () => server.close(),
  };
}
