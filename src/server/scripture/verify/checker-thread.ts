/** The thread of `checker.ts`: it indexes the bundled Bible once, then checks the texts that it is sent. */
import { parentPort } from 'node:worker_threads';
import { KJV, readAll } from '../kjv.ts';
import { BibleIndex } from './bible-index.ts';
import type { CheckReply, CheckRequest } from './checker.ts';
import { findScriptureErrors } from './scripture-errors.ts';
import { findQuotations } from './verify.ts';

if (!parentPort) throw new Error('this file runs in a worker thread');
const port = parentPort;
const bibles = BibleIndex.build(KJV, readAll()).then((main) => ({ main, others: [] }));

port.on('message', async ({ id, texts, find }: CheckRequest) => {
  const built = await bibles;
  const found = {
    errors: find === 'errors' ? texts.flatMap((text) => findScriptureErrors(text, built)) : [],
    quotations:
      find === 'quotations' ? texts.flatMap((text) => findQuotations(text, built).map((each) => each.text)) : [],
  };
  port.postMessage({ id, ...found } satisfies CheckReply);
});
