import type { SettingGroup } from '../../../../shared/admin/setting-groups.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { AppError, type FieldIssue, toIssue } from '../../../lib/app-error.ts';
import { checkCombinations, type Env, isValidSetting, SETTING_PLACES, toEnv } from '../../../site/env.ts';
import { findHostError } from '../../../site/settings/page-hosts.ts';
import { readStoredSettings } from '../../../site/settings/stored-settings.ts';
import type { Site } from '../../../site/site.ts';

/** Settings as they would be after a change, and the change itself; null clears a setting. */
interface PreviewedSettings {
  env: Env;
  changes: Record<string, string | null>;
}

/**
 * Applies changes of a group to the present settings, and stores nothing.
 * @throws {AppError} bad_request with an issue for each setting that is wrong, of another group, or set on the server.
 */
export async function previewChanges(
  site: Site,
  group: SettingGroup,
  values: Readonly<Record<string, string | null>>,
): Promise<PreviewedSettings> {
  const { fromEnvironment } = site.settings;
  const changes: Record<string, string | null> = {};
  const issues: FieldIssue[] = [];
  for (const [name, text] of Object.entries(values)) {
    const value = text?.trim() || null;
    changes[name] = value;
    const said = errorOf(site, group, name, value);
    if (said) issues.push(toIssue(['values', name], said));
  }
  if (issues.length) throw invalidSettings(issues);
  const stored = await readStoredSettings(site.db, site.keys);
  const kept = Object.entries(stored.values).filter(
    ([name, value]) =>
      !(name in changes) &&
      value !== undefined &&
      fromEnvironment[name] === undefined &&
      isUsable(site, group, name, value),
  );
  const changed = Object.entries(changes);
  const savedByAdmin: Record<string, string> = {};
  for (const [name, value] of [...kept, ...changed]) if (value) savedByAdmin[name] = value;
  const merged = { ...savedByAdmin, ...fromEnvironment };
  const together = checkCombinations(merged).map((line) => issueOf(line, group));
  if (together.length) throw invalidSettings(together);
  return { env: toEnv(merged, new Set(Object.keys(savedByAdmin))), changes };
}

function errorOf(site: Site, group: SettingGroup, name: string, value: string | null): CodedMessage | null {
  if (SETTING_PLACES.get(name)?.group !== group) return message('setting_not_here', { name });
  if (site.settings.fromEnvironment[name] !== undefined) return message('setting_on_server', { name });
  if (value === null) return null;
  if (!isValidSetting(name, value)) return SETTING_PLACES.get(name)?.invalid ?? message('setting_not_valid');
  return findHostError(name, value, site.settings.fromEnvironment);
}

/** Settings of other groups count as they are in use; those of this group as they are stored, where they are valid. */
function isUsable(site: Site, group: SettingGroup, name: string, value: string): boolean {
  if (SETTING_PLACES.get(name)?.group !== group) return site.env.savedByAdmin.has(name);
  return isValidSetting(name, value) && !findHostError(name, value, site.settings.fromEnvironment);
}

/** Turns a line about settings that do not fit each other into an error at a field of the group. */
function issueOf(line: string, group: SettingGroup): FieldIssue {
  const [, name = '', sentence = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
  const [, because] = /^is needed when (\w+) is set/.exec(sentence) ?? [];
  const field = SETTING_PLACES.get(name)?.group === group ? name : (because ?? name);
  if (because) return toIssue(['values', field], message('setting_needed', { name, because }));
  return toIssue(['values', field], message('setting_needs_https'));
}

function invalidSettings(issues: FieldIssue[]): AppError {
  const [first] = issues;
  return new AppError('bad_request', first?.said ?? message('request_not_valid'), { issues });
}
