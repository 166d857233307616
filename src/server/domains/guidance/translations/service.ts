import type { Queries, Work } from '../../../../../db/database.ts';
import type { Translation, Translations } from '../../../../shared/guidance/translations.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type Actor, type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { BOOKS } from '../../../scripture/books.ts';
import type { TranslationFacts, Verse } from '../../../scripture/import/imported.ts';
import { countBundled, KJV, KJV_LANGUAGE } from '../../../scripture/kjv.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from './repo.ts';
import { countOutdated, insertChange, readRevision } from './rewriting/repo.ts';
import { rewriteEntries } from './rewriting/service.ts';

const BUNDLED = {
  abbreviation: KJV,
  name: 'King James Version',
  language: KJV_LANGUAGE,
  licence: 'In the public domain.',
};

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
    yield* insertChange(q, importedAt);
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

/** Returns every translation that verses can be quoted from, the bundled one first, with how many members chose each. */
export async function listForAdmin(site: Site) {
  const { outdated, choices } = await site.db.snapshot(function* (q) {
    return {
      outdated: yield* countOutdated(q, yield* readRevision(q)),
      choices: yield* repo.countChoices(q),
    };
  });
  const imported = await listTranslations(site);
  const withMembers = <T extends Translation>(row: T) => ({ ...row, members: choices.get(row.abbreviation) ?? 0 });
  const bundled = { ...BUNDLED, ...countBundled(), isDefault: !imported.some((row) => row.isDefault) };
  return {
    outdated,
    translations: [
      withMembers({ ...bundled, importedAt: null }),
      ...imported.map(({ id, digest, ...row }) => withMembers(row)),
    ],
  };
}

/** Returns the translations of this site and the one the actor chose. */
export async function listForMember(site: Site, actor: MemberActor): Promise<Translations> {
  return site.db.snapshot(function* (q) {
    const imported = yield* repo.readTranslations(q);
    return {
      translations: [
        { ...BUNDLED, isDefault: !imported.some((row) => row.isDefault) },
        ...imported.map(({ abbreviation, name, language, licence, isDefault }) => ({
          abbreviation,
          name,
          language,
          licence,
          isDefault,
        })),
      ],
      chosen: yield* repo.readChoice(q, ownId(actor)),
    };
  });
}

/**
 * Stores the translation that a member wants to read, null for the site's default, and rewrites the verses of all their
 * entries in it.
 * @throws {AppError} not_found when it is not installed; too_many_requests after 60 changes in an hour.
 */
export async function chooseTranslation(site: Site, actor: MemberActor, translation: string | null): Promise<void> {
  const userId = ownId(actor);
  await site.rateLimits.consume('preference_changes', String(userId));
  await atomicAs(site, actor, function* (q) {
    if (translation !== null && translation !== KJV && !(yield* findTranslation(q, translation)))
      throw notInstalled(translation);
    yield* repo.updateChoice(q, userId, translation);
  });
  await rewriteEntries(site, userId);
}

/**
 * Removes an imported translation. Members who chose it are quoted the default, with a line that says so, and so are the
 * verses that were quoted from it before.
 * @throws {AppError} not_found when it is not installed.
 */
export async function removeTranslation(site: Site, actor: Actor, abbreviation: string): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deleteTranslation(q, abbreviation))) throw notInstalled(abbreviation);
    yield* insertChange(q, new Date(site.clock.now()));
  });
}

/**
 * Makes a translation the one of all members who chose none. The verses of their entries follow within minutes.
 * @throws {AppError} not_found when it is not installed.
 */
export async function changeDefault(site: Site, actor: Actor, abbreviation: string): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    const stored = abbreviation === KJV ? null : abbreviation;
    if (!(yield* repo.updateDefault(q, stored))) throw notInstalled(abbreviation);
    yield* insertChange(q, new Date(site.clock.now()));
  });
}

function notInstalled(translation: string): AppError {
  return new AppError('not_found', message('translation_missing', { translation }));
}

/** Returns an imported translation by its abbreviation; null for the bundled one and for any that is not installed. */
export function* findTranslation(q: Queries, abbreviation: string): Work<repo.TranslationRow | null> {
  return (yield* repo.readTranslations(q)).find((row) => row.abbreviation === abbreviation) ?? null;
}
