/** The thread of `checker.ts`: it indexes the bundled Bible once, then checks the texts that it is sent. */
import { parentPort } from 'node:worker_threads';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { KJV, readAll } from '../kjv.ts';
import { BibleIndex } from './bible-index.ts';
import type { CheckReply, CheckRequest, ModelAnswer } from './checker.ts';
import { findUnplacedSpeech } from './indirect-speech.ts';
import { findScriptureErrors } from './scripture-errors.ts';
import { identifiesReader } from './shared-words.ts';
import { findUnsourced } from './unsourced.ts';
import type { Bibles } from './verify.ts';

// The most characters of a refused sentence that the model is told.
const SHOWN = 100;

if (!parentPort) throw new Error('this file runs in a worker thread');
const port = parentPort;
const bibles = BibleIndex.build(KJV, readAll()).then((main) => ({ main, others: [] }));

port.on('message', async ({ id, texts, answer }: CheckRequest) => {
  const built = await bibles;
  const errors = texts.flatMap((text) => findScriptureErrors(text, built, answer !== null));
  if (answer) errors.push(...findAnswerErrors(texts, answer, built));
  port.postMessage({ id, errors } satisfies CheckReply);
});

/** Finds what only the texts of a model may not have. */
function findAnswerErrors(texts: readonly string[], answer: ModelAnswer, built: Bibles): CodedMessage[] {
  const whole = texts.join('\n').replaceAll("'", '’');
  return [
    ...texts.flatMap((text) => findUnsourced(text, built)),
    ...findUnplacedSpeech(whole, answer.passage).map((said) =>
      message('speech_unplaced', { said: said.slice(0, SHOWN) }),
    ),
    ...(identifiesReader(whole, answer) ? [message('reader_repeated')] : []),
  ];
}
