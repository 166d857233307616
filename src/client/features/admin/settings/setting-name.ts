import { settingWords } from '#strings/admin/setting-words.ts';

/** The words that a setting's field has in the page, from its name in the environment. */
export function nameOfSetting(name: string): string {
  return settingWords[name]?.label ?? name;
}
