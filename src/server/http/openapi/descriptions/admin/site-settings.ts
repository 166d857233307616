import {
  saveSettingsBody,
  saveSettingsOutput,
  siteSetting,
  siteSettingsOutput,
  testSettingsBody,
} from '../../../../../shared/admin/site-settings.ts';
import { describeFields } from '../description.ts';

const GROUP = 'The group of settings.';
const VALUES = 'The settings to change, by name; null clears one, and others stay.';

/** The contracts of `shared/admin/site-settings.ts`. */
export const SITE_SETTING_FIELDS = [
  describeFields(siteSettingsOutput, {
    groups: 'Each group that the page may set.',
    inEffect: 'False while the site works with settings that were stored earlier; its log says why.',
  }),
  describeFields(saveSettingsOutput, {
    group: GROUP,
    revision: 'The number of the save that last changed the group; 0 before the first. A save names it.',
    canTest: 'Whether a provider can be asked about the settings.',
    settings: 'Its settings.',
  }),
  describeFields(siteSetting, {
    name: 'Its name in the environment.',
    description: 'What it is, and the form that it needs.',
    secret: 'Whether it is encrypted and never shown.',
    source: 'Where its value comes from: the environment of the server, which wins; the page; or nowhere.',
    value: 'The value as it is written; null for a secret, and where nothing is set.',
    fallback: 'What counts where nothing is set.',
    choices: 'All its values, where these are few.',
    leftOut: 'Why a stored value is not used: no key decrypts it, or this version does not take it.',
  }),
  describeFields(saveSettingsBody, {
    group: GROUP,
    revision: 'The revision that the change is based on; 409 when it is no longer the group’s.',
    values: VALUES,
  }),
  describeFields(testSettingsBody, {
    group: GROUP,
    values: VALUES,
    sendMail: 'Sends a test mail to your own address, for the group `email`.',
  }),
];
