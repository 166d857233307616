import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

// Providers that the library's list lacks. A domain in the list is never asked about; one that resembles it is.
const MORE_DOMAINS = [
  ...['hotmail.com', 'hotmail.co.uk', 'hotmail.es', 'hotmail.fr', 'hotmail.de', 'hotmail.it', 'hotmail.com.mx'],
  ...['yahoo.com', 'yahoo.co.uk', 'yahoo.es', 'yahoo.fr', 'yahoo.de', 'yahoo.ca', 'yahoo.com.mx', 'yahoo.com.ar'],
  ...['yahoo.com.br', 'yahoo.com.au', 'yahoo.co.in', 'yahoo.in'],
  ...['outlook.com', 'outlook.es', 'outlook.fr', 'outlook.de', 'live.com', 'live.co.uk', 'live.com.mx', 'mac.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 't-online.de', 'mail.com', 'email.com', 'mail.ru'],
  ...['fastmail.com', 'tutanota.com', 'tuta.com', 'pm.me', 'orange.fr', 'free.fr', 'wanadoo.fr', 'bt.com'],
  ...['mail.de', 'posteo.de', 'bigpond.com', 'virginmedia.com', 'telefonica.net', 'prodigy.net.mx', 'uol.com.br'],
];
const DOMAINS = [...new Set([...POPULAR_DOMAINS, ...MORE_DOMAINS])];

/**
 * The address that somebody probably meant, where its domain is nearly that of a well-known provider (`gmial.com`); null
 * where it is one, or resembles none. A church's own domain is left alone: only whole domains are compared.
 */
export function findLikelyAddress(email: string): string | null {
  const domain = run({ email, domains: DOMAINS, secondLevelDomains: [], topLevelDomains: [] })?.domain;
  // The library changes letters of the name before the @; only its domain is taken.
  return domain ? `${email.slice(0, email.lastIndexOf('@'))}@${domain}` : null;
}
