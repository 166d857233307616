import { describe, expect, test } from 'vitest';
import { readUsfm } from './usfm.ts';

// All words here are our own: the samples show how others mark up a text, not what they write.
const read = (body: string, id = 'RUT') => readUsfm({ name: 'sample.usfm', text: `\\id ${id} Sample\n${body}` }).verses;
const texts = (body: string) => read(body).map(({ verse, through, text }) => [verse, through, text]);

describe('the words of verses', () => {
  test.each([
    [
      'prose that runs over lines and paragraphs',
      '\\c 1\n\\p\n\\v 1 A friend\ncame by.\n\\p He stayed.',
      'A friend came by. He stayed.',
    ],
    ['no paragraph at all', '\\c 1\n\\v 1 A friend came by.', 'A friend came by.'],
    [
      'lines of poetry',
      '\\c 1\n\\q1 \\v 1 A friend,\n\\q2 a light,\n\\b\n\\q1 a door.',
      'A friend,\na light,\na door.',
    ],
    [
      'prose that goes over into poetry',
      '\\c 1\n\\p\n\\v 1 He sang:\n\\q1 A friend.\n\\m And slept.',
      'He sang:\nA friend.\nAnd slept.',
    ],
    [
      'lists and tables',
      '\\c 1\n\\v 1 They were:\n\\li1 two\n\\tr \\tc1 three\\tcr2 four',
      'They were:\ntwo\nthree four',
    ],
    [
      'word-level attributes',
      '\\c 1\n\\p \\v 1 A \\w friend|strong="H7453" lemma="rea"\\w* \\w came|came\\w*.',
      'A friend came.',
    ],
    [
      'nested markers',
      '\\c 1\n\\p \\v 1 The \\wj word of the \\+nd Lord\\+nd* came\\wj* home.',
      'The word of the LORD came home.',
    ],
    [
      'nested markers with attributes',
      '\\c 1\n\\p \\v 1 The \\nd \\+w Lord|strong="H3068"\\+w*\\nd* came.',
      'The LORD came.',
    ],
    [
      'milestones',
      '\\c 1\n\\p \\v 1 He said, \\qt-s |sid="q1" who="Boaz"\\*Come in.\\qt-e |eid="q1"\\*\\ts\\* And\n\\zaln-s |x-strong="H1"\nx-content="a"\\*all\\zaln-e\\* ate.',
      'He said, Come in. And all ate.',
    ],
    ['other verse numbers', '\\c 1\\ca 2\\ca*\n\\p \\v 1 \\va 3\\va*\\vp 1b\\vp*A friend came.', 'A friend came.'],
    ['links and breaks', '\\c 1\n\\p \\v 1 A~friend // see \\jmp here|link-href="x"\\jmp*.', 'A\u00a0friend see here.'],
    [
      'a style that spans paragraphs',
      '\\c 1\n\\p \\v 1 \\wj Come in.\n\\p Sit down.\\wj* He sat.',
      'Come in. Sit down. He sat.',
    ],
    [
      'a sidebar and a picture',
      '\\c 1\n\\p \\v 1 A friend\\fig x|src="a.jpg" size="col"\\fig* came.\n\\esb \\p Elsewhere.\n\\esbe',
      'A friend came.',
    ],
    ['a private marker', '\\c 1\n\\p \\v 1 A \\zsecret note\\zsecret*friend.', 'A friend.'],
  ])('%s', (_what, body, expected) => {
    expect(texts(body)).toEqual([[1, 1, expected]]);
  });

  test('verses printed as one, and verses printed in parts', () => {
    expect(
      texts('\\c 1\n\\p \\v 1-2 One and two. \\v 3a Three,\n\\s Between\n\\p \\v 3b and its end. \\v 4–5 Four, five.'),
    ).toEqual([
      [1, 2, 'One and two.'],
      [3, 3, 'Three, and its end.'],
      [4, 5, 'Four, five.'],
    ]);
  });

  test('a verse that the translation leaves out is not there, with a note in its place or without', () => {
    expect(texts('\\c 1\n\\p \\v 1 One. \\v 2 \\f + \\fr 1:2 \\ft Some add words.\\f* \\v 4 Four.')).toEqual([
      [1, 1, 'One.'],
      [4, 4, 'Four.'],
    ]);
  });

  test('several books in one file, and a book outside the canon is named and left out', () => {
    const text =
      '\\id JON\n\\c 1\n\\v 1 Jonah.\n\\id TOB\n\\c 1\n\\v 1 \\unknown Tobit.\n\\s End\n\\id MIC\n\\c 1\n\\v 1 Micah.';
    const { verses, otherBooks } = readUsfm({ name: 'all.usfm', text });
    expect(verses).toMatchObject([
      { book: 'Jonah', text: 'Jonah.', asides: [] },
      { book: 'Micah', text: 'Micah.', asides: [] },
    ]);
    expect(otherBooks).toEqual(['TOB']);
  });
});

test('verses of poetry begin a line of their own, verses in its middle or in prose do not', () => {
  const body = [
    '\\p \\v 1 He sang: \\v 2 and he said:',
    '\\q1 \\v 3 A friend,',
    '\\q1 \\v 4 a light, \\v 5 a door.',
    '\\v 6',
    '\\q1 An end.',
    '\\b\n\\s1 Inside\n\\p \\v 7 He slept. \\v 8 He woke.',
  ].join('\n');
  expect(read(`\\c 1\n${body}`).map(({ startsLine }) => startsLine)).toEqual([
    ...[false, false, true, true, false, true, true, false],
  ]);
  expect(texts('\\c 1\n\\q1 \\v 1a A friend,\n\\q2 \\v 1b a light.')).toEqual([[1, 1, 'A friend,\na light.']]);
});

describe('headings, notes and other matter beside the text', () => {
  test('introductions, headings, references, footnotes and cross references are kept apart', () => {
    const [first, second] = read(
      [
        '\\h Ruth\n\\toc1 Ruth\n\\mt1 The Book\n\\is Who wrote it\n\\ip Nobody knows.\n\\c 1\n\\s1 At the door\n\\r (See elsewhere)',
        '\\p \\v 1 A friend\\f + \\fr 1:1 \\ft Or \\fqa neighbour\\fqa*; \\fv 1\\fv* in others.\\f* came.\\x - \\xo 1:1 \\xt Prov 1:1\\x*',
        '\\s2 Inside\n\\p He sat. \\v 2 He ate.',
      ].join('\n'),
    );
    expect(first).toMatchObject({
      text: 'A friend came. He sat.',
      asides: [
        { kind: 'heading', text: 'At the door' },
        { kind: 'heading', text: '(See elsewhere)' },
        { kind: 'footnote', text: 'Or neighbour; 1 in others.' },
        { kind: 'cross reference', text: 'Prov 1:1' },
        { kind: 'heading', text: 'Inside' },
      ],
    });
    expect(second).toMatchObject({ text: 'He ate.', asides: [] });
  });

  test('the title of a psalm, with the number of verse 1 before it or after it', () => {
    const expected = [{ text: 'A friend is near,\nand stays.', asides: [{ kind: 'heading', text: 'A song.' }] }];
    expect(read('\\c 3\n\\d A song.\n\\q1 \\v 1 A friend is near,\n\\q2 and stays.', 'PSA')).toMatchObject(expected);
    expect(read('\\c 3\n\\d \\v 1 A song.\n\\q1 A friend is near,\n\\q2 and stays.', 'PSA')).toMatchObject(expected);
  });

  test('a title that is verse 1 itself, as Hebrew Bibles count', () => {
    expect(texts('\\c 3\n\\d \\v 1 A song.\n\\q1 \\v 2 A friend is near.')).toEqual([
      [1, 1, 'A song.'],
      [2, 2, 'A friend is near.'],
    ]);
  });
});

describe('an error names file, line and marker', () => {
  test.each([
    [
      'an unknown marker',
      '\\c 1\n\\p\n\\v 1 A \\bogus friend',
      'sample.usfm, line 4, \\bogus: this marker is not one of USFM',
    ],
    [
      'a note without an end',
      '\\c 1\n\\p \\v 1 A\\f + \\ft Or\n\\p \\v 2 B',
      'sample.usfm, line 3, \\f: this has no end in its paragraph',
    ],
    [
      'a note without an end at the end',
      '\\c 1\n\\p \\v 1 A\\x - \\xt Or',
      'sample.usfm, line 3, \\x: this has no end in its paragraph',
    ],
    [
      'the end of a note that never began',
      '\\c 1\n\\p \\v 1 A\\f* B',
      'sample.usfm, line 3, \\f*: this ends what nothing began',
    ],
    ['a verse twice', '\\c 1\n\\p \\v 1 A\n\\v 1 B', 'sample.usfm, line 4, \\v: Ruth 1:1 is here a second time'],
    [
      'a verse twice in verses printed as one',
      '\\c 1\n\\p \\v 1-3 A\n\\v 2 B',
      'sample.usfm, line 4, \\v: Ruth 1:2 is here a second time',
    ],
    ['a verse in no chapter', '\\p \\v 1 A', 'sample.usfm, line 2, \\v: verse 1 stands in no chapter'],
    ['no number of a verse', '\\c 1\n\\p \\v A', 'sample.usfm, line 3, \\v: here the number of a verse should stand'],
    ['no number of a chapter', '\\c one', 'sample.usfm, line 2, \\c: here the number of a chapter should stand'],
    [
      'a number that another marker follows',
      '\\c 1\n\\v \\p',
      'sample.usfm, line 3, \\v: here the number of a verse should stand',
    ],
  ])('%s', (_what, body, message) => {
    expect(() => read(body)).toThrow(message);
  });

  test('a file without a book', () => {
    expect(() => readUsfm({ name: 'x.sfm', text: '\\c 1\n\\v 1 A' })).toThrow(
      'x.sfm, line 2, \\v: the file does not say before it which book it is (\\id)',
    );
  });
});
