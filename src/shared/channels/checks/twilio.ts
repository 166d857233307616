import type { Catalogue } from '../../messages/message.ts';

/** The sentences about a check of Twilio, in English. An error says what to do. */
export const twilioChecks = {
  twilio_check_account_works: ({ account }: { account: string }) =>
    `Twilio accepts the credentials of the account “${account}”.`,
  twilio_check_trial: 'It is a trial account: it only sends to numbers that you verified in the Twilio Console.',
  twilio_check_account_refused: ({ code }: { code: string | number }) =>
    `Twilio refuses the credentials (${code}). Copy the Account SID and the Auth Token from the Twilio Console into TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.`,
  twilio_check_account_closed: ({ status }: { status: string }) =>
    `The Twilio account is not active (${status}), so it sends nothing. The Twilio Console says how to reopen it.`,
  twilio_check_sender_works: ({ sender }: { sender: string }) => `Text messages go out from ${sender}.`,
  twilio_check_number_unknown: ({ number }: { number: string }) =>
    `The Twilio account has no number ${number}. Set TWILIO_PHONE_NUMBER to one of its active numbers.`,
  twilio_check_number_without_sms: ({ number }: { number: string }) =>
    `${number} can’t send text messages. Set TWILIO_PHONE_NUMBER to a number with SMS.`,
  twilio_check_service_unknown:
    'The Twilio account has no Messaging Service with this ID. Copy the one in the Twilio Console into TWILIO_MESSAGING_SERVICE_SID.',
  twilio_check_inbound_works: ({ sender }: { sender: string }) =>
    `Twilio forwards what people write to ${sender} to this site.`,
  twilio_check_inbound_other: ({ sender, url }: { sender: string; url: string }) =>
    `Twilio does not forward what people write to ${sender} to this site, so it never gets STOP, DONE or LATER. In the Twilio Console, enter ${url} with POST in its settings under “A message comes in”; those of a Messaging Service have it under “Integration”.`,
  twilio_check_verify_works: ({ service }: { service: string }) => `Codes come from the Verify service “${service}”.`,
  twilio_check_verify_unknown:
    'The Twilio account has no Verify service with this ID. Copy the one in the Twilio Console into TWILIO_VERIFY_SERVICE_SID, or leave it out: this site can make its own codes.',
  twilio_check_template_works: 'WhatsApp has approved the message template.',
  twilio_check_template_none:
    'No message template is set, so only members who wrote to this number in the last 24 hours get messages. TWILIO_WHATSAPP_CONTENT_SID names one.',
  twilio_check_template_unknown:
    'The Twilio account has no message template with this ID. Copy the one from the Content Template Builder into TWILIO_WHATSAPP_CONTENT_SID.',
  twilio_check_template_waits: ({ status }: { status: string }) =>
    `WhatsApp has not approved the message template (${status}). Until it does, only members who wrote to this number in the last 24 hours get messages.`,
} as const satisfies Catalogue;
