import type { Catalogue } from '../../messages/message.ts';

/** The sentences about a check of the push keys, in English. An error says what to do. */
export const pushChecks = {
  push_check_works: ({ contact }: { contact: string }) =>
    `The keys are in order. Push services can write to you at ${contact}.`,
  push_check_keys: 'The two push keys in keys.json don’t belong together. Restore keys.json from a backup.',
} as const satisfies Catalogue;
