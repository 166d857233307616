import { z } from 'zod';
import { CHANNEL_SETTINGS, type ChannelSettings, checkChannelSettings } from '../channels/registry.ts';
import { checkModelSettings } from '../lib/settings/model-settings.ts';
import { EnvError, parseSettings, readValues, type SettingValues } from '../lib/settings/read-settings.ts';
import { type SettingPlace, settingPlaces } from '../lib/settings/setting-places.ts';
import { SITE_SETTINGS, type SiteEnv } from '../lib/settings/site-settings.ts';

/** All settings of the server: those of the site itself and those of each channel. */
export type Env = SiteEnv & ChannelSettings;

// Created once, because zod compiles a schema at its first use, which takes longer than reading the settings.
const SCHEMA = z.object({ ...SITE_SETTINGS, ...CHANNEL_SETTINGS });

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(SCHEMA.shape);

/** Settings that had another name in an earlier version, by that name. */
export const FORMER_NAMES: Readonly<Record<string, string>> = { PHONE_COUNTRY: 'DEFAULT_COUNTRY' };

/** The place of each setting, by name. In a group of the page, settings of a channel come before those of the site. */
export const SETTING_PLACES: ReadonlyMap<string, SettingPlace> = new Map(
  Object.entries<z.ZodType>({ ...CHANNEL_SETTINGS, ...SITE_SETTINGS }).map(([name, schema]) => {
    const place = settingPlaces.get(schema);
    if (!place) throw new Error(`${name} has no place: state beside its schema whether the page may set it`);
    return [name, place];
  }),
);

/**
 * Reads all settings from environment variables.
 * @throws {EnvError} with one line per invalid setting.
 */
export function readEnv(source: SettingValues): Env {
  return toEnv(readEnvironment(source));
}

/**
 * Reads the settings of environment variables as texts, each valid by itself.
 * @throws {EnvError} with one line for each invalid setting and each former name.
 */
export function readEnvironment(source: SettingValues): Record<string, string> {
  const values = readValues(source, SETTING_NAMES);
  const renamed = Object.keys(readValues(source, Object.keys(FORMER_NAMES))).map((name) => ({
    name,
    sentence: `is called ${FORMER_NAMES[name]} now`,
  }));
  const errors = [...parseSettings(values, SCHEMA).errors, ...renamed];
  // A setting may depend on one that an administrator stored, so combinations alone are no error here.
  if (errors.length) throw new EnvError(inLines(errors, checkCombinations(values)));
  return values;
}

/** The settings that only the operator can set, so they are known before the database is opened. */
export type ServerSettings = Pick<
  Env,
  'HOST' | 'PORT' | 'DATA_DIR' | 'LOG_LEVEL' | 'LOG_FORMAT' | 'BACKUPS' | 'BACKUP_PASSPHRASE'
>;

/**
 * Returns the settings that only the operator can set.
 * @throws {EnvError} with one line per invalid setting.
 */
export function readServerSettings(source: SettingValues): ServerSettings {
  const own = Object.entries(readEnvironment(source)).filter(
    // A channel's settings may depend on stored ones, so they are left out here.
    ([name]) => Object.hasOwn(SITE_SETTINGS, name) && SETTING_PLACES.get(name)?.group === null,
  );
  return toEnv(Object.fromEntries(own));
}

/**
 * Parses settings.
 * @param savedByAdmin the names of those that an administrator stored.
 * @throws {EnvError} with one line per invalid setting.
 */
export function toEnv(values: SettingValues, savedByAdmin: ReadonlySet<string> = new Set()): Env {
  const { data, errors } = parseSettings(values, SCHEMA);
  const combinations = checkCombinations(values);
  if (!data || combinations.length) throw new EnvError(inLines(errors, combinations));
  return { ...data, publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`, savedByAdmin };
}

/** Returns whether a value of one setting is valid by itself. */
export function isValidSetting(name: string, value: string): boolean {
  return parseSettings({ [name]: value }, SCHEMA).errors.length === 0;
}

/** Returns one line for each invalid combination of settings: the name of a setting, a colon, and the error. */
export function checkCombinations(values: SettingValues): string[] {
  return [...checkChannelSettings(values), ...checkModelSettings(values)];
}

function inLines(errors: readonly { name: string; sentence: string }[], combinations: readonly string[]): string {
  return [...errors.map(({ name, sentence }) => `${name}: ${sentence}`), ...combinations].join('\n');
}
