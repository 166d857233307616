import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseReference } from '../../../scripture/reference.ts';
import { installTranslation, OWN, ownChapter, ownVerse } from '../../../testing/guidance/translations.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { quotePassage } from './passages.ts';
import { changeDefault, findTranslation, listTranslations, removeTranslation } from './service.ts';

let site: TestSite;
beforeEach(() => {
  site = createTestSite({ now: '2027-03-01T08:00Z' });
});
afterEach(() => site.db.close());

const SYSTEM = { kind: 'system' } as const;
const quote = (reference: string, language = 'en') =>
  site.db.snapshot(function* (q) {
    const own = yield* findTranslation(q, OWN.abbreviation);
    return yield* quotePassage(q, parseReference(reference), {
      wanted: own?.abbreviation ?? 'KJV',
      installed: own ? [own] : [],
      language,
    });
  });
const LACKS = 'The OWN lacks these verses, so they are quoted from the KJV.';
const kjv = (scripture: string) => ({ scripture: expect.stringContaining(scripture), scriptureNote: LACKS });

describe('a passage (rules.md G1)', () => {
  test('has the words, the label and the licence of the translation', async () => {
    await installTranslation(site, ownChapter('Galatians', 6));
    expect(await quote('Galatians 6:2-3')).toEqual({
      reference: 'Galatians 6:2-3',
      scripture:
        'Galatians 6:2-3 (OWN) These are our words of Galatians, 6 and 2. These are our words of Galatians, 6 and 3.',
      scriptureNote: OWN.licence,
      scriptureLanguage: 'en',
    });
  });

  test('names another translation in the reader’s language', async () => {
    await installTranslation(site, ownChapter('Galatians', 6));
    expect((await quote('Psalm 133:1', 'es')).scriptureNote).toBe(
      'La OWN no tiene estos versículos, así que los citamos de la KJV.',
    );
  });

  test('names all verses that are printed as one', async () => {
    const others = ownChapter('Galatians', 6).filter(({ verse }) => verse !== 2 && verse !== 3);
    await installTranslation(site, [...others, ownVerse('Galatians', 6, 2, 3)]);
    expect((await quote('Galatians 6:3')).scripture).toBe(
      'Galatians 6:2-3 (OWN) These are our words of Galatians, 6 and 2.',
    );
  });

  test('keeps lines of poetry, and marks a quotation that begins or ends inside a sentence', async () => {
    const [first, second, ...others] = ownChapter('Psalms', 133);
    const verses = [
      { ...first, text: 'How good it is,' },
      { ...second, text: 'to eat together,\nlike bread,' },
      ...others,
    ];
    await installTranslation(site, verses as ReturnType<typeof ownChapter>);
    expect((await quote('Psalm 133:2')).scripture).toBe('Psalm 133:2 (OWN) … to eat together,\nlike bread …');
  });

  test('begins a verse on a line of its own where print does, also verses of one line', async () => {
    const [first, second, third, ...others] = ownChapter('Psalms', 136);
    const verses = [
      { ...first, text: 'Give thanks.' },
      { ...second, text: 'Praise him.', startsLine: true },
      { ...third, text: 'He made the light.' },
      ...others,
    ];
    await installTranslation(site, verses as ReturnType<typeof ownChapter>);
    expect((await quote('Psalm 136:1-3')).scripture).toBe(
      'Psalm 136:1-3 (OWN) Give thanks.\nPraise him. He made the light.',
    );
  });

  test.each([
    [
      'a verse that the translation leaves out',
      'Matthew 18:11',
      () => ownChapter('Matthew', 18).filter((v) => v.verse !== 11),
    ],
    ['a range with such a verse', 'Matthew 18:10-12', () => ownChapter('Matthew', 18).filter((v) => v.verse !== 11)],
    ['a book it lacks', 'Matthew 18:11', () => ownChapter('Mark', 1)],
    ['a psalm whose title is its verse 1', 'Psalm 51:10', () => ownChapter('Psalms', 51, 21)],
    ['a verse that it divides', '3 John 1:14', () => ownChapter('3 John', 1, 15)],
  ])('comes from the King James Version and says so: %s', async (_what, reference, verses) => {
    await installTranslation(site, verses());
    expect(await quote(reference)).toMatchObject(kjv(`${reference} (KJV) `));
  });

  test('of a chapter whose end is numbered otherwise is quoted up to there', async () => {
    await installTranslation(site, ownChapter('3 John', 1, 15));
    expect((await quote('3 John 1:13')).scripture).toContain('3 John 1:13 (OWN) ');
  });

  test('comes from the King James Version when nothing else is asked for', async () => {
    expect(await quote('Galatians 6:2')).toMatchObject({ scriptureNote: null });
  });
});

describe('a translation', () => {
  const state = async () =>
    (await listTranslations(site)).map(({ abbreviation, name, verses, isDefault }) => [
      abbreviation,
      name,
      verses,
      isDefault,
    ]);

  test('that is imported again takes the place of the earlier one and stays the default', async () => {
    await installTranslation(site, ownChapter('Galatians', 6));
    await changeDefault(site, SYSTEM, 'OWN');
    await installTranslation(site, ownChapter('Jude', 1), { name: 'Newer' });
    expect(await state()).toEqual([['OWN', 'Newer', 25, true]]);
  });

  test('is stored whole or not at all', async () => {
    await installTranslation(site, ownChapter('Jude', 1));
    const broken = [...ownChapter('Galatians', 6), ownVerse('Galatians', 6, 2)];
    await expect(installTranslation(site, broken, { name: 'Broken' })).rejects.toThrow();
    expect(await state()).toEqual([['OWN', 'Our Own Translation', 25, false]]);
  });

  test('is the default alone, until another is or the King James Version', async () => {
    await installTranslation(site, ownChapter('Jude', 1));
    await installTranslation(site, ownChapter('Jude', 1), { abbreviation: 'TWO' });
    await changeDefault(site, SYSTEM, 'OWN');
    await changeDefault(site, SYSTEM, 'TWO');
    expect((await state()).map((row) => row[3])).toEqual([false, true]);
    await changeDefault(site, SYSTEM, 'KJV');
    expect((await state()).map((row) => row[3])).toEqual([false, false]);
    await expect(changeDefault(site, SYSTEM, 'XYZ')).rejects.toThrow(
      'There is no Bible translation "XYZ" on this site.',
    );
  });

  test('that is removed is gone with its verses', async () => {
    await installTranslation(site, ownChapter('Jude', 1));
    await removeTranslation(site, SYSTEM, 'OWN');
    expect(await state()).toEqual([]);
    expect(await site.db.select().from(site.db.tables.bibleVerses)).toEqual([]);
    await expect(removeTranslation(site, SYSTEM, 'OWN')).rejects.toThrow('There is no Bible translation "OWN"');
  });
});
