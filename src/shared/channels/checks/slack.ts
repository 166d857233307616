import type { Catalogue } from '../../messages/message.ts';

/** The sentences about a check of Slack, in English. An error says what to do. */
export const slackChecks = {
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
} as const satisfies Catalogue;
