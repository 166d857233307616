import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { settingsWords } from '#strings/settings.ts';
import { LANGUAGES } from '../../lib/language.ts';

/** One part of Settings: its anchor, what it is called, and how much room it will take. */
export interface SettingsPart {
  /** Also in links of mails and banners: `/settings#alerts`. */
  id: string;
  title: string;
  Body: LazyExoticComponent<ComponentType>;
  preload: () => Promise<unknown>;
  /** How tall it will stand, in rem: on a phone of 390 px, and in the column of 640. */
  tall: readonly [phone: number, column: number];
}

const words = settingsWords;

function part(
  id: string,
  title: string,
  load: () => Promise<{ default: ComponentType }>,
  tall: SettingsPart['tall'],
): SettingsPart {
  return { id, title, Body: lazy(load), preload: load, tall };
}

const alerts = () => import('../alerts/alert-preferences.tsx').then((file) => ({ default: file.AlertPreferences }));
const mail = () => import('../alerts/mail-categories.tsx').then((file) => ({ default: file.MailCategories }));
const privacy = () => import('../consent/privacy-consent.tsx').then((file) => ({ default: file.PrivacyConsent }));

/** The parts below the week, in their order, each in a chunk of its own. */
export const LATER_PARTS: readonly SettingsPart[] = [
  part('alerts', words.alerts, alerts, [65, 50.5]),
  part('mail', words.mail, mail, [52.5, 44]),
  part('pause', words.pause, () => import('./pause-part.tsx'), [30.5, 23.75]),
  part('privacy', words.privacy, privacy, [32.5, 23.25]),
  part('account', words.account, () => import('../auth/account/account-part.tsx'), [24.25, 24.25]),
  part('safety', words.safety, () => import('../auth/safety/safety-part.tsx'), [34.25, 30]),
  part('tokens', words.tokens, () => import('../auth/tokens/tokens-part.tsx'), [15, 13.5]),
  ...(LANGUAGES.length > 1
    ? [part('language', words.language, () => import('./language-part.tsx'), [16.5, 12.75])]
    : []),
  part('data', words.data, () => import('../auth/account/data-part.tsx'), [32, 25.75]),
];

/** Every part, for the list of them. */
export const ALL_PARTS: readonly Pick<SettingsPart, 'id' | 'title'>[] = [
  { id: 'weekly-schedule', title: words.schedule },
  ...LATER_PARTS,
];
