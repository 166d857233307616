import { message } from '../../../../shared/messages/catalogue.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';

/** The part of Node's `dns.promises.Resolver` that the check uses. */
export interface TextResolver {
  resolveTxt(name: string): Promise<string[][]>;
}

/** The answer of the DNS about a name: its TXT records, that it exists without any, or that there is no such name. */
type Answer = { kind: 'records'; records: string[] } | { kind: 'none' } | { kind: 'unknown' };

/** The DNS gave no answer. */
class DnsGone extends Error {}

/**
 * Asks the DNS what receivers of mail look for at the domain of the sender: SPF (RFC 7208), DKIM (RFC 6376) and DMARC
 * (RFC 7489). It cannot know the DKIM selector, so it asks whether there is anything below `_domainkey`: a name without
 * records that has names below it exists (RFC 8020).
 */
export async function checkMailDns(domain: string, resolver: TextResolver): Promise<Finding[]> {
  try {
    const root = await ask(resolver, domain);
    if (root.kind === 'unknown') return [broken(message('doctor_dns_unknown', { domain }))];
    const spf = recordsOf(root).filter((text) => /^v=spf1(?: |$)/i.test(text)).length;
    const dkim = await ask(resolver, `_domainkey.${domain}`);
    return [
      spf === 1
        ? works(message('doctor_spf_works', { domain }))
        : broken(message(spf === 0 ? 'doctor_spf_missing' : 'doctor_spf_twice', { domain })),
      dkim.kind === 'unknown'
        ? broken(message('doctor_dkim_missing', { domain }))
        : works(message('doctor_dkim_works', { domain })),
      (await hasDmarc(resolver, domain))
        ? works(message('doctor_dmarc_works', { domain }))
        : broken(message('doctor_dmarc_missing', { domain })),
    ];
  } catch (error) {
    if (error instanceof DnsGone) return [broken(message('doctor_dns_gone', { domain }))];
    throw error;
  }
}

/** Looks for a policy at the domain, and then at each domain above it, as receivers do. */
async function hasDmarc(resolver: TextResolver, domain: string): Promise<boolean> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const answer = await ask(resolver, `_dmarc.${labels.slice(from).join('.')}`);
    if (recordsOf(answer).some((text) => /^v=DMARC1\s*(?:;|$)/i.test(text))) return true;
  }
  return false;
}

async function ask(resolver: TextResolver, name: string): Promise<Answer> {
  try {
    const records = await resolver.resolveTxt(name);
    return { kind: 'records', records: records.map((parts) => parts.join('')) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA') return { kind: 'none' };
    if (code === 'ENOTFOUND') return { kind: 'unknown' };
    throw new DnsGone(code, { cause: error });
  }
}

function recordsOf(answer: Answer): string[] {
  return answer.kind === 'records' ? answer.records : [];
}
