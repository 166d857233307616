import {
  saveSettingsBody,
  saveSettingsOutput,
  siteSetting,
  siteSettingsOutput,
  testSettingsBody,
} from '../../../../../shared/admin/site-settings.ts';
import { describeFields } from '../description.ts';

const GROUP = 'The group of settings.';
const VALUES = 'The settings to change, by name; null clears a setting, and others stay.';

/** The contracts of `shared/admin/site-settings.ts`. */
export const SITE_SETTING_FIELDS = [
  describeFields(siteSettingsOutput, {
    groups: 'The groups of settings that the page may change.',
    inEffect: 'False while the site still uses earlier settings; its log says why.',
  }),
  describeFields(saveSettingsOutput, {
    group: GROUP,
    revision: 'The number of the save that last changed the group; 0 before the first. The next save must name it.',
    canTest: 'Whether the settings can be tested with a provider.',
    settings: 'Its settings.',
  }),
  describeFields(siteSetting, {
    name: 'Its name in the environment.',
    description: 'Its purpose and format.',
    kind:
      'How its value is written: as text, as one of its choices, as the code of a country, or as codes of countries with ' +
      'commas between them.',
    secret: 'Whether it is a secret, which is encrypted and never shown.',
    source: 'The source of its value: the server’s environment, which takes precedence; the page; or none.',
    value: 'Its value; null for a secret, and if nothing is set.',
    fallback: 'The value in use if nothing is set.',
    choices: 'Its possible values, if they can be listed; null for other settings.',
    leftOut: 'Why a stored value is not used: no key decrypts it, or this version does not accept it.',
  }),
  describeFields(saveSettingsBody, {
    group: GROUP,
    revision: 'The revision that the change is based on. The answer is 409 if the group has a newer one.',
    values: VALUES,
  }),
  describeFields(testSettingsBody, {
    group: GROUP,
    values: VALUES,
    sendMail: 'Whether to send a test mail to your own address; only for the group `email`.',
  }),
];
