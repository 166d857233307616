import { emailChecks } from '../channels/checks/email.ts';
import { pushChecks } from '../channels/checks/push.ts';
import { slackChecks } from '../channels/checks/slack.ts';
import { telegramChecks } from '../channels/checks/telegram.ts';
import { twilioChecks } from '../channels/checks/twilio.ts';
import type { Catalogue } from './message.ts';

/**
 * The server's sentences about a check of settings, in English; an error says what to do. The sentences about a channel's
 * provider are in a file of their own.
 */
export const CHECKS = {
  check_unreachable: ({ provider }: { provider: string }) =>
    `We couldn’t reach ${provider}. Check whether this server can reach the internet, and whether a proxy is in the way.`,
  check_no_answer: ({ provider }: { provider: string }) =>
    `${provider} gave no answer we understand, or none in time. Check again in a minute.`,
  check_busy: ({ provider }: { provider: string }) => `${provider} asked us to wait. Check again in a few minutes.`,
  check_refused: ({ provider, code }: { provider: string; code: string }) =>
    `${provider} refused the check (${code}). Its documentation explains the code.`,
  check_ended: 'The check itself failed. The server’s log says why.',
  setting_mail_sent: ({ address }: { address: string }) =>
    `The mail server accepted a test email to ${address}. See whether it arrives.`,
  setting_mail_refused: ({ code }: { code: string }) => `The test email was not accepted (${code}).`,
  model_check_works: ({ model }: { model: string }) =>
    `The provider of the language model accepts the key and has the model ${model}.`,
  model_check_key:
    'The provider of the language model refuses the key. Copy it again from the provider’s page of API keys.',
  model_check_model: ({ model }: { model: string }) =>
    `The provider of the language model has no model ${model} for this key. Copy its exact name from the provider’s list.`,

  ...emailChecks,
  ...pushChecks,
  ...slackChecks,
  ...telegramChecks,
  ...twilioChecks,
} as const satisfies Catalogue;
