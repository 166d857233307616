import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Load, load } from './load.ts';

interface LoadOptions {
  port: number;
  requests: string[];
  connections: number;
  ms: number;
}

/**
 * Runs {@link load} in a thread of its own, because the pauses of a busy process would otherwise count as the server's.
 */
export async function loadInThread(port: number, requests: Buffer[], connections: number, ms: number): Promise<Load> {
  const options: LoadOptions = { port, requests: requests.map(String), connections, ms };
  const [result] = await once(new Worker(import.meta.filename, { workerData: options }), 'message');
  return result as Load;
}

if (!isMainThread) {
  const { port, requests, connections, ms } = workerData as LoadOptions;
  parentPort?.postMessage(
    await load(
      port,
      requests.map((request) => Buffer.from(request)),
      connections,
      ms,
    ),
  );
}
