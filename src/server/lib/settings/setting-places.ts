import { z } from 'zod';
import type { SettingGroup } from '../../../shared/admin/setting-groups.ts';
import type { SettingKind } from '../../../shared/admin/site-settings.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';

/**
 * Where a setting can be set. One with a group can also be set in the page of administrators; a secret is encrypted in the
 * database and never shown again. `choices` are all its values, where these can be listed; otherwise `invalid` says what is
 * wrong with a value that the schema rejects. Without a `kind`, one with choices is a choice, and any other is text.
 */
export type SettingPlace =
  | { group: SettingGroup; kind?: SettingKind; secret?: true; choices: readonly string[]; invalid?: undefined }
  | { group: SettingGroup; kind?: SettingKind; secret?: true; choices?: undefined; invalid: CodedMessage }
  | { group: null; kind?: undefined; secret?: undefined; choices?: undefined; invalid?: undefined };

/** The place of each setting, declared beside its schema. A setting without one stops the start. */
export const settingPlaces = z.registry<SettingPlace>();

/** For settings that only the operator of the server may change, in its environment. */
export const onServer: SettingPlace = { group: null };
