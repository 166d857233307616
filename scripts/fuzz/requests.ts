import type { Random } from '../../src/server/testing/random.ts';
import type { Caller, FuzzData } from './fuzz-data.ts';
import type { Operation, Parameter } from './operations.ts';
import { type Known, makeStrange, makeValid, STRANGE_TEXTS, Verbatim, writeValue } from './values.ts';

export interface FuzzRequest {
  caller: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const ORIGIN = 'http://hesed.example';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'x'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
];
const FOREIGN = ['https://elsewhere.example', 'null', 'http://hesed.example.elsewhere.example', '\\', ''];
// Calls that hash a password are slow, so few of their requests are sent.
const SLOW = /auth\/(login|register|setup|change-|reset-|second-step)/;
const SLOW_SHARE = 0.05;
// Calls that end a session or delete the member.
const ENDING = /auth\/logout|account\/\{userId\}$|auth\/(sessions|change-|second-step|passkeys)/;
// Path segments in place of a value, and around one.
const ODD_PARTS = [
  '0',
  '-1',
  '1.5',
  '01',
  '%31',
  '1%00',
  '1%2f',
  '%2e%2e',
  '..%5c',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '1;x=1',
  '1e309',
  '9007199254740993',
  '999999999999999999999999',
  'constructor',
  '__proto__',
  'null',
  '{userId}',
  '%F0%9F%99%8F',
  'a'.repeat(5_000),
];

/** Creates one request from the document. Half of them have one flaw; the others are valid. */
export async function makeRequest(operations: Operation[], data: FuzzData, random: Random): Promise<FuzzRequest> {
  const operation = pickOperation(operations, random);
  const disposable = ENDING.test(operation.path) ? await data.createDisposable() : null;
  const callers = disposable?.callers ?? (operation.path.includes('/admin/') ? data.admins : data.callers);
  const caller = random.pick(random.chance(0.7) ? callers : (disposable?.callers ?? data.callers));
  const known = knownValues(operation, { ...data, ...disposable }, random, disposable?.id ?? caller.id);
  const flaw = random.chance(0.5)
    ? 'none'
    : random.pick(['field', 'field', 'field', 'query', 'path', 'transport', 'method']);
  const path = makePath(operation, random, known, flaw === 'path');
  const query = makeQuery(operation.parameters, random, known, flaw === 'query');
  const method = flaw === 'method' ? random.pick(METHODS) : operation.method;
  const request: FuzzRequest = {
    caller: caller.name,
    method,
    path: `${path}${query && `?${query}`}`,
    headers: makeHeaders(operation, method, caller, random),
  };
  if (['GET', 'HEAD'].includes(method)) return request;
  const body = makeBody(operation, random, known, flaw === 'field');
  if (body !== null) request.body = body;
  if (flaw === 'transport') breakTransport(request, random);
  else if (request.body !== undefined) request.headers['content-type'] ??= 'application/json';
  if (request.body !== undefined) request.headers['content-length'] = String(Buffer.byteLength(request.body));
  return request;
}

function pickOperation(operations: Operation[], random: Random): Operation {
  for (;;) {
    const operation = random.pick(operations);
    if (!SLOW.test(operation.path) || random.chance(SLOW_SHARE)) return operation;
  }
}

function makeHeaders(
  { method, path }: Operation,
  sent: string,
  caller: Caller,
  random: Random,
): Record<string, string> {
  const headers: Record<string, string> = { ...caller.headers };
  if (!['GET', 'HEAD'].includes(sent)) {
    if (random.chance(0.97)) headers.origin = ORIGIN;
    else if (random.chance(0.7)) headers.origin = random.pick(FOREIGN);
  }
  // An export answers with an archive unless the caller asks for JSON.
  if (method === 'GET' && random.chance(path.includes('export') ? 0.7 : 0.1)) headers.accept = 'application/json';
  if (random.chance(0.02)) headers['user-agent'] = 'x'.repeat(2_000);
  if (random.chance(0.02)) headers.cookie = `${headers.cookie ?? ''}; %=%; hesed_session=${'B'.repeat(43)}; a`;
  return headers;
}

function makePath({ path, parameters }: Operation, random: Random, known: Known, flawed: boolean): string {
  const values = new Map(parameters.filter((each) => each.in === 'path').map((each) => [each.name, each.schema]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (flawed && random.chance(0.7)) return random.pick(ODD_PARTS);
    return encode(toText(makeValid(values.get(name) ?? {}, random, known, name)));
  });
  if (!flawed || random.chance(0.6)) return filled;
  return random.pick([
    `${filled}/`,
    `${filled}//`,
    filled.replace('/api/', '/api//'),
    filled.replace('/api/', '/api/./'),
    `${filled}/../..`,
    filled.toUpperCase().replace('/API', '/api'),
    filled.replace(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${filled}%00`,
    `${filled}.json`,
    `${filled};jsessionid=1`,
    filled.replace(/\/[^/]*$/, ''),
    '/api/constructor',
    '/api/__proto__/toString',
  ]);
}

function makeQuery(parameters: Parameter[], random: Random, known: Known, flawed: boolean): string {
  const parts: string[] = [];
  for (const { name, required, schema } of parameters.filter((each) => each.in === 'query')) {
    if (flawed && random.chance(0.3)) continue;
    if (!required && random.chance(0.5)) continue;
    const value =
      flawed && random.chance(0.6) ? random.pick(STRANGE_TEXTS) : toText(makeValid(schema, random, known, name));
    parts.push(`${encodeURIComponent(name)}=${encode(value)}`);
    if (flawed && random.chance(0.3)) parts.push(`${name}=${encode(random.pick(STRANGE_TEXTS))}`);
    if (flawed && random.chance(0.1)) parts.push(`${name}[]=1`, `${name}[a]=1`);
  }
  if (flawed)
    parts.push(
      random.pick(['__proto__=1', 'constructor=1', 'userId=1', '%', 'a=%E0%A4%A', '=', `q=${'x'.repeat(9_000)}`]),
    );
  return parts.join('&');
}

/** Returns the body of a request; null for none. */
function makeBody({ body }: Operation, random: Random, known: Known, flawed: boolean): string | null {
  if (!body) {
    if (flawed) return writeValue(random.chance(0.5) ? { userId: 1, role: 'admin' } : makeStrange(random, known));
    return random.chance(0.2) ? '{}' : null;
  }
  const useExample = body.example !== undefined && random.chance(0.2);
  const made = useExample ? withOwnId(body.example, random, known) : makeValid(body.schema, random, known);
  if (!flawed) return writeValue(made);
  if (random.chance(0.05)) return writeValue(makeStrange(random, known));
  return writeValue(breakBody(made, random, known));
}

/** Replaces the member id of an example with the caller's own. */
function withOwnId(example: unknown, random: Random, known: Known): unknown {
  const userId = random.pick(known('userId') ?? [1]);
  const fields = example as Record<string, unknown>;
  return 'userId' in fields ? { ...fields, userId } : fields;
}

/** Makes one change somewhere in a body: removes a field, adds one, or replaces a value with a strange one. */
function breakBody(value: unknown, random: Random, known: Known): unknown {
  if (Array.isArray(value) && value.length && random.chance(0.6)) {
    const at = random.int(0, value.length - 1);
    if (random.chance(0.2)) return [...value, ...Array<unknown>(random.pick([1, 8, 1_000])).fill(value[at])];
    return value.map((each, index) => (index === at ? breakBody(each, random, known) : each));
  }
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (fields.length === 0) return makeStrange(random, known);
  const at = random.int(0, fields.length - 1);
  const [name] = fields[at] as [string, unknown];
  const choice = random.next();
  if (choice < 0.2) return Object.fromEntries(fields.filter((_, index) => index !== at));
  if (choice < 0.35) {
    const extra = random.pick([
      'role',
      'isDev',
      'userId',
      'id',
      '__proto__',
      'constructor',
      'toString',
      '',
      '\u0000',
      'x'.repeat(5_000),
    ]);
    return new Verbatim(
      `${writeValue(value).slice(0, -1)},${JSON.stringify(extra)}:${writeValue(makeStrange(random, known))}}`,
    );
  }
  if (choice < 0.42) return new Verbatim(`${writeValue(value).slice(0, -1)},${JSON.stringify(name)}:null}`);
  return Object.fromEntries(
    fields.map(([field, inner], index) => [field, index === at ? breakBody(inner, random, known) : inner]),
  );
}

/** Breaks a request below the level of its fields: its headers, encoding or JSON. */
function breakTransport(request: FuzzRequest, random: Random): void {
  const { body = '{"a":1}' } = request;
  request.headers['content-type'] = 'application/json';
  switch (random.int(0, 6)) {
    case 0:
      request.headers['content-type'] = random.pick(TYPES);
      break;
    case 1:
      delete request.headers['content-type'];
      break;
    case 2:
      request.body = body.slice(0, random.int(0, body.length - 1));
      return;
    case 3:
      request.body = random.pick([
        '[]',
        'null',
        '"text"',
        '5',
        'true',
        '{',
        '}',
        '\u0000',
        '{"a":}',
        "{'a':1}",
        '\ufeff{}',
        '{}{}',
        'NaN',
      ]);
      return;
    case 4:
      request.body = `{"x":"${'x'.repeat(random.pick([10_000, 262_145, 400_000]))}"}`;
      return;
    case 5:
      request.body = `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
      return;
    default:
      request.headers['content-type'] = random.pick([
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'application/json;',
      ]);
  }
  request.body = body;
}

/** Returns the valid values of fields that their schemas do not determine, by the field's name. */
function knownValues({ path }: Operation, data: FuzzData, random: Random, ownId: number | null): Known {
  const noun = Object.keys(data.ids).find((word) => path.includes(`/${word}/`)) ?? '';
  const members = ownId === null ? data.members : [...Array<number>(8).fill(ownId), ...data.members];
  const values: Record<string, readonly unknown[]> = {
    userId: members,
    id: data.ids[noun] ?? [1],
    timezone: ['UTC', 'America/New_York', 'Asia/Kolkata', 'Europe/London'],
    reminderTime: ['9:00 AM', '12:30 PM'],
    friendshipPhilosophy: [
      'Friends tell each other the truth gently and stay when it would be easier to leave.',
      '🙏'.repeat(60),
    ],
    userReflection: ['I was glad to be asked, and called her in the evening.', '\u202e'.repeat(30)],
    phoneNumber: ['+15551234567', '(555) 123-4567'],
    whatsappNumber: ['+15551234567'],
    code: ['123456'],
    password: ['a long secret'],
    currentPassword: ['a long secret'],
    newPassword: ['another long secret'],
    targetDate: ['2027-05-24', '2028-02-29'],
    endpoint: ['https://push.parish.example/fuzz'],
    email: /login|forgot/.test(path) ? data.emails : [`fuzz-${random.int(1, 1e9)}@parish.example`],
    ...(/setup/.test(path) ? { token: [data.setupToken] } : {}),
    username: [`Boaz ${random.int(1, 1e9)}`],
  };
  return (name) => (Object.hasOwn(values, name) ? values[name] : undefined);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : writeValue(value);
}

/** Percent-encodes a text. Half of a surrogate pair, which cannot be encoded, is replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
