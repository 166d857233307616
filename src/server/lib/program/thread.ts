import { basename } from 'node:path';
import { getAsset, isSea } from 'node:sea';
import { Worker } from 'node:worker_threads';

/** Starts a thread of the program from its source, or in the single executable from the asset of the same name. */
export function startThread(source: URL): Worker {
  if (!isSea()) return new Worker(source);
  return new Worker(getAsset(basename(source.pathname), 'utf8'), { eval: true });
}
