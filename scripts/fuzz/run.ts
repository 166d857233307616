import type { TestApi } from '../../src/server/testing/api.ts';
import { createRandom } from '../../src/server/testing/random.ts';
import { createCheck } from './check.ts';
import { createFuzzData } from './fuzz-data.ts';
import { findOperation, type OpenApiDocument, readOperations } from './operations.ts';
import { type FuzzRequest, makeRequest } from './requests.ts';

const ORIGIN = 'http://hesed.example';
// New members are created after this many requests, so that earlier changes and revocations do not block later ones.
const RENEW_DATA_EVERY = 100;
// If the rate limits were not cleared this often, almost every request would be rejected.
const CLEAR_LIMITS_EVERY = 5;

export interface Finding {
  what: string;
  request: FuzzRequest;
  status: number;
  text: string;
  /** The site's log of the request, when it failed. */
  logged: string | null;
}

export interface FuzzResult {
  requests: number;
  findings: Finding[];
  statuses: Map<number, number>;
  /** By call: how many requests reached it, how many of them succeeded, and its slowest answer in milliseconds. */
  calls: Map<string, { requests: number; succeeded: number; slowest: number }>;
}

/**
 * Sends random requests from a site's own document and checks every answer against it. The same seed sends the same
 * requests.
 */
export async function fuzz(api: TestApi, options: { requests: number; seed: number }): Promise<FuzzResult> {
  const document = (await api.visitor().get('/api/openapi.json')).body as unknown as OpenApiDocument;
  const operations = readOperations(document);
  const check = createCheck(document, operations);
  const random = createRandom(options.seed);
  const calls: FuzzResult['calls'] = new Map(
    operations.map(({ key }) => [key, { requests: 0, succeeded: 0, slowest: 0 }]),
  );
  const result: FuzzResult = { requests: options.requests, findings: [], statuses: new Map(), calls };
  let data = await createFuzzData(api);
  for (let at = 0; at < options.requests; at += 1) {
    if (at % RENEW_DATA_EVERY === 0) data = await createFuzzData(api);
    if (at % CLEAR_LIMITS_EVERY === 0) api.site.db.client.exec('DELETE FROM rate_limits');
    const request = await makeRequest(operations, data, random);
    const start = performance.now();
    const answer = await send(api, request);
    const took = performance.now() - start;
    result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
    const call = calls.get(callOf(request)) ?? { requests: 0, succeeded: 0, slowest: 0 };
    calls.set(callOf(request), call);
    call.requests += 1;
    call.slowest = Math.max(call.slowest, took);
    if (answer.status === 200) call.succeeded += 1;
    const what = answer.failure ?? check(request, answer);
    if (!what) continue;
    const logged = answer.status >= 500 ? JSON.stringify(api.site.logged.at(-1) ?? null) : null;
    result.findings.push({ what, request, status: answer.status, text: answer.text, logged });
  }
  return result;

  function callOf({ method, path }: FuzzRequest): string {
    return findOperation(operations, method, new URL(path, ORIGIN).pathname)?.key ?? 'no such call';
  }
}

async function send({ app }: TestApi, { method, path, headers, body }: FuzzRequest) {
  try {
    const answer = await app.request(`${ORIGIN}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    return { status: answer.status, contentType: answer.headers.get('content-type'), text, failure: null };
  } catch (error) {
    return { status: 0, contentType: null, text: '', failure: `no answer: ${(error as Error).message}` };
  }
}
