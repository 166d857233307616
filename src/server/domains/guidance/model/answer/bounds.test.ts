import { expect, test } from 'vitest';
import { parseReference } from '../../../../scripture/reference.ts';
import { findUnplacedSpeech } from '../../../../scripture/verify/indirect-speech.ts';
import { findTextErrors } from '../../text-rules.ts';
import { findToneErrors } from '../tone.ts';
import { findSharedWords, repeatsOwnWords } from './own-words.ts';

// The length of the longest answer that is read.
const SIZE = 20_000;
// What the expressions begin with, over and over, so that each place is tried and none is found.
const PARTS = [
  ...['God also ', 'Jesus said ', 'Jesus has also often ', 'Paul says the ', 'Our Lord even ', 'Augustine of '],
  ...['As the old wise ', 'The apostle ', 'says ', 'according to ', 'a wise old great ', 'The Bible also '],
  ...['he will ', 'before the ', 'your old friend will ', 'Anna will ', 'if ', 'tomorrow ', 'expect a '],
  ...['give ', 'send all your ', 'your money ', 'you will get ', 'call one two ', 'one two a ', 'llama al uno y '],
  ...['God gives and faith gives ', 'prayer is the key ', 'who give and give ', 'no not never ', 'keep it '],
  ...[
    'Proverbs 17:17 says ',
    'Proverbs 17:17 also ',
    '(John 15:13) ',
    'In John 15:13 we read ',
    'a.',
    'a@',
    '1 ',
    '1-',
  ],
  ...['“', '"', "'", ' ', '\n', '.', ': ', ', ', '&a', 'A', 'a', 'é', 'й', '神', '🙏'],
];

test.each(PARTS)('G3, S6: the checks of an answer end soon for 20,000 characters of “%s”', (part) => {
  const text = part.repeat(SIZE / part.length);
  // A time that grows with the square would pass the time limit of the test.
  findToneErrors(text);
  findTextErrors('content', [text]);
  findUnplacedSpeech(text, parseReference('John 15:13'));
  repeatsOwnWords([text], { goals: [text.slice(0, 200)], memberTexts: [text] });
  expect(findSharedWords([text], [text]).length).toBeLessThan(10);
});
