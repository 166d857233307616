import type { SettingsOf } from '../../lib/env.ts';
import { origin } from '../../lib/setting-kinds.ts';
import { onServer, settingPlaces } from '../../lib/setting-places.ts';

/** The settings that only push reads. */
export const pushSettings = {
  /** Another host for the calls to the push services. */
  PUSH_API_URL: origin('must be the address of a host and nothing after it, such as https://proxy.example.org')
    .optional()
    .register(settingPlaces, onServer),
};

export type PushEnv = SettingsOf<typeof pushSettings>;
