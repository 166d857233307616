import type { Worker } from 'node:worker_threads';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { startThread } from '../../lib/program/thread.ts';

/** A request to the thread: some texts, and what to find in them. */
export interface CheckRequest {
  id: number;
  texts: readonly string[];
  find: 'errors' | 'quotations';
}

/** The thread's reply. What was not asked for is empty. */
export interface CheckReply {
  id: number;
  errors: CodedMessage[];
  /** The quoted words. */
  quotations: string[];
}

/** Checks how texts quote Scripture, in a thread of its own, so that its index never blocks the event loop. */
export interface ScriptureChecker {
  /**
   * Returns a message for each wrong quotation and each reference that does not exist.
   * @throws when the thread fails or gives no answer in time.
   */
  check(texts: readonly string[]): Promise<CodedMessage[]>;
  /**
   * Returns the words that are quoted from Scripture, rightly or wrongly, for texts that may quote none.
   * @throws when the thread fails or gives no answer in time.
   */
  findQuotations(texts: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

// Building the index takes two seconds on a free processor, and many times as long on a busy one.
const ANSWER_MS = 40_000;
// The index takes about 110 MB. The thread ends when nothing was checked for this long.
const IDLE_MS = 5 * MINUTE_MS;
const THREAD = new URL('./checker-thread.ts', import.meta.url);

interface Waiting {
  resolve(reply: CheckReply): void;
  reject(error: Error): void;
}

/** Creates a checker. Its thread starts with the first check, and again after it ended. */
export function createScriptureChecker(idleMs: number = IDLE_MS): ScriptureChecker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startThread(THREAD);
    // The server keeps the process alive; this thread does not.
    started.unref();
    started.on('message', (reply: CheckReply) => waiting.get(reply.id)?.resolve(reply));
    started.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => end(started, new Error('the thread that checks Scripture ended')));
    return started;
  }

  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    for (const each of waiting.values()) each.reject(error);
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    if (!stopped) return;
    end(stopped, new Error('the thread that checks Scripture was stopped'));
    await stopped.terminate();
  }

  async function ask(texts: readonly string[], find: CheckRequest['find']): Promise<CheckReply> {
    clearTimeout(idle);
    worker ??= start();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<CheckReply>();
    waiting.set(id, { resolve, reject });
    const late = setTimeout(() => reject(new Error('checking Scripture took too long')), ANSWER_MS);
    worker.postMessage({ id, texts, find } satisfies CheckRequest);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(() => void stop(), idleMs).unref();
    }
  }

  return {
    check: async (texts) => (await ask(texts, 'errors')).errors,
    findQuotations: async (texts) => (await ask(texts, 'quotations')).quotations,
    close: stop,
  };
}
