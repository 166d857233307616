import { failed, retry } from '../../channels/send-result.ts';
import { arrivalOf } from '../providers/arrivals.ts';
import { type SmtpFailure, startRawServer, startSmtpServer } from '../providers/smtp-server.ts';
import type { ProviderDouble } from './provider-double.ts';

/** A host with a label of 64 characters, which no resolver accepts, so that the lookup fails at once, even offline. */
export const UNRESOLVABLE_HOST = `${'m'.repeat(64)}.example`;

/** Starts a mail server. `email.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const server = await startSmtpServer();
  const nonSmtpServer = await startRawServer('HTTP/1.1 400 Bad Request\r\n\r\n');
  const fail = (failure: SmtpFailure) => () => server.fail(failure);
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'Hesed <hesed@parish.example>' },
    to: {},
    outcomes: [
      {
        answer: '550 5.1.1 to the recipient',
        arrange: fail({ at: 'rcpt', does: 'reply', code: 550, text: '5.1.1 No such user' }),
        ends: failed('smtp_550', 'disable'),
      },
      {
        answer: '554 5.7.1 to the recipient',
        arrange: fail({ at: 'rcpt', does: 'reply', code: 554, text: '5.7.1 Relay access denied' }),
        ends: failed('message_554'),
      },
      {
        answer: '452 4.2.2 to the recipient',
        arrange: fail({ at: 'rcpt', does: 'reply', code: 452, text: '4.2.2 The mailbox is full' }),
        ends: retry('smtp_452', { address: 'count' }),
      },
      {
        answer: '530 to the recipient',
        arrange: fail({ at: 'rcpt', does: 'reply', code: 530, text: '5.7.0 Authentication required' }),
        ends: retry('smtp_auth'),
      },
      {
        answer: '553 to the sender',
        arrange: fail({ at: 'mail', does: 'reply', code: 553 }),
        ends: retry('sender_553'),
      },
      {
        answer: '554 as a greeting',
        arrange: fail({ at: 'connect', does: 'reply', code: 554 }),
        ends: retry('sender_554'),
      },
      {
        answer: 'none, because the server speaks no TLS',
        env: { SMTP_URL: server.url.replace('smtp:', 'smtps:') },
        ends: retry('smtp_tls'),
      },
      {
        answer: 'none, because its name cannot be resolved',
        env: { SMTP_URL: `smtp://${UNRESOLVABLE_HOST}` },
        ends: retry('smtp_dns'),
      },
      {
        answer: 'none, because the address is invalid',
        to: { address: 'ruth' },
        ends: failed('address_invalid', 'disable'),
      },
    ],
    providerFailures: {
      'a refused connection': { env: { SMTP_URL: 'smtp://127.0.0.1:1' }, ends: retry('smtp_unreachable') },
      'no answer in time': { waits: true, arrange: fail({ at: 'rcpt', does: 'hang' }), ends: retry('smtp_timeout') },
      'a client error': {
        arrange: fail({ at: 'data', does: 'reply', code: 554 }),
        ends: failed('message_554'),
      },
      'too many calls': {
        arrange: fail({ at: 'rcpt', does: 'reply', code: 451, text: '4.7.1 Too many messages, come back later' }),
        ends: retry('smtp_451'),
      },
      // SMTP has no field for a delay, and the channel does not read a reply's text.
      'an absurd retry delay': {
        arrange: fail({ at: 'rcpt', does: 'reply', code: 450, text: '4.7.1 Come back in 3000 years' }),
        ends: retry('smtp_450'),
      },
      'an error of the provider': { arrange: fail({ at: 'mail', does: 'reply', code: 421 }), ends: retry('smtp_421') },
      // SMTP has no gateways; a server that waited in vain for another one answers so.
      'a gateway that gave up waiting': {
        arrange: fail({ at: 'data', does: 'reply', code: 451, text: '4.4.2 Time-out' }),
        ends: retry('smtp_451'),
      },
      garbage: { env: { SMTP_URL: nonSmtpServer.url }, ends: retry('smtp_protocol') },
      'half an answer': { arrange: fail({ at: 'data', does: 'drop' }), ends: retry('smtp_unreachable') },
      // RFC 5321 §3.4: the server names another address, which the sender may use.
      'a redirect': {
        arrange: fail({ at: 'rcpt', does: 'reply', code: 551, text: '5.1.6 Please try <ruth@elsewhere.example>' }),
        ends: failed('smtp_551', 'disable'),
      },
      'a slow body': { waits: true, arrange: fail({ at: 'data', does: 'hang' }), ends: retry('smtp_timeout') },
    },
    heal: () => server.heal(),
    addressFor: (number) => ({ address: `member-${number}@parish.example` }),
    refuse: (address) => server.fail({ at: 'rcpt', does: 'reply', code: 550, text: '5.1.1 No such user' }, address),
    // A retry opens another connection.
    calls: () => server.connections,
    received: () =>
      server.received.flatMap((mail) =>
        mail.to.map((address) => ({
          address,
          text: mail.email.text ?? '',
          repeatTag: mail.email.messageId ?? null,
          at: arrivalOf(mail),
        })),
      ),
    checks: [
      { what: 'a server that accepts mail', finds: ['smtp_check_works'] },
      { what: 'an unknown host name', env: { SMTP_URL: `smtp://${UNRESOLVABLE_HOST}` }, finds: ['!smtp_check_dns'] },
      { what: 'a closed port', env: { SMTP_URL: 'smtp://127.0.0.1:1' }, finds: ['!smtp_check_unreachable'] },
      {
        what: 'a server that rejects the site',
        arrange: () => server.fail({ at: 'connect', does: 'reply', code: 554 }),
        finds: ['!smtp_check_refused'],
      },
    ],
    close: async () => void (await Promise.all([server.close(), nonSmtpServer.close()])),
  };
}
