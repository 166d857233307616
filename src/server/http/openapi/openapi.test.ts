import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleBody } from '../../../shared/schedule.ts';
import { ERROR_STATUS } from '../../lib/app-error.ts';
import { RATE_RULES, type RateRule } from '../../site/rate-rules.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { listCalls } from '../list-calls.ts';
import { readCalls } from './document.ts';
import { createSchemaWriter } from './document-schemas.ts';
import { EXAMPLES } from './examples/all.ts';

interface Content {
  'application/json': { schema: AnySchema & { required?: string[]; properties?: Record<string, { type: string }> } };
  'application/zip'?: object;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  'x-required-scope'?: string;
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: { type: string } }[];
  requestBody?: { content: Content & { 'application/json': { example: unknown } }; required: boolean };
  responses: Record<
    string,
    { $ref?: string; description: string; content: Content & { 'application/json': { example: unknown } } }
  >;
}

let api: TestApi;
let document: {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  components: {
    securitySchemes: Record<string, { type: string }>;
    schemas: Record<string, object>;
    responses: Record<string, { content: Content & { 'application/json': { example: unknown } } }>;
  };
  paths: Record<string, Record<string, Operation>>;
};
/** The calls, with the pointers to them in the document. */
let operations: (Operation & { call: string; pointer: string })[];
let ajv: Ajv2020;

beforeAll(async () => {
  api = createTestApi({ env: { APP_NAME: 'Grace Friends' } });
  document = (await api.visitor().get<typeof document>('/api/openapi.json')).body;
  operations = readCalls().map(({ name, method, path }) => ({
    ...(document.paths[path]?.[method] as Operation),
    call: name,
    pointer: `#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`,
  }));
  // The document itself is validated by a test.
  ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'document');
});
afterAll(() => api.close());

const operationOf = (call: string) => operations.find((operation) => operation.call === call);

test('it is a valid OpenAPI 3.1 document of this site', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({
    title: 'Grace Friends API',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(document.servers).toEqual([{ url: '/api' }]);
});

test('every operation has a unique name, a summary, one described tag, and a 200', () => {
  expect(operations.length).toBeGreaterThan(0);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const described = document.tags.map(({ name }) => name);
  expect(described).toEqual([...new Set(listCalls().map(({ name }) => name.split('.')[0]))]);
  for (const { call, operationId, summary, tags, responses } of operations) {
    expect(operationId, call).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
    expect(summary, call).toMatch(/^[A-Z].*[^.]$/);
    expect(described, call).toContain(tags[0]);
    expect(tags, call).toHaveLength(1);
    expect(Object.keys(responses), call).toContain('200');
  }
});

test('each named schema is in the document once, under its name', () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Error', 'Account', 'GuidanceEntry', 'Goal', 'Dashboard', 'ScheduleDay', 'AccountExport']),
  );
  const schemaOf = (call: string) => operationOf(call)?.responses['200']?.content['application/json'].schema;
  expect(schemaOf('guidance.dashboard')).toEqual({ $ref: '#/components/schemas/Dashboard' });
  expect(schemaOf('schedule.get')).toEqual({ type: 'array', items: { $ref: '#/components/schemas/ScheduleDay' } });
  const referred = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(schemas).sort()).toEqual([...new Set(referred)].sort());
});

test('fields with a default are optional in requests', () => {
  const writer = createSchemaWriter();
  const { items } = writer.write(scheduleBody.shape.scheduleData, 'input') as { items: object };
  expect(items).toMatchObject({ required: ['dayOfWeek'] });
  expect(Object.keys(writer.components)).toEqual(['ContentType']);
});

test('a 200 describes the answer', () => {
  const said = (call: string) => operationOf(call)?.responses['200']?.description;
  expect(said('auth.logout')).toBe('The call succeeded.');
  expect(said('guidance.dashboard')).toBe('The dashboard.');
  expect(said('auth.tokens.list')).toBe('The tokens.');
});

describe('the access to a call', () => {
  test('is by session or token for most calls, with the required scope', () => {
    expect(document.components.securitySchemes).toEqual({
      session: { type: 'apiKey', in: 'cookie', name: 'hesed_session', description: expect.any(String) },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'API token', description: expect.any(String) },
    });
    const both = [{ session: [] }, { bearer: [] }];
    expect(operationOf('guidance.dashboard')).toMatchObject({ security: both, 'x-required-scope': 'read' });
    expect(operationOf('schedule.save')).toMatchObject({ security: both, 'x-required-scope': 'write' });
    expect(operationOf('admin.queueStats')).toMatchObject({ security: both, 'x-required-scope': 'admin' });
  });

  test('is what its procedure requires, and is described in words', () => {
    for (const { access, fresh, name, reads } of readCalls()) {
      const { security, description = '', ...operation } = operationOf(name) as Operation;
      const scope = access === 'admin' ? 'admin' : access === 'member' ? (reads ? 'read' : 'write') : undefined;
      expect(
        security.map((way) => Object.keys(way)[0]),
        name,
      ).toEqual(
        {
          anyone: [],
          session: ['session'],
          member: ['session', 'bearer'],
          admin: ['session', 'bearer'],
          admin_session: ['session'],
          reviewer_session: ['session'],
        }[access],
      );
      expect(operation['x-required-scope'], name).toBe(scope);
      if (scope) expect(description, name).toContain(`scope \`${scope}\``);
      expect(description.includes('within the last hour'), name).toBe(fresh);
    }
  });
});

test('docs/api.md names every call that needs a session, and marks those that need a new one', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const said = [...guide.matchAll(/^\| `([A-Z]+ \S+)`( \*)? \| [^|]+ \|$/gm)].map(([, call, mark = '']) => call + mark);
  const calls = readCalls().filter(({ access }) => access.endsWith('session'));
  expect(said).toEqual(calls.map(({ method, path, fresh }) => `${method.toUpperCase()} ${path}${fresh ? ' *' : ''}`));
});

/** The row of docs/api.md that names each limit. */
const LIMIT_ROWS: Record<RateRule, string> = {
  sign_in_account: 'failed sign-ins',
  sign_in_address: 'failed sign-ins',
  sign_in_work: 'sign-ins of any outcome',
  sign_in_done: 'successful sign-ins',
  registration: 'joining',
  taken_address: 'answers that a name or an e-mail is taken',
  verification_mail: 'asking again for a confirmation mail',
  code_to_address: 'codes that confirm a number',
  codes_to_address_a_day: 'codes that confirm a number',
  codes_of_member: 'codes that confirm a number',
  code_calls_of_member: 'codes that confirm a number',
  codes_from_address: 'codes that confirm a number',
  mail_to_address: 'mails that confirm an address',
  reset_mail: 'password links in one mailbox',
  identity_check: 'wrong passwords and codes in a session',
  proved_changes: 'changes behind a right one',
  password_reset_address: 'requesting a new password',
  email_change: 'changing the e-mail',
  token_creation: 'creating API tokens',
  passkey_start: 'beginning to sign in with a passkey',
  bad_token: 'wrong API tokens',
  setup: 'tokens of the first administrator’s link',
  workspace_calls: 'connecting Slack, and reading its channels',
  channel_checks: 'an administrator’s checks of settings, channels and the site',
  test_alerts: 'test messages',
  mail_token: 'tokens of mailed links that are wrong',
  preference_changes: 'saving onboarding, alert preferences, kinds of mail, pauses and other consent',
  schedule_changes: 'saving the week',
  entry_reports: 'reporting entries',
  goal_creation: 'creating goals',
  unknown_unsubscribe: 'unknown unsubscribe links',
  unknown_answer: 'unknown links that answer a message',
  export: 'exports',
};
const WINDOWS = new Map([
  [60, 'a minute'],
  [600, 'in 10 minutes'],
  [900, 'in 15 minutes'],
  [3_600, 'an hour'],
  [86_400, 'a day'],
]);

test('docs/api.md names every rate limit with its figures, and no other', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const [, table = ''] = /\| What \| How much \|\n\|---\|---\|\n((?:.+\n)*)/.exec(guide) ?? [];
  const rows = new Map([...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, what, much]) => [what, much]));
  for (const [name, { points, duration }] of Object.entries(RATE_RULES))
    expect(rows.get(LIMIT_ROWS[name as RateRule]), name).toContain(`${points} ${WINDOWS.get(duration)}`);
  const others = [...rows.keys()].filter((what) => !Object.values(LIMIT_ROWS).some((row) => row === what));
  expect(others).toEqual(['calls together in one request to `/trpc`', 'request headers']);
});

test('docs/api.md names every error code with its status, and no other', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| (\d{3}) \| ([A-Z_`, ]+) \| .+ \|$/gm)];
  const said = rows.flatMap(([, status, codes = '']) => codes.split(', ').map((code) => `${status} ${code}`));
  const codes = Object.entries(ERROR_STATUS).map(([code, status]) => `${status} \`${code.toUpperCase()}\``);
  expect(said).toEqual(codes);
});

describe('an error', () => {
  test('has the same body for every call', () => {
    for (const { call, responses } of operations)
      for (const [status, { $ref }] of Object.entries(responses))
        if (status !== '200') expect($ref, `${call} ${status}`).toMatch(/^#\/components\/responses\/[A-Z]\w+$/);
    const isError = compile('#/components/schemas/Error');
    for (const [name, { content }] of Object.entries(document.components.responses))
      expect(isError(content['application/json'].example), name).toEqual([]);
  });

  test('is documented for each call that can answer it', () => {
    const statuses = (call: string) => Object.keys(operationOf(call)?.responses ?? {}).join(' ');
    expect(statuses('auth.me')).toBe('200 400 401 403 415 429 500');
    expect(statuses('schedule.get')).toBe('200 400 401 403 404 415 429 500');
    expect(statuses('schedule.save')).toBe('200 400 401 403 404 413 415 429 500');
    expect(statuses('auth.register')).toBe('200 400 403 409 413 415 429 500');
    expect(statuses('admin.audit.list')).toBe('200 400 401 403 415 429 500');
    expect(statuses('auth.login')).toBe('200 400 401 403 413 415 429 500');
  });
});

describe('fields', () => {
  test('in a path are not repeated in the body', () => {
    const save = operationOf('schedule.save');
    expect(save?.parameters).toEqual([expect.objectContaining({ name: 'userId', in: 'path', required: true })]);
    expect(Object.keys(save?.requestBody?.content['application/json'].schema.properties ?? {}).sort()).toEqual([
      'scheduleData',
      'timezone',
      'wordingLanguage',
    ]);
  });

  test('keep their types', () => {
    const body = operationOf('onboarding.submit')?.requestBody?.content['application/json'].schema;
    expect(body?.properties?.satisfactionRating?.type).toBe('integer');
    expect(body?.required).toEqual(
      expect.arrayContaining([
        'userId',
        'friendshipPhilosophy',
        'challenges',
        'satisfactionRating',
        'notificationMethod',
        'frequency',
      ]),
    );
    expect(body?.required).not.toContain('reminderTime');
  });

  test('that are unknown are rejected by every body', () => {
    for (const { call, requestBody } of operations)
      if (requestBody)
        expect(requestBody.content['application/json'].schema, call).toMatchObject({ additionalProperties: false });
  });

  test('that are instants are ISO strings', () => {
    expect(fieldOf('GuidanceEntry', 'createdAt')).toMatchObject({ type: 'string', format: 'date-time' });
    expect(JSON.stringify(document)).not.toMatch(/"\w+At":\{"type":"string"[,}](?!"format")/);
  });

  test('that are dates or e-mail addresses have their format', () => {
    expect(fieldOf('GuidanceEntry', 'localDate')).toMatchObject({ type: 'string', format: 'date' });
    expect(fieldOf('Goal', 'targetDate')).toMatchObject({ type: ['string', 'null'], format: 'date' });
    expect(fieldOf('Account', 'email')).toMatchObject({ type: 'string', format: 'email' });
    const login = operationOf('auth.login')?.requestBody?.content['application/json'].schema;
    expect(login?.properties?.email).toMatchObject({ type: 'string', format: 'email' });
  });

  test('in a path or query have a description', () => {
    for (const { call, parameters = [] } of operations)
      for (const { name, description } of parameters) expect(description, `${call} ${name}`).toMatch(/^[A-Z`].*\.$/);
  });
});

describe('examples', () => {
  test('exist for every body and every answer, and match their schema', () => {
    const wrong = operations.flatMap(({ call, pointer, requestBody, responses }) =>
      Object.entries({ 'responses/200': responses['200'], requestBody }).flatMap(([at, described]) => {
        const part = described?.content['application/json'];
        if (!part) return [];
        if (part.example === undefined) return `${call} has no example`;
        const check = compile(`${pointer}/${at}/content/application~1json/schema`);
        return check(part.example).map((failure) => `${call} ${failure}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('belong to existing calls', () => {
    const calls = new Set(readCalls().map(({ name }) => name));
    expect(Object.keys(EXAMPLES).filter((call) => !calls.has(call))).toEqual([]);
  });
});

test('an export is an archive, or JSON on request', () => {
  expect(Object.keys(operationOf('auth.account.export')?.responses['200']?.content ?? {})).toEqual([
    'application/zip',
    'application/json',
  ]);
});

test('a document that has not changed is not sent again', async () => {
  const first = await api.visitor().get('/api/openapi.json');
  const tag = first.headers.get('etag') as string;
  const again = await api.visitor().get('/api/openapi.json', { headers: { 'if-none-match': tag } });
  expect([first.status, again.status, again.text]).toEqual([200, 304, '']);
  expect((await api.visitor().get('/api/openapi.json', { headers: { 'if-none-match': 'W/"old"' } })).status).toBe(200);
});

/** Returns a field of a named schema. */
function fieldOf(schema: string, field: string): unknown {
  return (document.components.schemas[schema] as { properties: Record<string, unknown> }).properties[field];
}

/** Returns a function that checks a value against the schema at a pointer of the document, and returns the errors. */
function compile(pointer: string): (value: unknown) => unknown[] {
  const check = ajv.compile({ $ref: `document${pointer}` });
  return (value) =>
    check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
