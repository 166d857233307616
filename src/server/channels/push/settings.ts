import { z } from 'zod';
import { origin } from '../../lib/settings/setting-kinds.ts';
import { onServer, settingPlaces } from '../../lib/settings/setting-places.ts';
import type { SettingsOf } from '../../lib/settings/site-settings.ts';

/** The settings that only push reads. */
export const pushSettings = {
  /** The contact for push services (RFC 8292, section 2.1). */
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must be mailto: with an address, or the https address of a page',
    )
    .optional()
    .register(settingPlaces, onServer),
  /** Another host for the calls to the push services. */
  PUSH_API_URL: origin('must be the address of a host and nothing after it, such as https://proxy.example.org')
    .optional()
    .register(settingPlaces, onServer),
};

export type PushEnv = SettingsOf<typeof pushSettings>;
