import type { SiteFacts } from '../../../../shared/admin-lists.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../../shared/channels.ts';
import type { ContentType } from '../../../../shared/content-types.ts';
import { inEnglish } from '../../../../shared/messages/catalogue.ts';
import type { Site } from '../../../lib/site.ts';
import { isCaptured, reasonNotConfigured } from '../../alerts/method-states.ts';
import { queueForEverybody } from '../../schedule/jobs/by-hand.ts';

/** What is true of this site: what is set up, and why what is not cannot be used (decisions.md D36). */
export function siteFacts(site: Site): SiteFacts {
  const { REGISTRATION, MAIL_FROM, CATCH_UP_MINUTES } = site.env;
  return {
    registration: REGISTRATION,
    mailCaptured: isCaptured(site, 'email'),
    mailFrom: MAIL_FROM ?? null,
    catchUpMinutes: CATCH_UP_MINUTES,
    untrustedProxy: site.facts.untrustedProxy,
    methods: ALERT_METHODS.map((method) => ({ method, missing: missingHere(site, method) })),
  };
}

/** How many members guidance of each type would reach if it were sent now (decisions.md D23). */
export async function countReady(site: Site) {
  const count = (type: ContentType) => queueForEverybody(site, { kind: 'system' }, type, { dryRun: true });
  return { prayer: await count('prayer'), do: await count('do'), reflection: await count('reflection') };
}

function missingHere(site: Site, method: AlertMethod): string | null {
  const reason = reasonNotConfigured(site, method);
  return reason && inEnglish(reason);
}
