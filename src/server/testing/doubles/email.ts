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
    checks: [
      { what: 'a server that takes mail', finds: ['smtp_check_works'] },
      { what: 'nobody at the port', env: { SMTP_URL: 'smtp://127.0.0.1:1' }, finds: ['!smtp_check_unreachable'] },
      {
        what: 'a server that turns the site away',
        arrange: () => server.fail({ at: 'connect', does: 'reply', code: 554 }),
        finds: ['!smtp_check_refused'],
      },
    ],
    close: () => server.close(),
  };
}
