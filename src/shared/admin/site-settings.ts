import { strict } from '../fields.ts';
import { z } from '../zod.ts';
import { SETTING_GROUPS } from './setting-groups.ts';
import { checkOutput } from './site.ts';

const settingGroup = z.enum(SETTING_GROUPS);

/**
 * How a setting's value is written: as text, as one of its choices, as the code of a country, or as codes of countries with
 * commas between them.
 */
export const SETTING_KINDS = ['text', 'choice', 'country', 'countries'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** A setting as administrators see it. Nobody is shown a secret. */
export const siteSetting = z.object({
  name: z.string(),
  description: z.string(),
  kind: z.enum(SETTING_KINDS),
  secret: z.boolean(),
  /** Where its value comes from. One from the environment cannot be changed in the page. */
  source: z.enum(['environment', 'stored', 'default']),
  /** The value as it is written; null for a secret, and where nothing is set. */
  value: z.string().nullable(),
  /** The value that counts where nothing is set. */
  fallback: z.string().nullable(),
  choices: z.array(z.string()).nullable(),
  /** Why the stored value is not used. */
  leftOut: z.enum(['unreadable', 'invalid']).nullable(),
});
export type SiteSetting = z.infer<typeof siteSetting>;

const group = z.object({
  group: settingGroup,
  /** The number of the save that last changed the group; 0 before the first. */
  revision: z.number().int(),
  /** True where a provider can be asked about the settings. */
  canTest: z.boolean(),
  settings: z.array(siteSetting),
});
export type SettingsOfGroup = z.infer<typeof group>;

export const siteSettingsOutput = z.object({
  groups: z.array(group),
  /** False while the site works with settings that were stored earlier. */
  inEffect: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettingsOutput>;

// Longer than any of them needs to be.
const values = z.record(z.string().max(60), z.string().max(2_000).nullable());

/** The settings to change in a group, by name; null clears one, and others stay. */
export const saveSettingsBody = z.strictObject({
  group: settingGroup,
  /** The revision of the group that the change is based on (decisions.md D40). */
  revision: strict(z.number().int().min(0)),
  values,
});
export const saveSettingsOutput = group;
export type SaveSettings = z.infer<typeof saveSettingsBody>;

/** The same settings, to test before they are saved. */
export const testSettingsBody = z.strictObject({
  group: settingGroup,
  values,
  /** Sends a test mail to the caller's own address; for the group email. */
  sendMail: strict(z.boolean()).default(false),
});
export const testSettingsOutput = checkOutput;
