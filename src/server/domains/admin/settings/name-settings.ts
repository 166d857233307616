import { adminSettingWords } from '../../../../content/strings/en/admin/admin-settings.ts';
import { settingWords } from '../../../../content/strings/en/admin/setting-words.ts';
import { rewriteSettingNames } from '../../../../shared/admin/setting-names.ts';
import type { SettingValues } from '../../../lib/settings/read-settings.ts';
import { SETTING_PLACES } from '../../../site/env.ts';

/**
 * Names settings in an English sentence for the operator of the server: by their fields in the page, with the way there,
 * and by their names in the environment. Those that the environment sets keep only that name.
 * @param fromEnvironment the values from the environment.
 */
export function nameSettings(sentence: string, fromEnvironment: SettingValues): string {
  return rewriteSettingNames(sentence, (name) => {
    const group = SETTING_PLACES.get(name)?.group;
    const field = settingWords[name]?.label;
    if (!group || !field || fromEnvironment[name] !== undefined) return name;
    return `“${field}” (Admin → ${adminSettingWords.title} → ${adminSettingWords.groups[group].title}, or ${name})`;
  });
}
