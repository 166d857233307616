import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '../build.ts';
import { median, type Row } from './table.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXECUTABLE = join(ROOT, 'dist/hesed');
const ROUNDS = 5;
const IDLE_MS = 3_000;
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
// `npm start` without npm itself, which takes longer to start than Hesed.
const START: string[] = scripts.start.split(' ').slice(1);

interface Start {
  /** From the command to the first answer with status 200. */
  ms: number;
  /** Resident memory of the idle process, in MB. */
  memory: number;
}

/**
 * Measures the start of an existing site and its idle memory, beside bare node:http with SQLite open, in
 * alternating rounds: with `npm start`, and with the executable if it is built.
 */
export async function measureStart(): Promise<Row[]> {
  await buildIfStale(['interface', 'server']);
  const folder = mkdtempSync(join(tmpdir(), 'hesed-bench-'));
  const commands: Record<string, string[]> = {
    bare: [process.execPath, join(ROOT, 'scripts/bench/start-bare.js')],
    'npm start': [process.execPath, ...START],
    ...(existsSync(EXECUTABLE) && { executable: [EXECUTABLE] }),
  };
  const starts = new Map(Object.keys(commands).map((name): [string, Start[]] => [name, []]));
  try {
    // The first round creates the database and fills caches, so it does not count.
    for (let round = -1; round < ROUNDS; round += 1)
      for (const [name, command] of Object.entries(commands)) {
        const start = await startOnce(command, folder);
        if (round >= 0) starts.get(name)?.push(start);
      }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const bare = starts.get('bare') ?? [];
  return [...starts].filter(([name]) => name !== 'bare').flatMap(([name, ours]) => rowsOf(name, ours, bare));
}

function rowsOf(name: string, ours: Start[], bare: Start[]): Row[] {
  const medianOf = (starts: Start[], figure: keyof Start) => median(starts.map((start) => start[figure]));
  const row = (what: string, figure: keyof Start, unit: string, goal: string): Row => ({
    what: `${name}: ${what}, median of ${ROUNDS}`,
    measured: `${Math.round(medianOf(ours, figure))} ${unit}`,
    reference: `${Math.round(medianOf(bare, figure))} ${unit} bare node:http with SQLite open`,
    ratio: `${(medianOf(ours, figure) / medianOf(bare, figure)).toFixed(1)} ×`,
    goal,
  });
  return [
    row('command to the first 200', 'ms', 'ms', '≤ 3 ×'),
    ...(Number.isNaN(ours[0]?.memory) ? [] : [row('resident memory when idle', 'memory', 'MB', '≤ 2 ×')]),
  ];
}

async function startOnce([program = '', ...args]: string[], folder: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { status } = await fetch(`${await addressOf(child)}/healthz`);
  if (status !== 200) throw new Error(`${program} answered ${status}`);
  const ms = performance.now() - began;
  await wait(IDLE_MS);
  const memory = residentMemory(child.pid);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, memory };
}

/** Returns the address that a server prints once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((done, fail) => {
    child.stdout?.on('data', (part) => {
      output += part;
      const [, address] = /listening on (http\S+)\n/.exec(output) ?? [];
      if (address) done(address);
    });
    child.once('exit', () => fail(new Error(`${child.spawnfile} did not start`)));
  });
}

/** Returns the resident memory of a process in MB; NaN if the system does not report it. */
function residentMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(kB) / 1024;
}
