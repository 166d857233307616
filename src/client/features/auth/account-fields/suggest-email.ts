import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

// Providers missing from the library's list. A domain in the list gets no suggestion; a similar one does.
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
 * Returns the address that the member probably meant when its domain is similar to a known provider's (`gmial.com`); null
 * for a known or an unrelated domain. It compares whole domains only, so that a church's own domain gets no suggestion.
 */
export function suggestEmail(email: string): string | null {
  const domain = run({ email, domains: DOMAINS, secondLevelDomains: [], topLevelDomains: [] })?.domain;
  // The library also changes the part before the @, so take only its domain.
  return domain ? `${email.slice(0, email.lastIndexOf('@'))}@${domain}` : null;
}
