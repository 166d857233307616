import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../shared/auth.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { DESCRIPTIONS } from './descriptions/all.ts';
import { describeFields } from './descriptions/description.ts';

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  [keyword: string]: unknown;
}

// Web Authentication defines these fields, so the document does not describe them.
const WEB_AUTHN = ['PasskeyCreationOptions', 'PasskeyRequestOptions', 'PasskeyAttestation', 'PasskeyAssertion'];

let api: TestApi;
let document: { components: { schemas: Record<string, Node> }; paths: Node };

beforeAll(async () => {
  api = createTestApi();
  document = (await api.visitor().get<typeof document>('/api/openapi.json')).body;
});
afterAll(() => api.close());

describe('the document', () => {
  test('describes every field of every schema', () => {
    const own = Object.entries(document.components.schemas).filter(([name]) => !WEB_AUTHN.includes(name));
    expect(own.length).toBeGreaterThan(0);
    const fields = own.flatMap(([name, schema]) => fieldsOf(schema, name)).concat(fieldsOf(document.paths, ''));
    const undescribed = fields.filter(([, field]) => !/^[A-Z`].*\.$/.test(field.description ?? ''));
    expect(undescribed.map(([place]) => place)).toEqual([]);
  });

  test('describes the state of a channel and the state of a day differently', () => {
    const day = document.components.schemas.StreakDay?.properties?.state?.description;
    const channel = document.components.schemas.MethodState?.properties?.state?.description;
    expect(day).toMatch(/^The state of the day/);
    expect(channel).toMatch(/^Only a channel that is `ready` is used\./);
    const sent = fieldsOf(document.paths, '').filter(([place]) => place.endsWith('methods.items.state'));
    expect(sent.map(([, field]) => field.description)).toEqual([channel]);
  });

  test('describes the code of a sentence unlike the codes that members type', () => {
    const { description } = document.components.schemas.Attention?.properties?.said?.properties?.code ?? {};
    expect(description).toMatch(/^Names the sentence/);
  });

  test('contains every description that is written', () => {
    const text = JSON.stringify(document);
    const unused = DESCRIPTIONS.flatMap(({ fields }) => Object.values(fields))
      .map((field) => (typeof field === 'string' ? field : field.description))
      .filter((description) => !text.includes(JSON.stringify(description)));
    expect(unused).toEqual([]);
  });
});

describe('a contract', () => {
  test('is described once, field by field', () => {
    expect(new Set(DESCRIPTIONS.map(({ schema }) => schema)).size).toBe(DESCRIPTIONS.length);
    for (const { schema, fields } of DESCRIPTIONS)
      expect(Object.keys(fields).sort()).toEqual(Object.keys(schema.shape).sort());
  });

  test('with a field that is missing or misspelt does not compile', () => {
    const { emailVerified, ...rest } = account.shape;
    const described = Object.fromEntries(Object.keys(rest).map((name) => [name, 'A text.'])) as Record<
      keyof typeof rest,
      string
    >;
    // @ts-expect-error: `emailVerified` is missing.
    describeFields(account, described);
    // @ts-expect-error: no field is called `emailVerifed`.
    describeFields(account, { ...described, emailVerified: 'A text.', emailVerifed: 'A text.' });
    describeFields(account, { ...described, emailVerified: 'A text.' });
    expect(emailVerified).toBeDefined();
  });
});

/** Returns every field of the object schemas in a part of the document, with its path. */
function fieldsOf(node: Node, place: string): [string, Node][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([keyword, value]) => {
    // Examples contain values, not schemas.
    if (keyword === 'example') return [];
    if (keyword !== 'properties') return fieldsOf(value as Node, `${place}.${keyword}`);
    return Object.entries(value as Record<string, Node>).flatMap(([name, field]) => [
      [`${place}.${name}`, field] as [string, Node],
      ...fieldsOf(field, `${place}.${name}`),
    ]);
  });
}
