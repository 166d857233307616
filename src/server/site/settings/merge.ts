import { SETTING_GROUPS, type SettingGroup } from '../../../shared/admin/setting-groups.ts';
import type { SettingValues } from '../../lib/env.ts';
import { checkTogether, type Env, isValidSetting, SETTING_PLACES, toEnv } from '../env.ts';
import { findHostError } from './page-hosts.ts';
import type { LeftOut, StoredSettings } from './stored-settings.ts';

/** Settings that depend on no other of their group, so they stay in use while the rest of it is left out. */
const INDEPENDENT: ReadonlySet<string> = new Set(['DEFAULT_COUNTRY', 'PHONE_COUNTRIES', 'CHURCH_YEAR']);

/** The settings of an opened site, and which of the stored ones it does not use. */
export interface MergedSettings {
  env: Env;
  leftOut: LeftOut[];
}

/**
 * Puts the stored settings beside those of the environment, which win. A stored value that this version does not take, or
 * that does not fit the others, is left out with the rest of its group where they need each other.
 * @param given the values from the environment, each valid by itself.
 * @throws {EnvError} when the values of the environment do not fit each other, and no stored value is left out for it.
 */
export function mergeSettings(
  given: SettingValues,
  stored: Pick<StoredSettings, 'values' | 'leftOut'>,
): MergedSettings {
  const leftOut = stored.leftOut.filter(({ name }) => given[name] === undefined);
  let values: SettingValues = given;
  let errors = checkTogether(given);
  for (const group of SETTING_GROUPS) {
    const added = Object.entries(stored.values).filter(
      ([name]) => given[name] === undefined && groupOf(name) === group,
    );
    const valid = added.filter(([name, value]) => isUsable(name, value, given));
    const together = { ...values, ...Object.fromEntries(valid) };
    const next = checkTogether(together);
    const fits = next.every((error) => errors.includes(error));
    const used = Object.fromEntries(fits ? valid : valid.filter(([name]) => INDEPENDENT.has(name)));
    if (fits) errors = next;
    values = { ...values, ...used };
    for (const [name] of added) if (!Object.hasOwn(used, name)) leftOut.push({ name, why: 'invalid' });
  }
  if (errors.length) values = withoutBroken(values, leftOut);
  const ofPage = new Set(Object.keys(values).filter((name) => given[name] === undefined));
  return { env: toEnv(values, ofPage), leftOut };
}

/** Returns whether a value of the page is valid by itself, and leads nowhere that the page must not reach. */
export function isUsable(name: string, value: string, given: SettingValues): boolean {
  return isValidSetting(name, value) && !findHostError(name, value, given);
}

/**
 * Takes out the groups that lack a stored setting which is left out: the site starts without that channel rather than not
 * at all.
 */
function withoutBroken(values: SettingValues, leftOut: readonly LeftOut[]): SettingValues {
  const broken = new Set(leftOut.map(({ name }) => groupOf(name)));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => INDEPENDENT.has(name) || !groupOf(name) || !broken.has(groupOf(name))),
  );
}

function groupOf(name: string): SettingGroup | null {
  return SETTING_PLACES.get(name)?.group ?? null;
}
