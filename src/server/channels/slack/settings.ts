import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import type { SettingValues } from '../../lib/settings/read-settings.ts';
import { url } from '../../lib/settings/setting-kinds.ts';
import { onServer, settingPlaces } from '../../lib/settings/setting-places.ts';
import type { SettingsOf, SiteEnv } from '../../lib/settings/site-settings.ts';

const secret = (sentence: string) => z.string().regex(/^[\x21-\x7e]{16,}$/, sentence);

/** The site's Slack app, with which members connect their workspace, or its one token for all. */
export const slackSettings = {
  SLACK_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the client ID of the app, such as 123456789.987654321')
    .optional()
    .register(settingPlaces, { group: 'slack', invalid: message('setting_not_whole') }),
  SLACK_CLIENT_SECRET: secret('must be the client secret of the app')
    .optional()
    .register(settingPlaces, { group: 'slack', secret: true, invalid: message('setting_not_whole') }),
  SLACK_SIGNING_SECRET: secret('must be the signing secret of the app')
    .optional()
    .register(settingPlaces, { group: 'slack', secret: true, invalid: message('setting_not_whole') }),
  SLACK_BOT_TOKEN: z
    .string()
    .regex(/^xoxb-[\x21-\x7e]+$/, 'must be the bot token of the app, which begins with xoxb-')
    .optional()
    .register(settingPlaces, {
      group: 'slack',
      secret: true,
      invalid: message('setting_begins_with', { start: 'xoxb-' }),
    }),
  SLACK_API_URL: url(['http:', 'https:']).optional().register(settingPlaces, onServer),
};

export type SlackEnv = SiteEnv & SettingsOf<typeof slackSettings>;

/** Members connect with the app's id and secret, and Slack redirects them to PUBLIC_URL. */
export function checkSlackSettings(values: SettingValues): string[] {
  const needed = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'PUBLIC_URL'];
  const because = needed.slice(0, 2).find((name) => values[name]);
  return needed.flatMap((name) => (because && !values[name] ? [`${name}: is needed when ${because} is set`] : []));
}
