import { writeFileSync } from 'node:fs';

/** A span of time when the main thread worked without a turn of its event loop. */
export interface Hold {
  /** The end of it, in milliseconds since the epoch. */
  at: number;
  /** The processor time that it used, in milliseconds. */
  ms: number;
}

/** The variable with the path of the file that gets the holds when the process ends. */
export const LOOP_WATCH_FILE = 'LOOP_WATCH_FILE';
// Shorter holds delay nothing, and there are very many of them.
const MIN_HOLD_MS = 5;

const file = process.env[LOOP_WATCH_FILE];
// The measured server loads this file first (`--import`).
if (file) watchLoop(file);

/**
 * Records the processor time between turns of the event loop. Other processes on the machine hardly change it, because a
 * process that waits uses none.
 */
function watchLoop(file: string): void {
  const holds: Hold[] = [];
  let used = usedMs();
  setInterval(() => {
    const now = usedMs();
    if (now - used >= MIN_HOLD_MS) holds.push({ at: Date.now(), ms: now - used });
    used = now;
  }, 1).unref();
  process.on('exit', () => writeFileSync(file, JSON.stringify(holds)));
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
