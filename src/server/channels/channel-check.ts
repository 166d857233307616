import type { SiteCheck } from '../../shared/admin/site.ts';
import { message, withSentence } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';

/** One thing that a check learned of the site's settings. The sentence of an error says what to do. */
export interface Finding {
  ok: boolean;
  said: CodedMessage;
}

/** Something that works. */
export function works(said: CodedMessage): Finding {
  return { ok: true, said };
}

/** Something that an administrator must mend. */
export function broken(said: CodedMessage): Finding {
  return { ok: false, said };
}

/** Returns the outcome of a check. Channels of one provider check its account in the same way, so each finding counts once. */
export function toSiteCheck(findings: Finding[]): SiteCheck {
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding.said), finding]));
  return {
    passed: findings.every(({ ok }) => ok),
    findings: [...distinct.values()].map(({ ok, said }) => ({ ok, ...withSentence(said) })),
  };
}

/** The ways in which a call to a provider ends without an answer about the settings. */
type Inconclusive = 'unreachable' | 'no_answer' | 'busy';

/** The finding for a call that ended without a verdict; `provider` is the name as people know it. */
export function inconclusive(provider: string, why: Inconclusive): Finding {
  switch (why) {
    case 'unreachable':
      return broken(message('check_unreachable', { provider }));
    case 'no_answer':
      return broken(message('check_no_answer', { provider }));
    case 'busy':
      return broken(message('check_busy', { provider }));
  }
}

/** The finding for a provider's error that has no sentence of its own; `code` is the provider's. */
export function refusedCheck(provider: string, code: string | number): Finding {
  return broken(message('check_refused', { provider, code: String(code) }));
}
