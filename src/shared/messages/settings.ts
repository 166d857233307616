import type { Catalogue } from './message.ts';

/** The server's sentences about the settings of the site in the page, in English. */
export const SETTINGS = {
  setting_not_valid: 'This isn’t one of the choices.',
  setting_too_long: ({ max }: { max: number }) => `This is too long. Use at most ${max} characters.`,
  setting_too_short: ({ min }: { min: number }) => `Use at least ${min} characters, without spaces.`,
  setting_no_email: 'This isn’t an email address.',
  setting_no_phone: 'This isn’t a phone number. Write it as in +1 202 555 0123.',
  setting_no_full_number: 'Write the number with its country code and without spaces, as in +12025550123.',
  setting_no_countries: 'Write the codes of countries with commas between them, such as US,CA. Each has two letters.',
  setting_no_mail_server:
    'This isn’t the address of a mail server. It begins with smtps:// or smtp://, as in smtps://user:password@mail.example.org:465.',
  setting_no_sender: 'Write an address, or a name and the address in angle brackets: Grace Church <hello@example.org>.',
  setting_no_sid: ({ kind }: { kind: string }) =>
    `This begins with ${kind}, and 32 digits and letters from a to f follow. Copy it again from the Twilio Console.`,
  setting_begins_with: ({ start }: { start: string }) => `This begins with ${start} and has no spaces. Copy it again.`,
  setting_not_whole: 'This isn’t complete, or something else was copied with it. Copy it again.',
  setting_no_model: 'The name of a model has no spaces and at most 100 characters. Copy it from the provider’s list.',
  setting_no_amount: 'Write an amount in dollars with digits, such as 0.75.',
  setting_no_number: ({ min, max }: { min: number; max: number }) => `Write a whole number from ${min} to ${max}.`,
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
  doctor_setting_misspelled: ({ name, nearest }: { name: string; nearest: string }) =>
    `The server’s environment has ${name}, which isn’t a setting here. Did you mean ${nearest}? Correct the name, unless another program uses it.`,
} as const satisfies Catalogue;
