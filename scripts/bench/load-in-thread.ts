import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Load, load } from './load.ts';

interface Asked {
  port: number;
  requests: string[];
  connections: number;
  ms: number;
}

/**
 * Runs {@link load} in its own thread, for a process that is busy with something else, whose pauses would
 * otherwise count as the server's.
 */
export async function loadApart(port: number, requests: Buffer[], connections: number, ms: number): Promise<Load> {
  const asked: Asked = { port, requests: requests.map(String), connections, ms };
  const [result] = await once(new Worker(import.meta.filename, { workerData: asked }), 'message');
  return result as Load;
}

if (!isMainThread) {
  const { port, requests, connections, ms } = workerData as Asked;
  parentPort?.postMessage(
    await load(
      port,
      requests.map((request) => Buffer.from(request)),
      connections,
      ms,
    ),
  );
}
