import { describe, expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { createLogger, openLogger } from './logger.ts';

const SECRET = 'whither-thou-goest';

/** Returns one log line, parsed and as text. */
function logged(fields: object, message = 'something happened') {
  const lines: string[] = [];
  createLogger('trace', { write: (line) => void lines.push(line) }).info(fields, message);
  expect(lines).toHaveLength(1);
  return { text: lines[0] as string, line: JSON.parse(lines[0] as string) as Record<string, unknown> };
}

test('a log line is JSON with a level, a time, the given fields and the message', () => {
  expect(logged({ jobs: 3, at: new Date(0), list: [1, 'a', null], nested: { a: { b: true } } }).line).toEqual({
    level: 30,
    time: expect.any(Number),
    jobs: 3,
    at: '1970-01-01T00:00:00.000Z',
    list: [1, 'a', null],
    nested: { a: { b: true } },
    msg: 'something happened',
  });
});

describe('secrets are redacted', () => {
  test.each([
    'password',
    'token',
    'cookie',
    'authorization',
    'secret',
    'SMTP_URL',
    'smtpUrl',
    'signingKey',
    'Authorization',
    'set-cookie',
    'newPassword',
    'tokenHash',
    'clientSecret',
    'TWILIO_AUTH_TOKEN',
  ])('under the name %s, at any depth', (name) => {
    const secret = { [name]: SECRET };
    for (const fields of [
      secret,
      { a: secret },
      { a: { b: secret } },
      { a: { b: { c: { d: secret } } } },
      { a: [{ b: [secret] }] },
    ]) {
      const { text } = logged(fields);
      expect(text).not.toContain(SECRET);
      expect(text).toContain('[redacted]');
    }
  });

  test('whatever type they have', () => {
    expect(
      logged({ headers: { cookie: ['a=1', SECRET], authorization: { scheme: 'Bearer', value: SECRET } } }).text,
    ).not.toContain(SECRET);
  });

  test('from a line about them, while its other fields stay', () => {
    expect(logged({ request: { path: '/api/auth/login', password: SECRET } }).line.request).toEqual({
      path: '/api/auth/login',
      password: '[redacted]',
    });
  });
});

describe('a logged error', () => {
  test('has its name, message, code, stack and causes', () => {
    const cause = Object.assign(new TypeError('the socket closed'), { code: 'ECONNRESET' });
    const { err } = logged({ err: new AppError('internal', { code: 'internal' }, { cause }) }).line as {
      err: unknown;
    };
    expect(err).toEqual({
      type: 'AppError',
      message: 'Something went wrong on our side. Nothing was lost; please try again.',
      code: 'internal',
      stack: expect.stringContaining('logger.test.ts'),
      cause: { type: 'TypeError', message: 'the socket closed', code: 'ECONNRESET', stack: expect.any(String) },
    });
  });

  test('has none of its other properties', () => {
    const err = Object.assign(new Error('refused'), { config: { auth: SECRET }, rejected: [SECRET], response: SECRET });
    expect(logged({ err }).text).not.toContain(SECRET);
    expect(logged({ a: { deeper: err } }).text).not.toContain(SECRET);
    expect(logged({ err: new Error('outer', { cause: err }) }).text).not.toContain(SECRET);
  });

  test('of a query has the statement without its values', () => {
    // Drizzle puts the values into the message, and so into the stack.
    const query = 'insert into users (email, password) values (?, ?)';
    const err = Object.assign(new Error(`Failed query: ${query}\nparams: ruth@parish.example,${SECRET}`), {
      query,
      params: ['ruth@parish.example', SECRET],
    });
    const { text, line } = logged({ err });
    expect(text).not.toMatch(new RegExp(`${SECRET}|ruth@parish`));
    expect((line.err as { message: string }).message).toBe(`Failed query: ${query}`);
  });

  test.each([['a text'], [null], [undefined], [{ password: SECRET }]])('may be any thrown value: %j', (err) => {
    expect(logged({ err }).text).not.toContain(SECRET);
  });
});

test('circular references are cut off', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle.self = circle;
  expect(logged({ circle }).text).toContain('[too deep]');
  const error = new Error('round');
  error.cause = error;
  expect(logged({ err: error }).text.length).toBeLessThan(50_000);
});

test.each([
  ['json', true, /^\{.*"msg":"listening"/],
  ['json', false, /^\{.*"msg":"listening"/],
  ['pretty', true, /INFO.*: .*listening.*\n$/],
  ['pretty', false, /INFO.*: .*listening.*\n$/],
  [undefined, true, /INFO.*: .*listening.*\n$/],
  [undefined, false, /^\{.*"msg":"listening"/],
] as const)('LOG_FORMAT %s on a terminal: %s', async (format, isTerminal, line) => {
  const lines: string[] = [];
  const log = await openLogger('info', format, isTerminal, { write: (text) => void lines.push(text) });
  log.info('listening');
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('a line below the site’s log level is not written', () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  log.info('quiet');
  log.warn('loud');
  expect(lines).toHaveLength(1);
});
