import { type Wordings, wordingsIn } from '../../../content/consent.ts';
import type { Actor } from '../../lib/actor.ts';

/**
 * Returns the words of consent that a member read beside a choice, for the ledger; null where no member read them:
 * in an administrator's call, and in a script's call, one with a token, that names no language (decisions.md D30).
 * @param language the language of the screen that the call names.
 */
export function wordsShown(actor: Actor, userId: number, language: string | undefined): Wordings | null {
  if (actor.kind !== 'member' || actor.userId !== userId) return null;
  return language === undefined && actor.credential.kind === 'token' ? null : wordingsIn(language);
}
