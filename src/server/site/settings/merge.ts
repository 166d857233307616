import { SETTING_GROUPS, type SettingGroup } from '../../../shared/admin/setting-groups.ts';
import type { SettingValues } from '../../lib/settings/read-settings.ts';
import { checkCombinations, type Env, isValidSetting, SETTING_PLACES, toEnv } from '../env.ts';
import { findHostError } from './page-hosts.ts';
import type { LeftOut, StoredSettings } from './stored-settings.ts';

/** Settings that do not depend on others of their group, so they are used even if the rest of the group is left out. */
const INDEPENDENT: ReadonlySet<string> = new Set(['DEFAULT_COUNTRY', 'PHONE_COUNTRIES', 'CHURCH_YEAR']);

/** The settings of an opened site, and which of the stored ones it does not use. */
interface MergedSettings {
  env: Env;
  leftOut: LeftOut[];
}

/**
 * Merges the stored settings with those of the environment, which take precedence. An invalid stored value is left out. If
 * the stored values of a group do not fit together or with the others, the whole group is left out, except independent ones.
 * @param fromEnvironment the values from the environment, each valid by itself.
 * @throws {EnvError} when the values of the environment do not fit together, unless a left-out stored value is the cause.
 */
export function mergeSettings(
  fromEnvironment: SettingValues,
  stored: Pick<StoredSettings, 'values' | 'leftOut'>,
): MergedSettings {
  const leftOut = stored.leftOut.filter(({ name }) => fromEnvironment[name] === undefined);
  let values: SettingValues = fromEnvironment;
  let errors = checkCombinations(fromEnvironment);
  for (const group of SETTING_GROUPS) {
    const added = Object.entries(stored.values).filter(
      ([name]) => fromEnvironment[name] === undefined && groupOf(name) === group,
    );
    const valid = added.filter(([name, value]) => isUsable(name, value, fromEnvironment));
    const together = { ...values, ...Object.fromEntries(valid) };
    const next = checkCombinations(together);
    const fits = next.every((error) => errors.includes(error));
    const used = Object.fromEntries(fits ? valid : valid.filter(([name]) => INDEPENDENT.has(name)));
    if (fits) errors = next;
    values = { ...values, ...used };
    for (const [name] of added) if (!Object.hasOwn(used, name)) leftOut.push({ name, why: 'invalid' });
  }
  if (errors.length) values = withoutIncompleteGroups(values, leftOut);
  const savedByAdmin = new Set(Object.keys(values).filter((name) => fromEnvironment[name] === undefined));
  return { env: toEnv(values, savedByAdmin), leftOut };
}

/** Returns whether a value of the page is valid by itself and names no host that the page must not reach. */
export function isUsable(name: string, value: string, fromEnvironment: SettingValues): boolean {
  return isValidSetting(name, value) && !findHostError(name, value, fromEnvironment);
}

/**
 * Removes the groups that have a left-out setting, so that the site starts without that channel instead of not starting.
 */
function withoutIncompleteGroups(values: SettingValues, leftOut: readonly LeftOut[]): SettingValues {
  const incomplete = new Set(leftOut.map(({ name }) => groupOf(name)));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => INDEPENDENT.has(name) || !groupOf(name) || !incomplete.has(groupOf(name)),
    ),
  );
}

function groupOf(name: string): SettingGroup | null {
  return SETTING_PLACES.get(name)?.group ?? null;
}
