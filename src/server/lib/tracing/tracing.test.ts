import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createMember, everyDay } from '../../testing/members/members.ts';
import { buildServer, startServer } from '../../testing/process/server-process.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../testing/queue/queue.ts';
import { createTestSite } from '../../testing/site.ts';
import { temporaryFile } from '../../testing/temporary-file.ts';
import { openTracing } from './open-tracing.ts';
import { NO_TRACING } from './tracing.ts';

beforeAll(buildServer, 300_000);

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Received {
  path: string | undefined;
  headers: Record<string, unknown>;
  text: string;
}

/** Listens as a collector of OpenTelemetry does; `received` fills with what it was sent. */
async function startCollector() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const spans = (): Span[] =>
    received.flatMap(({ text }) =>
      JSON.parse(text).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, spans };
}

const attributesOf = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

test.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_EXPORTER: 'none' },
])('nothing is recorded with %j', async (env) => {
  expect(await openTracing(env, '1.0.0')).toBe(NO_TRACING);
});

test('without tracing, work returns and throws as it is', async () => {
  expect(await NO_TRACING.inSpan('work', {}, async () => 7)).toBe(7);
  await expect(NO_TRACING.inSpan('work', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('spans of inner work belong to the span around it, and an error leaves its name alone', async () => {
  const { url, spans } = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url;
  onTestFinished(() => void delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const tracing = await openTracing(process.env, '1.0.0');
  const ended = tracing.inSpan('outer', {}, () =>
    tracing.inSpan('inner', { kind: 'client' }, () =>
      Promise.reject(new TypeError('naomi@parish.example is not there')),
    ),
  );
  await expect(ended).rejects.toThrow(TypeError);
  await tracing.stop();
  const [inner, outer] = spans();
  expect([inner?.name, outer?.name]).toEqual(['inner', 'outer']);
  expect([inner?.traceId, inner?.parentSpanId]).toEqual([outer?.traceId, outer?.spanId]);
  expect([inner?.kind, inner?.status.code, attributesOf(inner)]).toEqual([3, 2, { 'error.type': 'TypeError' }]);
  expect(JSON.stringify(spans())).not.toContain('naomi');
});

test('work of the scheduler and the sends within it are spans, and name no member', async () => {
  const { url, spans } = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url;
  onTestFinished(() => void delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const site = createTestSite();
  onTestFinished(() => site.db.close());
  site.tracing = await openTracing(process.env, '1.0.0');
  await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  await startScheduler(site, [createRecordingChannel('email')]);
  await site.clock.turnTo('2027-03-01T09:00:30Z');
  await site.tracing.stop();
  const send = spans().find(({ name }) => name === 'send email');
  expect([send?.kind, attributesOf(send)]).toEqual([3, { 'hesed.channel': 'email', 'hesed.outcome': 'sent' }]);
  expect(spans().find(({ spanId }) => spanId === send?.parentSpanId)?.name).toBe('work email');
  expect(spans().map(({ name }) => name)).toContain('work prepare');
  expect(JSON.stringify(spans())).not.toContain('parish.example');
});

test('a running site sends spans of its requests by route, without what was asked for', async () => {
  const { url, received, spans } = await startCollector();
  const server = startServer({
    env: {
      DATA_DIR: temporaryFile('data'),
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector=a-secret-of-it',
      OTEL_SERVICE_NAME: 'st-anne',
    },
  });
  const site = await server.listening;
  await fetch(`${site}/api/dashboard/4711?secret=naomi`);
  await fetch(`${site}/unsubscribe/token-of-naomi`, { method: 'POST' });
  server.child.kill('SIGTERM');
  expect([await server.ended, server.output().err]).toEqual([0, '']);
  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-collector': 'a-secret-of-it' } });
  const read = spans().find(({ name }) => name.startsWith('GET /api/dashboard/'));
  expect(attributesOf(read)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/dashboard/{userId}',
    'http.response.status_code': 401,
  });
  const all = received.map(({ text }) => text).join();
  expect(all).toContain('st-anne');
  expect(all).not.toMatch(/4711|naomi|a-secret-of-it|127\.0\.0\.1/);
});
