import { DEFAULT_LANGUAGE } from './languages.ts';

/** The act that a row of the consent ledger records; `erased` is the deletion of an account (decisions.md D30, D33). */
export const CONSENT_ACTIONS = [
  'opt_in',
  'opt_out',
  'verified',
  'paused',
  'resumed',
  'erased',
  'wording_shown',
] as const;
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];

/** Where and how members, or a provider for them, act on their consent. */
export const CONSENT_SOURCES = [
  'registration',
  'onboarding',
  'settings',
  'unsubscribe_page',
  'one_click',
  'linked_elsewhere',
  'message',
  'reply',
  'provider',
  'link',
  'code',
  'password_reset',
  'account_deleted',
] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/**
 * The errors that verifying the ledger finds at a row: its content differs from its digest; it is gone and no deleted account
 * explains that; it has no link; its link does not follow the previous link; or an earlier link is gone.
 */
export const LEDGER_ERRORS = ['changed', 'removed', 'unlinked', 'moved', 'link_removed'] as const;
export type LedgerError = { row: number; what: (typeof LEDGER_ERRORS)[number] };

/**
 * Returns the language of a wording version. A version ends in its language unless the wording is English: `sms-1-es`.
 */
export function languageOfWording(version: string): string {
  return /-([a-z]{2})$/.exec(version)?.[1] ?? DEFAULT_LANGUAGE;
}
