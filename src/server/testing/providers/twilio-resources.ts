/** The parts of a Twilio account that a check of the settings reads. */
export interface TwilioResources {
  accountSid: string;
  account: { status: 'active' | 'suspended' | 'closed'; type: 'Trial' | 'Full' };
  numbers: { number: string; sms: boolean }[];
  messagingService: string | null;
  verifyService: string | null;
  /** A message template, and where its approval by WhatsApp stands. */
  template: { sid: string; status: string } | null;
}

/**
 * Answers a GET of Twilio: https://www.twilio.com/docs/iam/api/account, https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource,
 * https://www.twilio.com/docs/messaging/api/service-resource, https://www.twilio.com/docs/verify/api/service and
 * https://www.twilio.com/docs/content/content-api-resources. Null for what there is not.
 */
export function readTwilio(
  path: string,
  query: URLSearchParams,
  { accountSid, account, numbers, messagingService, verifyService, template }: TwilioResources,
): object | null {
  const root = `/2010-04-01/Accounts/${accountSid}`;
  switch (path) {
    case `${root}.json`:
      return { sid: accountSid, friendly_name: 'Grace Church', ...account };
    case `${root}/IncomingPhoneNumbers.json`: {
      const asked = query.get('PhoneNumber');
      const found = numbers.filter(({ number }) => asked === null || number.includes(asked));
      return {
        incoming_phone_numbers: found.map(({ number, sms }, index) => ({
          sid: `PN${String(index).padStart(32, '0')}`,
          phone_number: number,
          capabilities: { voice: true, sms, mms: false },
        })),
        ...{ page: 0, page_size: 50, next_page_uri: null },
      };
    }
    case `/v1/Services/${messagingService}`:
      return { sid: messagingService, account_sid: accountSid, friendly_name: 'Friends' };
    case `/v2/Services/${verifyService}`:
      return { sid: verifyService, account_sid: accountSid, friendly_name: 'Hesed codes' };
    case `/v1/Content/${template?.sid}/ApprovalRequests`:
      return {
        sid: template?.sid,
        account_sid: accountSid,
        whatsapp: { status: template?.status, category: 'UTILITY' },
      };
    default:
      return null;
  }
}
