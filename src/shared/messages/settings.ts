import type { Catalogue } from './message.ts';

/** The server's sentences about the settings of the site in the page, in English. */
export const SETTINGS = {
  setting_not_valid: 'This value does not fit the setting. Its description says what it should look like.',
  setting_needed: ({ name, because }: { name: string; because: string }) => `${name} is needed when ${because} is set.`,
  setting_needs_https: 'This needs a PUBLIC_URL on the server that starts with https://.',
  setting_on_server: ({ name }: { name: string }) => `${name} is set on the server, so it can only be changed there.`,
  setting_not_here: ({ name }: { name: string }) => `${name} is not a setting of this group.`,
  setting_private_host: ({ host }: { host: string }) =>
    `${host} is in the server’s own network. Only the server’s environment may name it, in PRIVATE_HOSTS.`,
  setting_url_options:
    'Leave out what comes after a question mark. Options can only be set in the server’s environment.',
  setting_group_nothing: 'Nothing is set here yet, so there is nothing to test.',
  doctor_setting_unreadable: ({ name }: { name: string }) =>
    `The stored value of ${name} cannot be decrypted, so it is not used. Restore the earlier keys.json from a backup, or enter the value again in the administration.`,
  doctor_setting_invalid: ({ name }: { name: string }) =>
    `The stored value of ${name} does not fit this version or the other settings, so it is not used. Enter it again in the administration.`,
} as const satisfies Catalogue;
