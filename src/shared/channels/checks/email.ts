import type { Catalogue } from '../../messages/message.ts';

/** The sentences about a check of the mail server and the mailbox of returned mail, in English. An error says what to do. */
export const emailChecks = {
  smtp_check_works: 'The mail server is there and accepts our sign-in.',
  smtp_check_auth: 'The mail server refuses the sign-in. Check the user and the password in SMTP_URL.',
  smtp_check_tls:
    'There is no secure connection to the mail server. Check the port in SMTP_URL (smtps:// is 465, smtp:// is 587), the server’s certificate, and that it offers TLS.',
  smtp_check_dns:
    'The name of the mail server was not found. Check the name in SMTP_URL, and the name servers (DNS) of this machine.',
  smtp_check_unreachable:
    'We couldn’t reach the mail server. Check the name and the port in SMTP_URL, and whether this server may connect to them.',
  smtp_check_timeout:
    'The mail server didn’t answer in time. Check the port in SMTP_URL; many hosts block port 25, and some block 465 and 587.',
  smtp_check_refused: ({ code }: { code: string }) =>
    `The mail server refused the connection (${code}). Its documentation or its log explains the reply.`,
  smtp_check_private:
    'The mail server is in the server’s own network. Only the server’s environment may name it, in PRIVATE_HOSTS.',
  bounce_check_works: 'The mailbox for returned mail can be read.',
  bounce_check_auth:
    'The mailbox for returned mail refuses the sign-in. Check the user and the password in BOUNCE_IMAP_URL.',
  bounce_check_folder:
    'The mailbox for returned mail has no such folder. Check the path in BOUNCE_IMAP_URL, such as /INBOX.',
  bounce_check_tls:
    'There is no secure connection to the mailbox for returned mail. Use imaps:// in BOUNCE_IMAP_URL, or check the server’s certificate and that it offers TLS.',
  bounce_check_unreachable:
    'We couldn’t reach the mailbox for returned mail. Check the name and the port in BOUNCE_IMAP_URL.',
} as const satisfies Catalogue;
