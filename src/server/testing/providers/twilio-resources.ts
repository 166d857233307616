/** The webhook for incoming messages. */
interface TwilioInbound {
  url: string | null;
  method: 'GET' | 'POST';
}

/** The address of a site at `https://hesed.example`. */
export const INBOUND: TwilioInbound = { url: 'https://hesed.example/webhooks/twilio/inbound', method: 'POST' };

/** The parts of a Twilio account that a check of the settings reads. */
export interface TwilioResources {
  accountSid: string;
  account: { status: 'active' | 'suspended' | 'closed'; type: 'Trial' | 'Full' };
  /** The numbers, by default with {@link INBOUND}. */
  numbers: { number: string; sms: boolean; inbound?: TwilioInbound }[];
  /** The application that every number is assigned to, if any. */
  application: { sid: string; inbound: TwilioInbound } | null;
  messagingService: string | null;
  /** The webhook of the Messaging Service; null if it uses those of its numbers. */
  serviceInbound: TwilioInbound | null;
  verifyService: string | null;
  /** A message template, with the status of its approval by WhatsApp. */
  template: { sid: string; status: string } | null;
}

/**
 * Answers a GET of Twilio: https://www.twilio.com/docs/iam/api/account, https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource,
 * https://www.twilio.com/docs/usage/api/applications, https://www.twilio.com/docs/messaging/api/service-resource with its
 * phone numbers, https://www.twilio.com/docs/verify/api/service and https://www.twilio.com/docs/content/content-api-resources.
 * Returns null for a missing resource.
 */
export function readTwilio(path: string, query: URLSearchParams, resources: TwilioResources): object | null {
  const { accountSid, account, numbers, application, messagingService, serviceInbound, verifyService, template } =
    resources;
  const owned = numbers.map(({ number, sms, inbound = INBOUND }, index) => ({
    sid: `PN${String(index).padStart(32, '0')}`,
    phone_number: number,
    capabilities: { voice: true, sms, mms: false },
    sms_application_sid: application?.sid ?? '',
    ...{ sms_url: inbound.url, sms_method: inbound.method },
  }));
  const root = `/2010-04-01/Accounts/${accountSid}`;
  switch (path) {
    case `${root}.json`:
      return { sid: accountSid, friendly_name: 'Grace Church', ...account };
    case `${root}/IncomingPhoneNumbers.json`: {
      const asked = query.get('PhoneNumber');
      return {
        incoming_phone_numbers: owned.filter((each) => asked === null || each.phone_number.includes(asked)),
        ...{ page: 0, page_size: 50, next_page_uri: null },
      };
    }
    case `${root}/Applications/${application?.sid}.json`:
      return {
        sid: application?.sid,
        ...{ sms_url: application?.inbound.url, sms_method: application?.inbound.method },
      };
    case `/v1/Services/${messagingService}`:
      return {
        ...{ sid: messagingService, account_sid: accountSid, friendly_name: 'Friends' },
        ...{ inbound_request_url: serviceInbound?.url ?? null, inbound_method: serviceInbound?.method ?? 'POST' },
        use_inbound_webhook_on_number: serviceInbound === null,
      };
    case `/v1/Services/${messagingService}/PhoneNumbers`:
      return {
        phone_numbers: owned.map(({ sid, phone_number }) => ({ sid, phone_number, service_sid: messagingService })),
        meta: { page: 0, page_size: 50, next_page_url: null, key: 'phone_numbers' },
      };
    case `/v2/Services/${verifyService}`:
      return { sid: verifyService, account_sid: accountSid, friendly_name: 'Hesed codes' };
    case `/v1/Content/${template?.sid}/ApprovalRequests`:
      return {
        sid: template?.sid,
        account_sid: accountSid,
        whatsapp: { status: template?.status, category: 'UTILITY' },
      };
    default:
      return owned.find(({ sid }) => path === `${root}/IncomingPhoneNumbers/${sid}.json`) ?? null;
  }
}
