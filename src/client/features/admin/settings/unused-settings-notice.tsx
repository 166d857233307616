import { Link } from 'wouter';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { listWords } from '#strings/locale.ts';
import type { LeftOutSetting } from '../../../../shared/admin/site.ts';
import { adminHref } from '../admin-url.ts';
import { nameOfSetting } from '../setting-name.ts';

/** Names the saved settings that the site does not use, with a link to their fields. */
export default function UnusedSettingsNotice({ settings }: { settings: readonly LeftOutSetting[] }) {
  const names = settings.map(({ name, group }) => `${nameOfSetting(name)} (${words.groups[group].title})`);
  return (
    <>
      {words.notUsed(names.length, listWords(names))} <Link href={adminHref('settings')}>{words.enterAgain}</Link>
    </>
  );
}
