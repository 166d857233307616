import type { Queries, Work } from '../../../../../db/database.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { BOOKS } from '../../../scripture/books.ts';
import type { TranslationFacts, Verse } from '../../../scripture/import/imported.ts';
import { KJV } from '../../../scripture/kjv.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../auth/standing/service.ts';
import * as repo from './repo.ts';

/** A translation with its verses, ready to be stored. */
export interface NewTranslation {
  facts: TranslationFacts;
  verses: readonly Verse[];
  digest: string;
}

/**
 * Stores a translation with all its verses, or nothing. It takes the place of the one with its abbreviation; whether that
 * was the default, and who chose it, stays.
 */
export async function importTranslation(site: Site, actor: Actor, translation: NewTranslation): Promise<void> {
  const { facts, verses, digest } = translation;
  const place = new Map(BOOKS.map((book, index) => [book, index + 1]));
  const rows = verses.map(({ book, ...verse }) => ({ ...verse, book: place.get(book) ?? 0 }));
  await atomicAs(site, actor, function* (q) {
    const importedAt = new Date(site.clock.now());
    const id = yield* repo.replaceTranslation(q, { ...facts, digest, importedAt });
    yield* repo.insertVerses(q, id, rows);
  });
}

/** Returns the imported translations, each with the numbers of its books and verses. */
export async function listTranslations(site: Site) {
  return site.db.snapshot(function* (q) {
    const listed = [];
    for (const row of yield* repo.readTranslations(q)) listed.push({ ...row, ...(yield* repo.countVerses(q, row.id)) });
    return listed;
  });
}

/**
 * Removes an imported translation. What was quoted from it stays as it is; members who chose it read the default.
 * @throws {AppError} not_found when it is not installed.
 */
export async function removeTranslation(site: Site, actor: Actor, abbreviation: string): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deleteTranslation(q, abbreviation))) throw notInstalled(abbreviation);
  });
}

/**
 * Makes a translation the one of all members who chose none.
 * @throws {AppError} not_found when it is not installed.
 */
export async function changeDefault(site: Site, actor: Actor, abbreviation: string): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    const stored = abbreviation === KJV ? null : abbreviation;
    if (!(yield* repo.updateDefault(q, stored))) throw notInstalled(abbreviation);
  });
}

function notInstalled(translation: string): AppError {
  return new AppError('not_found', message('translation_missing', { translation }));
}

/** Returns an imported translation by its abbreviation; null for the bundled one and for any that is not installed. */
export function* findTranslation(q: Queries, abbreviation: string): Work<repo.TranslationRow | null> {
  return (yield* repo.readTranslations(q)).find((row) => row.abbreviation === abbreviation) ?? null;
}
