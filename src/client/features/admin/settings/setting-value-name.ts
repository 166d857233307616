import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { settingWords } from '#strings/admin/setting-words.ts';
import { locale } from '#strings/locale.ts';
import type { SiteSetting } from '../../../../shared/admin/site-settings.ts';
import { listCountries } from '../../../../shared/text/country-names.ts';

/** Returns the words for a value of a setting: of a choice, the name of a country, or the value itself. */
export function nameSettingValue({ name, kind }: Pick<SiteSetting, 'name' | 'kind'>, value: string): string {
  if (kind === 'country') return value ? nameCountries(value) : words.noCountry;
  return settingWords[name]?.choices?.[value] ?? value;
}

/** The names of the countries in a list of codes: `us, CA` → `United States and Canada`. */
export function nameCountries(codes: string): string {
  const separate = codes.toUpperCase().split(/[\s,]+/);
  return listCountries(locale.dates, separate.filter(Boolean).join(','));
}
