import { startSmtpServer } from '../providers/smtp-server.ts';
import type { ProviderDouble } from './provider-double.ts';

/** Starts a mail server. `email.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const server = await startSmtpServer();
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'Hesed <hesed@parish.example>' },
    to: {},
    outcomes: [],
    close: () => server.close(),
  };
}
