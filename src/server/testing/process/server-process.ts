import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { buildIfStale } from '../../../../scripts/build.ts';
import { requireBuiltInterface } from '../browser/built-interface.ts';
import { childEnv } from './child-env.ts';

/** The built server, as `npm start` runs it. A start from the sources takes twice the processor time. */
export const BUILT_SERVER = join(import.meta.dirname, '../../../../dist/server/main.js');

let built: Promise<void> | undefined;

/** Builds the server where it is stale; for the `beforeAll` of tests that start it. */
export function buildServer(): Promise<void> {
  requireBuiltInterface();
  built ??= buildReadable();
  return built;
}

async function buildReadable(): Promise<void> {
  // Other tests in this process make new files private, but some tests start the server as another user.
  const umask = process.umask(0o022);
  await buildIfStale(['server']).finally(() => process.umask(umask));
}

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Returns everything written so far on both streams. */
  output(): { out: string; err: string };
  /** Waits until the log contains a text. */
  logs(text: string): Promise<void>;
  /** The address it listens on. @throws its output, when it ends before it listens. */
  listening: Promise<string>;
  /** Its exit code after it ended; null when a signal ended it. */
  ended: Promise<number | null>;
}

export interface ServerProcessOptions {
  /** The settings, besides a free port on loopback. */
  env: Record<string, string>;
  cwd?: string;
  /** Node's arguments; the built server by default. */
  args?: readonly string[];
  /** JavaScript that runs in the process before the server does. */
  preload?: string;
  /** A command that runs the given command line, such as `prlimit --nofile=64`. */
  through?: readonly string[];
  uid?: number;
}

/** Starts a server with a folder and settings of its own; it is killed when the test ends. */
export function startServer({
  env,
  cwd,
  args = [BUILT_SERVER],
  preload,
  through = [],
  uid,
}: ServerProcessOptions): ServerProcess {
  const before = preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const [command, ...rest] = [...through, process.execPath, ...before, ...args] as [string, ...string[]];
  const child = spawn(command, rest, {
    cwd,
    env: childEnv({ HOST: '127.0.0.1', PORT: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  const awaited = new Map<string, () => void>();
  child.stderr.on('data', (part) => {
    err += part;
    for (const [text, found] of awaited) if (err.includes(text)) found();
  });
  const logs = (text: string) =>
    new Promise<void>((found) => (err.includes(text) ? found() : void awaited.set(text, found)));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const listening = new Promise<string>((found, fail) => {
    child.stdout.on('data', (part) => {
      out += part;
      const url = /^listening on (http:\S+)$/m.exec(out)?.[1];
      if (url) found(url);
    });
    void ended.then((code) => fail(new Error(`The server ended with ${code} before it listened: ${out}${err}`)));
  });
  // A test that expects the start to fail does not await this promise.
  listening.catch(() => {});
  return { child, logs, output: () => ({ out, err }), listening, ended };
}
