import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { settingsWords } from '#strings/settings.ts';
import { LANGUAGES } from '../../lib/language.ts';
import type { PartId } from './settings-bodies.ts';

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

// What each is made of makes a long list, which no part needs before the page stands.
const loadPartBodies = () => import('./settings-bodies.ts');

function part(id: PartId, title: string, tall: SettingsPart['tall']): SettingsPart {
  const load = async () => (await loadPartBodies()).PART_BODIES[id]();
  return { id, title, Body: lazy(load), preload: load, tall };
}

/** The parts below the week, in their order, each in a chunk of its own. */
export const LATER_PARTS: readonly SettingsPart[] = [
  part('alerts', words.alerts, [65, 50.5]),
  part('mail', words.mail, [52.5, 44]),
  part('pause', words.pause, [30.5, 23.75]),
  part('privacy', words.privacy, [32.5, 23.25]),
  part('account', words.account, [24.25, 24.25]),
  part('safety', words.safety, [34.25, 30]),
  part('tokens', words.tokens, [15, 13.5]),
  ...(LANGUAGES.length > 1 ? [part('language', words.language, [16.5, 12.75])] : []),
  part('data', words.data, [32, 25.75]),
];

/** Every part, for the list of them. */
export const ALL_PARTS: readonly Pick<SettingsPart, 'id' | 'title'>[] = [
  { id: 'weekly-schedule', title: words.schedule },
  ...LATER_PARTS,
];
