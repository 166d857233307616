import { parseArgs } from 'node:util';
import { createTestApi } from '../src/server/testing/api.ts';
import { type Finding, fuzz } from './fuzz/run.ts';

/**
 * Sends the app random valid and invalid requests, based on its own OpenAPI document:
 *
 *     npm run fuzz -- --requests N --seed S
 */

const SHOWN = 20;
const SHOWN_TEXT = 600;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string' } },
});
const requests = Number(values.requests);
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
  console.error('The number of requests and the seed must be whole numbers: npm run fuzz -- --requests 50000 --seed 1');
  process.exit(1);
}

console.log(`${requests.toLocaleString('en-US')} requests, seed ${seed} …`);
const start = performance.now();
const api = createTestApi();
const { findings, statuses, calls } = await fuzz(api, { requests, seed });
const seconds = (performance.now() - start) / 1000;

console.log('\nCall, requests, succeeded, slowest');
for (const [call, { requests: made, succeeded, slowest }] of [...calls].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${call.padEnd(52)} ${column(made)} ${column(succeeded)} ${column(Math.round(slowest))} ms`);
console.log('\nStatus, answers');
for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) console.log(`  ${status} ${column(count)}`);

const kinds = Map.groupBy(
  findings,
  ({ what, request }) => `${request.method} ${request.path.replace(/[\d?].*/, '')} ${what}`,
);
for (const each of [...kinds.values()].slice(0, SHOWN)) if (each[0]) show(each[0], each.length);
if (kinds.size > SHOWN) console.log(`\n… and ${kinds.size - SHOWN} kinds more.`);
console.log(`\n${findings.length} findings in ${requests} requests, ${Math.round(seconds)} s, seed ${seed}`);
process.exit(findings.length ? 1 : 0);

function show({ what, request, status, text, logged }: Finding, times: number): void {
  const { method, path, headers, body, caller } = request;
  console.log(`\n✗ ${what}${times > 1 ? ` (${times} times)` : ''}`);
  console.log(`  ${method} ${shorten(path)} by ${caller}`);
  console.log(`  headers ${shorten(JSON.stringify({ ...headers, cookie: undefined, authorization: undefined }))}`);
  if (body !== undefined) console.log(`  body ${shorten(body)}`);
  console.log(`  ${status} ${shorten(text)}`);
  if (logged) console.log(`  logged ${shorten(logged)}`);
}

function shorten(text: string): string {
  return text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}… (${text.length} characters)` : text;
}

function column(count: number): string {
  return count.toLocaleString('en-US').padStart(8);
}
