import { describe, expect, test } from 'vitest';
import { readOsis } from './osis.ts';

const HEADER = `<header><work osisWork="SAMPLE"><title>A Sample</title><language>en</language><rights>Free to
  copy</rights></work><work osisWork="Bible"><title>Another</title></work></header>`;
const read = (body: string) =>
  readOsis({ name: 'sample.xml', text: `<osis><osisText osisIDWork="SAMPLE">${HEADER}\n${body}</osisText></osis>` });
const chapter = (body: string) =>
  read(`<div type="book" osisID="Ruth"><chapter osisID="Ruth.1">${body}</chapter></div>`).verses;

test('the header says what the translation is called and its terms', () => {
  const { facts, verses } = read('<div type="book" osisID="Ruth"><chapter osisID="Ruth.1"/></div>');
  expect(facts).toEqual({ abbreviation: 'SAMPLE', name: 'A Sample', language: 'en', licence: 'Free to copy' });
  expect(verses).toEqual([]);
});

test('the language of the text counts where the header names none', () => {
  const text = '<osis><osisText osisIDWork="X" xml:lang="es"><header><work osisWork="X"/></header></osisText></osis>';
  expect(readOsis({ name: 'sample.xml', text }).facts).toEqual({ abbreviation: 'X', language: 'es' });
  expect(read('').facts.language).toBe('en');
});

describe('verses', () => {
  test('as containers, with headings, notes and words marked up', () => {
    expect(
      chapter(`<title>At the door</title><p><verse osisID="Ruth.1.1">A <w lemma="strong:H1">friend</w><note>Or
        neighbour</note> of the <divineName>Lord</divineName> <transChange type="added">came</transChange>.</verse>
        <verse osisID="Ruth.1.2">He ate.<note type="crossReference">Prov 1</note></verse></p>`),
    ).toEqual([
      {
        book: 'Ruth',
        chapter: 1,
        verse: 1,
        through: 1,
        text: 'A friend of the LORD came.',
        startsLine: false,
        asides: [
          { kind: 'heading', text: 'At the door' },
          { kind: 'footnote', text: 'Or neighbour' },
        ],
      },
      {
        book: 'Ruth',
        chapter: 1,
        verse: 2,
        through: 2,
        text: 'He ate.',
        startsLine: false,
        asides: [{ kind: 'cross reference', text: 'Prov 1' }],
      },
    ]);
  });

  test('as milestones, in poetry and quotations', () => {
    expect(
      chapter(`<verse sID="Ruth.1.1" osisID="Ruth.1.1"/><lg><l level="1">He said, <q marker="“" sID="q"/>A friend,</l>
        <l level="2">a light.<q marker="”" eID="q"/></l></lg><verse eID="Ruth.1.1"/><title>Between</title>
        <verse sID="Ruth.1.2" osisID="Ruth.1.2 Ruth.1.3"/><q marker="‘">Two</q> and three.<verse eID="Ruth.1.2"/>`),
    ).toMatchObject([
      { verse: 1, through: 1, text: 'He said, “A friend,\na light.”' },
      { verse: 2, through: 3, text: '‘Two’ and three.' },
    ]);
  });

  test('begin a line of their own in poetry and after it, whatever stands around the line', () => {
    const lines = chapter(`<lg><l><verse sID="Ruth.1.1" osisID="Ruth.1.1"/>One line.<verse eID="Ruth.1.1"/></l>
      <l><verse sID="Ruth.1.2" osisID="Ruth.1.2"/>Another.<verse eID="Ruth.1.2"/></l></lg>
      <p><verse osisID="Ruth.1.3">Prose.</verse> <verse osisID="Ruth.1.4">More.</verse></p>
      <verse osisID="Ruth.1.5"><lg><l>A line.</l></lg></verse>
      <l sID="a"/><verse osisID="Ruth.1.6">A last.</verse><l eID="a"/><verse osisID="Ruth.1.7">Prose.</verse>`);
    expect(lines.map(({ startsLine }) => startsLine)).toEqual([true, true, true, false, true, true, true]);
  });

  test('of a book outside the canon are left out, and the book is named', () => {
    const { verses, otherBooks } = read(
      '<div><verse osisID="Tob.1.1">Tobit.</verse></div><div><verse osisID="Mic.1.1">Micah.</verse></div>',
    );
    expect(verses).toMatchObject([{ book: 'Micah', text: 'Micah.' }]);
    expect(otherBooks).toEqual(['Tob']);
  });
});

describe('an error names file, line and element', () => {
  test.each([
    [
      'a verse twice',
      '<verse osisID="Ruth.1.1">A</verse>\n<verse osisID="Ruth.1.1">B</verse>',
      'sample.xml, line 4, <verse>: Ruth 1:1 is here a second time',
    ],
    [
      'an unknown element',
      '<verse osisID="Ruth.1.1">A <blink>B</blink></verse>',
      'sample.xml, line 3, <blink>: this element is not one of OSIS',
    ],
    ['a verse without a place', '<verse>A</verse>', 'sample.xml, line 3, <verse>: "" is not the identifier of a verse'],
    ['broken XML', '<p>A</q>', 'sample.xml, line 3: this is not well-formed XML'],
  ])('%s', (_what, body, message) => {
    expect(() => read(body)).toThrow(message);
  });
});
