import type { Configured } from '../../../../shared/alerts.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../../shared/channels.ts';
import type { Site } from '../../../lib/site.ts';
import { reasonNotConfigured } from '../method-states.ts';

/** What this site can send by, and whom it names for questions; no secret is in it, for anybody may ask (decisions.md D36). */
export function readConfigured(site: Site): Configured {
  const { SUPPORT_EMAIL, PRIVACY_EMAIL } = site.env;
  return {
    methods: Object.fromEntries(
      ALERT_METHODS.map((method) => [method, isSetUp(site, method)]),
    ) as Configured['methods'],
    supportEmail: SUPPORT_EMAIL ?? null,
    privacyEmail: PRIVACY_EMAIL ?? null,
  };
}

function isSetUp(site: Site, method: AlertMethod): boolean {
  // Without a mail server the channel is there all the same, but what it is given stays on this machine.
  if (method === 'email' && !site.env.SMTP_URL) return false;
  return reasonNotConfigured(site, method) === null;
}
