import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { settingWords } from '#strings/admin/setting-words.ts';
import { rewriteSettingNames } from '../../../../shared/admin/setting-names.ts';

/** The words that a setting's field has in the page, from its name in the environment. */
export function nameOfSetting(name: string): string {
  return settingWords[name]?.label ?? name;
}

/**
 * Names settings in a sentence of the server as their fields are named in the page. A setting that has no field, or that
 * is set on the server, keeps its name in the environment.
 */
export function nameFields(sentence: string, isOnServer: (name: string) => boolean = () => false): string {
  return rewriteSettingNames(sentence, (name) => {
    const field = isOnServer(name) ? undefined : settingWords[name];
    return field ? words.field(field.label) : name;
  });
}
