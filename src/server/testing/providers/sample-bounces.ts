/** The facts of a bounce, which each mail server reports in its own format. */
export interface BounceFacts {
  /** The Message-ID of the message that came back, with its angle brackets. */
  messageId: string;
  address: string;
  status?: string;
  /** The reply of the other server. */
  reply?: string;
  action?: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
}

const lines = (...text: string[]) => text.join('\r\n');
const returned = ({ messageId, address }: BounceFacts) =>
  lines(
    'From: Hesed <post@grace.example>',
    `To: ${address}`,
    `Message-ID: ${messageId}`,
    'Subject: Prayer',
    '',
    'Hello',
  );

/** Returns a bounce in the format of Postfix (bounce(8)): a delivery-status part, and the headers or the whole of the message. */
export function postfixBounce(facts: BounceFacts): string {
  const { address, status = '5.1.1', reply = '550 5.1.1 User unknown', action = 'failed' } = facts;
  return lines(
    'From: MAILER-DAEMON@mx.grace.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: bounces@grace.example',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="8D1A/mx.grace.example"',
    '',
    '--8D1A/mx.grace.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    `<${address}>: host mx.example.org[192.0.2.1] said: ${reply}`,
    '',
    '--8D1A/mx.grace.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.grace.example',
    'X-Postfix-Queue-ID: 8D1A',
    'Arrival-Date: Mon,  1 Mar 2027 09:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Original-Recipient: rfc822;${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.org',
    `Diagnostic-Code: smtp; ${reply}`,
    '',
    '--8D1A/mx.grace.example',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    returned(facts).split('\r\n\r\n')[0] ?? '',
    '',
    '--8D1A/mx.grace.example--',
    '',
  );
}

/** Returns a bounce in the format of Exim (its Chapter 50): X-Failed-Recipients, a vague status, and the reply in the diagnostic. */
export function eximBounce(facts: BounceFacts): string {
  const { address, status = '5.0.0', reply = '550 5.1.1 no such user' } = facts;
  return lines(
    `X-Failed-Recipients: ${address}`,
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@mx.example.org>',
    'To: bounces@grace.example',
    `References: ${facts.messageId}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=1709-eximdsn-1',
    'MIME-Version: 1.0',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '--1709-eximdsn-1',
    'Content-type: text/plain; charset=us-ascii',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    `  ${address}`,
    `    SMTP error from remote mail server after RCPT TO:<${address}>:`,
    `    ${reply}`,
    '',
    '--1709-eximdsn-1',
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Action: failed',
    `Final-Recipient: rfc822;${address}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx2.example.org',
    `Diagnostic-Code: smtp; ${reply}`,
    '',
    '--1709-eximdsn-1',
    'Content-type: message/rfc822',
    '',
    returned(facts),
    '',
    '--1709-eximdsn-1--',
    '',
  );
}

/** Returns a bounce in the format of an older Exim: no report part, only the header, and the message copied into the text. */
export function oldEximBounce(facts: BounceFacts): string {
  const { address, reply = '550 5.1.1 no such user' } = facts;
  return lines(
    `X-Failed-Recipients: ${address}`,
    'From: Mail Delivery System <Mailer-Daemon@mx.example.org>',
    'To: bounces@grace.example',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    'A message that you sent could not be delivered to one or more of its recipients.',
    '',
    `  ${address}`,
    `    SMTP error from remote mail server after RCPT TO:<${address}>: ${reply}`,
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    returned(facts),
    '',
  );
}

/** Returns a bounce in the format of Gmail: X-Failed-Recipients, In-Reply-To and References, and a folded diagnostic. */
export function gmailBounce(facts: BounceFacts): string {
  const { address, status = '5.1.1', messageId } = facts;
  const reply = facts.reply ?? '550-5.1.1 The email account that you tried to reach does not exist.';
  return lines(
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'To: bounces@grace.example',
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    `References: ${messageId}`,
    `In-Reply-To: ${messageId}`,
    `X-Failed-Recipients: ${address}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="000000000000a1b2"; report-type=delivery-status',
    '',
    '--000000000000a1b2',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    '** Address not found **',
    '',
    '--000000000000a1b2',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    'Arrival-Date: Mon, 01 Mar 2027 01:00:00 -0800 (PST)',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${reply}`,
    ' Please try double-checking the address for typos.',
    '',
    '--000000000000a1b2',
    'Content-Type: message/rfc822',
    '',
    returned(facts),
    '',
    '--000000000000a1b2--',
    '',
  );
}

/** Returns a bounce in the format of Exchange: an HTML text, and the status with the server's own diagnostic. */
export function exchangeBounce(facts: BounceFacts): string {
  const { address, status = '5.1.10', messageId } = facts;
  const reply = facts.reply ?? '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup';
  return lines(
    'From: <postmaster@parish.example>',
    'To: <bounces@grace.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="_00e1_"',
    `In-Reply-To: ${messageId}`,
    'Subject: Undeliverable: Prayer',
    '',
    '--_00e1_',
    'Content-Type: text/html; charset="utf-8"',
    '',
    '<p>Delivery has failed to these recipients or groups.</p>',
    '',
    '--_00e1_',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;parish.example',
    '',
    `Final-Recipient: RFC822;${address.toUpperCase()}`,
    'Action: Failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp;${reply}`,
    '',
    '--_00e1_',
    'Content-Type: message/rfc822',
    '',
    returned(facts),
    '',
    '--_00e1_--',
    '',
  );
}

/** An out-of-office notice, which answers a message that arrived. */
export function outOfOffice({ messageId, address }: BounceFacts): string {
  return lines(
    `From: ${address}`,
    'To: bounces@grace.example',
    'Auto-Submitted: auto-replied',
    'Subject: Out of office',
    `In-Reply-To: ${messageId}`,
    '',
    'I am away until Monday. 550 people wrote to me.',
    '',
  );
}

/** A mail of a few kilobytes whose parts are nested deeper than the parser reads. */
export function nestedMail(): string {
  const parts = Array.from(
    { length: 300 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  );
  return `Subject: Hello\r\n${parts.join('')}\r\n`;
}
