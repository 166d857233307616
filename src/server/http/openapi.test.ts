import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: { type: string } }[];
  requestBody?: {
    content: Record<string, { schema: { required?: string[]; properties: Record<string, { type: string }> } }>;
  };
  responses: Record<string, unknown>;
}

let api: TestApi;
let document: {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  components: { securitySchemes: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
};

beforeAll(async () => {
  api = createTestApi({ env: { APP_NAME: 'Grace Friends' } });
  document = (await api.visitor().get<typeof document>('/api/openapi.json')).body;
});
afterAll(() => api.close());

test('it is an OpenAPI 3.1 document of this site', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Grace Friends API', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(document.servers).toEqual([{ url: 'http://hesed.example/api' }]);
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'hesed_session' },
  });
});

test('every operation has a name of its own, a summary, a tag and a 200', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary, tags, responses } of operations) {
    expect(summary).toMatch(/^[A-Z]/);
    expect(tags).toHaveLength(1);
    expect(Object.keys(responses)).toContain('200');
  }
});

test('only what is open to anyone asks for no session', () => {
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) => (security?.length ? [] : [`${method} ${path}`])),
  );
  expect(open.sort()).toEqual([
    'post /auth/login',
    'post /auth/logout',
    'post /auth/register',
    'post /auth/verify-email',
  ]);
});

describe('fields', () => {
  test('in a path are no fields of the body', () => {
    const save = document.paths['/schedule/{userId}']?.post;
    expect(save?.parameters).toEqual([expect.objectContaining({ name: 'userId', in: 'path', required: true })]);
    expect(Object.keys(save?.requestBody?.content['application/json']?.schema.properties ?? {}).sort()).toEqual([
      'scheduleData',
      'timezone',
    ]);
  });

  test('keep their types', () => {
    const body = document.paths['/onboarding']?.post?.requestBody?.content['application/json']?.schema;
    expect(body?.properties.satisfactionRating?.type).toBe('integer');
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
});
