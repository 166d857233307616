import { writeFileSync } from 'node:fs';

/** The processor time that the main thread used without a turn of its event loop. */
export interface Hold {
  /** The end of it, in milliseconds since the epoch. */
  at: number;
  /** Milliseconds. */
  ms: number;
}

/** The variable with the path of the file that gets the holds when the process ends. */
export const LOOP_WATCH_FILE = 'LOOP_WATCH_FILE';
// Shorter ones delay nothing, and there are very many.
const LEAST_MS = 5;

const file = process.env[LOOP_WATCH_FILE];
// The measured server loads this file first (`--import`).
if (file) watchLoop(file);

/**
 * Notes the processor time between turns of the event loop. A process that waits for the machine takes none, so other
 * processes change little of it.
 */
function watchLoop(file: string): void {
  const holds: Hold[] = [];
  let used = usedMs();
  setInterval(() => {
    const now = usedMs();
    if (now - used >= LEAST_MS) holds.push({ at: Date.now(), ms: now - used });
    used = now;
  }, 1).unref();
  process.on('exit', () => writeFileSync(file, JSON.stringify(holds)));
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
