import { CHANNEL_SETTINGS, type ChannelSettings, checkChannelSettings } from '../channels/registry.ts';
import { readSettings, type SettingValues, SITE_SETTINGS, type SiteEnv } from '../lib/env.ts';
import { checkModelSettings } from '../lib/model-settings.ts';

/** All settings of the server: those of the site itself and those of each channel. */
export type Env = SiteEnv & ChannelSettings;

/**
 * Reads all settings from environment variables.
 * @throws {EnvError} with one line per invalid setting.
 */
export function readEnv(source: SettingValues): Env {
  const settings = readSettings(source, { ...SITE_SETTINGS, ...CHANNEL_SETTINGS }, (values) => [
    ...checkChannelSettings(values),
    ...checkModelSettings(values),
  ]);
  return { ...settings, publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}` };
}
