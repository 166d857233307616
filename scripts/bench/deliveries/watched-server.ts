import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllDoubles } from '../../../src/server/testing/doubles/all-doubles.ts';
import { MINUTE_MS } from '../../../src/shared/schedule/durations.ts';
import { type Hold, LOOP_WATCH_FILE } from './loop-watch.ts';

const ROOT = join(import.meta.dirname, '../../..');
// The server as `npm start` runs it, with something that watches its event loop.
const SERVER = [
  ...['--max-semi-space-size=8', '--import', join(import.meta.dirname, 'loop-watch.ts')],
  join(ROOT, 'dist/server/main.js'),
];

/** Returns the settings of a server whose data folder is given and whose providers are doubles. */
export function serverSettings(folder: string, { env }: AllDoubles): Record<string, string> {
  return {
    ...env,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    // The name the page requests use.
    PUBLIC_URL: 'http://127.0.0.1',
  };
}

/** Starts the server on a data folder, and returns its process and port once it listens. */
export async function startWatched(
  folder: string,
  env: Record<string, string>,
): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(process.execPath, SERVER, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, [LOOP_WATCH_FILE]: holdsFile(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((found, fail) => {
    let out = '';
    server.stdout.on('data', (part) => {
      out += part;
      const listening = /^listening on http:\S+:(\d+)/m.exec(out)?.[1];
      if (listening) found(Number(listening));
    });
    server.once('exit', () => fail(new Error(`the server did not start: ${out}`)));
  });
  return { server, port };
}

/** Stops the server of a data folder and returns the holds of its event loop. */
export async function stopWatched(server: ChildProcess, folder: string): Promise<Hold[]> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return JSON.parse(readFileSync(holdsFile(folder), 'utf8')) as Hold[];
}

const holdsFile = (folder: string) => join(folder, 'holds.json');

/** Returns the first full minute at or after an instant, in milliseconds. */
export function nextMinute(instant: number): number {
  return Math.ceil(instant / MINUTE_MS) * MINUTE_MS;
}
