import { pluralsOf } from '../text/plural.ts';
import type { Catalogue } from './message.ts';

const count = pluralsOf('en-US');

/** The server's sentences about a check of a channel's settings, in English; an error says what to do. */
export const CHECKS = {
  check_unreachable: ({ provider }: { provider: string }) =>
    `We couldn’t reach ${provider}. Check whether this server can reach the internet, and whether a proxy is in the way.`,
  check_no_answer: ({ provider }: { provider: string }) =>
    `${provider} gave no answer we understand, or none in time. Check again in a minute.`,
  check_busy: ({ provider }: { provider: string }) => `${provider} asked us to wait. Check again in a few minutes.`,
  check_refused: ({ provider, code }: { provider: string; code: string }) =>
    `${provider} refused the check (${code}). Its documentation explains the code.`,
  check_ended: 'The check itself failed. The server’s log says why.',

  slack_check_token_works: ({ app, workspace }: { app: string; workspace: string }) =>
    `Slack accepts the bot token: ${app} can post in ${workspace}.`,
  slack_check_token_refused: ({ code }: { code: string }) =>
    `Slack refuses the bot token (${code}). Copy the Bot User OAuth Token from the app’s page “OAuth & Permissions” into SLACK_BOT_TOKEN.`,
  slack_check_scopes_missing: ({ scopes }: { scopes: string }) =>
    `The bot token lacks these scopes: ${scopes}. Add them on the app’s page “OAuth & Permissions”, install the app again, and copy the new token into SLACK_BOT_TOKEN.`,
  slack_check_app_works: 'Slack knows the app, so members can connect their workspace.',
  slack_check_client_unknown:
    'Slack knows no app with this ID. Copy the Client ID from the app’s page “Basic Information” into SLACK_CLIENT_ID.',
  slack_check_client_secret:
    'Slack refuses the app’s secret. Copy the Client Secret from the app’s page “Basic Information” into SLACK_CLIENT_SECRET.',

  telegram_check_works: ({ bot }: { bot: string }) => `Telegram accepts the token of @${bot}.`,
  telegram_check_refused: ({ code }: { code: number }) =>
    `Telegram knows no bot with this token (${code}). Send /mybots to @BotFather, choose the bot, and copy its API token into TELEGRAM_BOT_TOKEN.`,
  telegram_check_webhook_works: 'Telegram forwards what people write to the bot to this site.',
  telegram_check_webhook_failing: ({ url, error, waiting }: { url: string; error: string; waiting: number }) =>
    `Telegram’s calls to ${url} fail with “${error}”, and ${count(waiting, { one: '# message to the bot is', other: '# messages to the bot are' })} waiting. Check that this address answers from the internet with a valid certificate, and that the proxy asks for no sign-in there.`,
  telegram_check_webhook_none: ({ url }: { url: string }) =>
    `Telegram calls no address for this bot, so nothing people write arrives. This site asks for calls to ${url} when it starts; if it is running, its log says why Telegram refuses.`,
  telegram_check_webhook_other: ({ url, host }: { url: string; host: string }) =>
    `Telegram calls another address, at ${host}, and not ${url}, so nothing people write arrives. Restart this site, and use each bot for one site only.`,

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

  smtp_check_works: 'The mail server is there and accepts our sign-in.',
  smtp_check_auth: 'The mail server refuses the sign-in. Check the user and the password in SMTP_URL.',
  smtp_check_tls:
    'There is no secure connection to the mail server. Check the port in SMTP_URL (smtps:// is 465, smtp:// is 587), and the server’s certificate.',
  smtp_check_dns:
    'The name of the mail server was not found. Check the name in SMTP_URL, and the name servers (DNS) of this machine.',
  smtp_check_unreachable:
    'We couldn’t reach the mail server. Check the name and the port in SMTP_URL, and whether this server may connect to them.',
  smtp_check_timeout:
    'The mail server didn’t answer in time. Check the port in SMTP_URL; many hosts block port 25, and some block 465 and 587.',
  smtp_check_refused: ({ code }: { code: string }) =>
    `The mail server refused the connection (${code}). Its documentation or its log explains the reply.`,
  smtp_check_private:
    'The mail server is in the server’s own network. Only the server’s environment may name it, in PRIVATE_HOSTS.',
  bounce_check_works: 'The mailbox for returned mail can be read.',
  bounce_check_auth:
    'The mailbox for returned mail refuses the sign-in. Check the user and the password in BOUNCE_IMAP_URL.',
  bounce_check_folder:
    'The mailbox for returned mail has no such folder. Check the path in BOUNCE_IMAP_URL, such as /INBOX.',
  bounce_check_unreachable:
    'We couldn’t reach the mailbox for returned mail. Check the name and the port in BOUNCE_IMAP_URL.',

  setting_mail_sent: ({ address }: { address: string }) =>
    `The mail server accepted a test email to ${address}. See whether it arrives.`,
  setting_mail_refused: ({ code }: { code: string }) => `The test email was not accepted (${code}).`,

  model_check_works: ({ model }: { model: string }) =>
    `The provider of the language model accepts the key and has the model ${model}.`,
  model_check_key:
    'The provider of the language model refuses the key. Copy it again from the provider’s page of API keys.',
  model_check_model: ({ model }: { model: string }) =>
    `The provider of the language model has no model ${model} for this key. Copy its exact name from the provider’s list.`,

  push_check_works: ({ contact }: { contact: string }) =>
    `The keys are in order. Push services can write to you at ${contact}.`,
  push_check_keys: 'The two push keys in keys.json don’t belong together. Restore keys.json from a backup.',
} as const satisfies Catalogue;
