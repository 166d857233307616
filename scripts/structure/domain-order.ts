/** The server's domains, lowest first. A domain imports only lower domains (docs/architecture.md). */
export const DOMAIN_ORDER: readonly string[] = [
  'audit',
  'authority',
  'consent',
  'schedule',
  'guidance',
  'alerts',
  'auth',
  'onboarding',
  'admin',
];
const HERE = 'scripts/structure/domain-order.ts';

/** Returns the domain to which a file of the server belongs. */
export function domainOf(file: string): string | undefined {
  return /^src\/server\/domains\/([^/]+)\//.exec(file)?.[1];
}

/** Returns a sentence if a file imports a domain above its own, also only a type. Tests may import every domain. */
export function checkDomainOrder(file: string, path: string): string[] {
  const from = domainOf(file);
  const to = domainOf(path);
  if (!from || !to || from === to || /\.test\.ts$/.test(file)) return [];
  const unknown = [from, to].filter((domain) => !DOMAIN_ORDER.includes(domain));
  if (unknown.length) return unknown.map((domain) => `${file}: the domain ${domain} has no place in ${HERE}.`);
  if (DOMAIN_ORDER.indexOf(to) < DOMAIN_ORDER.indexOf(from)) return [];
  return [
    `${file}: ${from} must not import ${to} (${path}), which is above it: ${inWords()}. Move what both need to the lower domain, or let the caller pass it.`,
  ];
}

/** Returns a sentence if the architecture page does not give the order of the domains on a line of its own. */
export function checkDocumentedOrder(document: string): string[] {
  if (document.split('\n').includes(inWords())) return [];
  return [`docs/architecture.md: the order of the domains is not that of ${HERE}: ${inWords()}.`];
}

function inWords(): string {
  return DOMAIN_ORDER.join(' < ');
}
