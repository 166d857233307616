import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['', []],
  ['  ?! "*" ', []],
  ['Bear ye, one another’s BURDENS', ['bear', 'ye', 'one', 'another', 's', 'burdens']],
  ['Galatians 6:2-3 (KJV)', ['galatians', '6:2', '3', 'kjv']],
  ['at 6: or 7', ['at', '6', 'or', '7']],
  ['a a A á', ['a']],
  ['snake_case', ['snake', 'case']],
  ['友は', ['友は', 'は']],
  ['KJV訳', ['kjv', '訳']],
  ['カード', ['カー', 'ード', 'ド']],
  ['รักกัน', ['รัก', 'กกั', 'กัน', 'น']],
  ['मित्र है', ['मित्र', 'है']],
  ['한국어 글', ['한국어', '글']],
  ['\u0301', []],
])('%j has the words %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
