import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { settingWords } from '#strings/admin/setting-words.ts';
import { rewriteSettingNames } from '../../../shared/admin/setting-names.ts';

/** Returns the label of a setting's field for the name of its environment variable. */
export function nameOfSetting(name: string): string {
  return settingWords[name]?.label ?? name;
}

/**
 * Replaces the names of settings in a server's sentence by the labels of their fields. A setting without a field, or one
 * that the server's environment sets, keeps the name of its variable.
 */
export function nameFields(sentence: string, isOnServer: (name: string) => boolean = () => false): string {
  return rewriteSettingNames(sentence, (name) => {
    const field = isOnServer(name) ? undefined : settingWords[name];
    return field ? words.field(field.label) : name;
  });
}
