/** The thread of `checker.ts`: it indexes the bundled Bible once, then checks the texts that it is sent. */
import { parentPort } from 'node:worker_threads';
import { KJV, readAll } from '../kjv.ts';
import { BibleIndex } from './bible-index.ts';
import type { CheckReply, CheckRequest } from './checker.ts';
import { findScriptureErrors } from './scripture-errors.ts';
import { findUnsourced } from './unsourced.ts';

if (!parentPort) throw new Error('this file runs in a worker thread');
const port = parentPort;
const bibles = BibleIndex.build(KJV, readAll()).then((main) => ({ main, others: [] }));

port.on('message', async ({ id, texts, writer }: CheckRequest) => {
  const built = await bibles;
  const errors = texts.flatMap((text) => [
    ...findScriptureErrors(text, built),
    ...(writer === 'model' ? findUnsourced(text, built) : []),
  ]);
  port.postMessage({ id, errors } satisfies CheckReply);
});
