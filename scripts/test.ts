import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build.ts';
import { checkStructure } from './structure.ts';
import { readTestArguments } from './testing/test-arguments.ts';

/**
 * Runs every check. The last line counts them all, and any failure makes the exit code 1. Types and lint are checked
 * while the interface is built, so that no core is idle. `--full` tries every kill point, every screen at every width
 * and every invalid value at every call, and measures coverage. All other arguments go to Vitest, such as the name of a
 * file, or `--coverage`.
 */

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
let passed = 0;
let failed = 0;

function check(name: string, ok: boolean): void {
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (ok) passed += 1;
  else failed += 1;
}

/** Runs a tool of the packages to its end; returns whether it succeeded. */
async function runTool(file: string, ...args: string[]): Promise<boolean> {
  const tool = spawn(process.execPath, [join(ROOT, 'node_modules', file), ...args], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(tool, 'exit');
  return code === 0;
}

const breaches = checkStructure();
for (const breach of breaches) console.error(`  ${breach}`);
check('structure', breaches.length === 0);
await Promise.all([
  runTool('typescript-native/bin/tsc').then((ok) => check('types', ok)),
  runTool('@biomejs/biome/bin/biome', 'check', '.').then((ok) => check('lint and format', ok)),
  buildIfStale(['interface']),
  buildIfStale(['server']),
]);

const folder = mkdtempSync(join(tmpdir(), 'hesed-tests-'));
const report = join(folder, 'report.json');
const { isFull, forVitest } = readTestArguments(process.argv.slice(3));
if (isFull) process.env.HESED_FULL_TESTS = '1';
const exited = await runTool(
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...forVitest,
);
try {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  // A file that failed to load has no tests to count, but is a failure too.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  passed += numPassedTests;
  failed += numFailedTests + broken;
  if (!exited && numFailedTests + broken === 0) check('test run', false);
} catch {
  check('test run', false);
}
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
