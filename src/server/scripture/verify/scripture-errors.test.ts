import { beforeAll, expect, test } from 'vitest';
import { messages as spanish } from '../../../content/strings/es/messages/messages.ts';
import { inEnglish } from '../../../shared/messages/catalogue.ts';
import { wordsFor } from '../../../shared/messages/message.ts';
import { readAll } from '../kjv.ts';
import { BibleIndex } from './bible-index.ts';
import { findScriptureErrors } from './scripture-errors.ts';
import type { Bibles } from './verify.ts';

let bibles: Bibles;
beforeAll(async () => {
  const verse = { book: 'Proverbs' as const, chapter: 17, verse: 17, through: 17 };
  // A translation in words of our own.
  const own = await BibleIndex.build('OWN', [{ ...verse, text: 'Your friend is there in every season of your life.' }]);
  bibles = { main: await BibleIndex.build('KJV', readAll()), others: [own] };
});

test.each([
  [
    '“Bear ye one another’s sorrows, and so fulfil the law of Christ” (Galatians 6:2).',
    'quotation_altered',
    'is not what the Bible says: it has “bear ye one another',
    'La Biblia no dice «Bear ye one another’s sorrows, and so fulfil the law of Christ», sino «bear ye',
  ],
  [
    '“Bear ye one another’s burdens, the law of Christ” (Galatians 6:2).',
    'quotation_omits',
    '“and so fulfil” is left out',
    'falta «and so fulfil»',
  ],
  [
    '“Bear ye one another’s burdens” (Galatians 6:3).',
    'quotation_elsewhere',
    'The Bible has these words in Galatians 6:2.',
    'La Biblia tiene estas palabras en Galatians 6:2.',
  ],
  [
    '“A friend loveth at all times, and faithful are the wounds of a friend.”',
    'quotation_joined',
    '(Proverbs 17:17, Proverbs 27:6)',
    'se juntaron palabras de varios lugares (Proverbs 17:17, Proverbs 27:6)',
  ],
  [
    '“the law of Christ … bear ye one another’s burdens” (Galatians 6:2).',
    'quotation_order',
    'in another order',
    'en otro orden',
  ],
  [
    '“Your friend is there in every season of your life” (Proverbs 17:17, KJV).',
    'quotation_translation',
    'these are the words of OWN',
    'son palabras de OWN',
  ],
  [
    '“Help yourself and heaven will help you” (Proverbs 17:17).',
    'quotation_not_there',
    'the verse that is named has other words',
    'tiene otras palabras',
  ],
  [
    '“Bear ye one another’s burdens” (Galatians 6:22).',
    'reference_missing',
    'The Bible has no Galatians 6:22.',
    'La Biblia no tiene Galatians 6:22.',
  ],
  [
    'Read Romans 17:1 tonight.',
    'reference_missing',
    'The Bible has no Romans 17:1.',
    'La Biblia no tiene Romans 17:1.',
  ],
])('G1: says in both languages what is wrong: %s', (text, code, english, inSpanish) => {
  const [found, ...others] = findScriptureErrors(text, bibles);
  expect([found?.code, others]).toEqual([code, []]);
  const said = found ?? { code: '' };
  expect(inEnglish(said)).toContain(english);
  expect(wordsFor(spanish, said)).toContain(inSpanish);
});
