import { describe, expect, test } from 'vitest';
import { KNOWN_SENTENCES, NEW_SENTENCES, type Sentence } from '../../../content/care/sentences.ts';
import { KNOWN_SPANISH_SENTENCES, NEW_SPANISH_SENTENCES } from '../../../content/care/spanish-sentences.ts';
import { findCareSigns, mayGoToModel } from './find-care-signs.ts';

/** Returns the sentences whose sign was missed, and the sentences without a sign that raised a false alarm. */
function judge(sentences: readonly Sentence[]) {
  const missed = sentences.filter(([text, signs]) => signs.length > 0 && findCareSigns(text).length === 0);
  const falseAlarms = sentences.filter(([text, signs]) => signs.length === 0 && findCareSigns(text).length > 0);
  return { missed: missed.map(([text]) => text), falseAlarms: falseAlarms.map(([text]) => text) };
}

describe('G6: signs of crisis', () => {
  test.each([
    ['written with the phrases', KNOWN_SENTENCES, { missed: 8, falseAlarms: 0 }],
    ['written after the phrases', NEW_SENTENCES, { missed: 18, falseAlarms: 4 }],
    ['in Spanish, written with the phrases', KNOWN_SPANISH_SENTENCES, { missed: 1, falseAlarms: 0 }],
    ['in Spanish, written after the phrases', NEW_SPANISH_SENTENCES, { missed: 11, falseAlarms: 1 }],
  ])('in sentences %s: misses and false alarms stay as few as docs/guidance.md says', (name, sentences, most) => {
    const { missed, falseAlarms } = judge(sentences);
    const withSign = sentences.filter(([, signs]) => signs.length > 0).length;
    const figures = `${withSign} with a sign, ${missed.length} missed; ${sentences.length - withSign} without, ${falseAlarms.length} false alarms`;
    process.stdout.write(`Sentences ${name}: ${figures}\n${[...missed, ...falseAlarms].join('\n')}\n`);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most.missed);
    expect(falseAlarms.length, falseAlarms.join('\n')).toBeLessThanOrEqual(most.falseAlarms);
  });

  test('abuse is told from other signs, because it rests the prompts to reconcile', () => {
    const wrong = [...KNOWN_SENTENCES, ...KNOWN_SPANISH_SENTENCES].filter(
      ([text, signs]) => signs.includes('abuse') !== findCareSigns(text).includes('abuse'),
    );
    expect(wrong).toEqual([]);
  });

  test('in Spanish, the wish to die oneself is no threat to others', () => {
    for (const text of ['Ojalá me muera.', 'Ojalá me muriera.', 'Espero que me muera pronto.'])
      expect(findCareSigns(text), text).toEqual(['self_harm']);
    expect(findCareSigns('Ojalá mi padrastro se muera.')).toContain('threat');
  });

  test('are found beside a saying, in any line of a long text, and without full stops', () => {
    const long = 'We talked about the garden and the children. '.repeat(300);
    for (const text of [
      'This commute is killing me, and I want to die.',
      `${long}\nI want to die\n${long}`,
      `${long.replaceAll('.', '')} my husband hits me ${long.replaceAll('.', '')}`,
      'I WANT TO DIE!!!',
      'Me muero de risa con él, y por la noche quiero morir.',
      'I love my church. Mi esposo me pega.',
      'QUIERO\nMORIR',
      'i   want\tto\ndie',
      'I want\r\nto die',
      'I want... To... Die',
      'I want . . . to die',
    ])
      expect(findCareSigns(text).length, text.slice(0, 60)).toBeGreaterThan(0);
  });

  test('are not made of the last words of a paragraph and the first ones of the next', () => {
    for (const gap of ['\n\n', '\r\n\r\n', '\n \n'])
      expect(findCareSigns(`There is no point${gap}in living rooms we sat together`), gap).toEqual([]);
    expect(findCareSigns('There is no point\nin living')).toEqual(['self_harm']);
  });

  test('are looked for in long texts of anything in time that grows with their length only', () => {
    const size = 64 * 1024;
    for (const part of [
      'want to ',
      'i wish he never not want to be ',
      'he and she and they hit and ',
      'no me quiero no quiero en ',
      'mi esposo y el me no ',
      'sin cristo la vida y ',
      '“',
      '“a” (Job 10:',
      '神は愛である。',
      'Бог есть любовь. ',
      'a',
      '.!?',
      '\n ',
      '. ',
      '…',
      '\u0301',
      'ﷺ',
      'I carried my friend’s bag and we talked about the week. ',
    ]) {
      const text = part.repeat(size / part.length);
      // A time that grows with the square would pass the time limit of the test.
      expect(findCareSigns(text), part).toEqual([]);
      expect(findCareSigns(`${text}. I want to die. ${text}`), part).toEqual(['self_harm']);
      expect(findCareSigns(`${text}. Quiero morir. ${text}`), part).toEqual(['self_harm']);
    }
  });
});

describe('G6: a member’s text may go to a model', () => {
  test('without a sign of crisis, in English', () => {
    for (const text of [
      'I want to become a better listener, because my friends carry a lot.',
      'Call my friend every week',
      '',
      'Keep no ledger',
      'Write to Orpah once a month',
      'I want to be kind, patient, honest, loyal, humble, faithful and true.',
      'He drinks coffee at the harbour with me on Mondays.',
      'My soul is weary of my life, says Job, and I read on with my friend.',
    ])
      expect(mayGoToModel(text), text).toBe(true);
  });

  test('and no other: with a sign, in another language, or with words in another script', () => {
    for (const text of [
      'My husband hits me.',
      'My goals: more walks. Also I want to die.',
      'I often think that I want\nto die and leave my friends.',
      'Mi marido me pega cuando bebe y tengo miedo de volver a casa por la noche.',
      'Mein Mann schlägt mich, und ich habe Angst, nach Hause zu gehen.',
      'Quiero morir',
      'Mi esposo me pega',
      'Ich will sterben',
      'I want to be a good friend. 我想死',
      'I think that a friend is somebody who stays. Mi esposo me golpea cada noche y ya no quiero vivir.',
      'A friend is somebody who stays, mi marido me pega y quiero morir, and who listens to me.',
      'I miei genitori mi picchiano',
      'Tenho medo do meu marido',
      'Mój mąż pije i bije',
      'My man slaan my',
      'Lyst til at dø',
      'Mijn vader is gevaarlijk',
      'Я хочу умереть',
    ])
      expect(mayGoToModel(text), text).toBe(false);
  });
});
