import type { Configured } from '../../../shared/alerts.ts';
import { ACCOUNT_METHOD, ALERT_METHODS } from '../../../shared/channels/channels.ts';
import type { Site } from '../../site/site.ts';
import { isCaptured, isSetUp } from './method-states.ts';

/** Returns the methods that this site has set up, and its contact. Anybody may ask, so it holds no secret (decisions.md D36). */
export function readConfigured(site: Site): Configured {
  const { SUPPORT_EMAIL, PRIVACY_EMAIL, DEFAULT_COUNTRY } = site.env;
  const { CARE_CONTACT_NAME, CARE_CONTACT_PHONE, CARE_CONTACT_EMAIL } = site.env;
  return {
    methods: Object.fromEntries(
      ALERT_METHODS.map((method) => [method, isSetUp(site, method)]),
    ) as Configured['methods'],
    phoneCountry: DEFAULT_COUNTRY ?? null,
    mailCaptured: isCaptured(site, ACCOUNT_METHOD),
    supportEmail: SUPPORT_EMAIL ?? null,
    privacyEmail: PRIVACY_EMAIL ?? null,
    careContact:
      CARE_CONTACT_PHONE || CARE_CONTACT_EMAIL
        ? { name: CARE_CONTACT_NAME ?? null, phone: CARE_CONTACT_PHONE ?? null, email: CARE_CONTACT_EMAIL ?? null }
        : null,
  };
}
