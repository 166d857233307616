import { describe, expect, test } from 'vitest';
import { parseScripture } from '../../shared/guidance/scripture.ts';
import { formatScripture } from './format.ts';

describe('a formatted scripture', () => {
  test.each([
    ['Galatians 6:2', "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of Christ."],
    [
      'Psalms 133:1',
      'Psalm 133:1 (KJV) Behold, how good and how pleasant it is for brethren to dwell together in unity!',
    ],
    ['song of solomon 1:1', "Song of Solomon 1:1 (KJV) The song of songs, which is Solomon's."],
  ])('%s', (reference, expected) => {
    expect(formatScripture(reference)).toBe(expected);
  });

  test.each([
    // Verse 12 has the verb: "Put on therefore …".
    [
      'Colossians 3:13',
      'Colossians 3:13 (KJV) … Forbearing one another, and forgiving one another, if any man have a quarrel against any: even as Christ forgave you, so also do ye.',
    ],
    // It ends with a colon, and continues in verse 32.
    [
      'Luke 22:31',
      'Luke 22:31 (KJV) And the Lord said, Simon, Simon, behold, Satan hath desired to have you, that he may sift you as wheat …',
    ],
    ['Galatians 5:23', 'Galatians 5:23 (KJV) … Meekness, temperance: against such there is no law.'],
    // With verse 12 it is a whole sentence, and needs no ellipsis.
    [
      'Colossians 3:12-13',
      'Colossians 3:12-13 (KJV) Put on therefore, as the elect of God, holy and beloved, bowels of mercies, kindness, humbleness of mind, meekness, longsuffering; Forbearing one another, and forgiving one another, if any man have a quarrel against any: even as Christ forgave you, so also do ye.',
    ],
  ])('an ellipsis marks a quotation that begins or ends inside a sentence, as in print: %s', (reference, expected) => {
    expect(formatScripture(reference)).toBe(expected);
  });

  test('a verse that does not exist is an error', () => {
    expect(() => formatScripture('Galatians 9:9')).toThrow('There is no Galatians 9:9');
  });
});

describe('a stored scripture is parsed into its parts', () => {
  test.each(['Galatians 6:2', '1 John 4:7-11', 'Psalm 133:1', 'Song of Solomon 8:6-7'])('%s', (reference) => {
    const parts = parseScripture(formatScripture(reference));
    expect(parts).toMatchObject({ reference, translation: 'KJV' });
    expect(`${reference} (KJV) ${parts?.text}`).toBe(formatScripture(reference));
  });

  test('even when the text has brackets and digits', () => {
    expect(parseScripture('Acts 1:15 (BSB) a group of 120 (see 2:1 (or 2:2)) believers')).toEqual({
      reference: 'Acts 1:15',
      translation: 'BSB',
      text: 'a group of 120 (see 2:1 (or 2:2)) believers',
    });
  });

  test.each([
    '',
    'Galatians 6:2',
    'Galatians 6:2 (KJV)',
    'Galatians 6:2 (KJV) ',
    'Galatians 6:2 Bear ye',
    'Bear (KJV) ye',
  ])('"%s" is not a stored scripture', (text) => {
    expect(parseScripture(text)).toBeNull();
  });
});
