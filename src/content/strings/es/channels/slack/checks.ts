import type { slackChecks as English } from '../../../../../shared/channels/checks/slack.ts';
import type { Translation } from '../../../../../shared/messages/message.ts';

export const slackChecks: Translation<typeof English> = {
  slack_check_token_works: ({ app, workspace }) =>
    `Slack acepta el token del bot: ${app} puede publicar en ${workspace}.`,
  slack_check_token_refused: ({ code }) =>
    `Slack rechaza el token del bot (${code}). Copia el «Bot User OAuth Token» de la página «OAuth & Permissions» de la app en SLACK_BOT_TOKEN.`,
  slack_check_scopes_missing: ({ scopes }) =>
    `Al token del bot le faltan estos permisos: ${scopes}. Agrégalos en la página «OAuth & Permissions» de la app, instálala de nuevo y copia el nuevo token en SLACK_BOT_TOKEN.`,
  slack_check_app_works: 'Slack conoce la app, así que cada persona puede conectar su espacio de trabajo.',
  slack_check_client_unknown:
    'Slack no conoce ninguna app con este ID. Copia el «Client ID» de la página «Basic Information» de la app en SLACK_CLIENT_ID.',
  slack_check_client_secret:
    'Slack rechaza el secreto de la app. Copia el «Client Secret» de la página «Basic Information» de la app en SLACK_CLIENT_SECRET.',
};
