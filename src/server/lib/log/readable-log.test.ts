import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { createReadableLog } from './readable-log.ts';

/** Returns what the readable log writes. */
function written(log: (to: ReturnType<typeof createLogger>) => void, colorize = false): string {
  const parts: string[] = [];
  log(createLogger('info', createReadableLog({ write: (part) => void parts.push(part) }, colorize)));
  return parts.join('');
}

test('a line has its time, level, sentence and fields', () => {
  expect(written((log) => log.warn({ setting: 'PORT', jobs: 3 }, 'a stored setting is not used'))).toMatch(
    /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] WARN: a stored setting is not used \{"setting":"PORT","jobs":3\}\n$/,
  );
});

test('an error has its message, its stack line by line, and its cause', () => {
  const cause = Object.assign(new TypeError('the socket closed'), { code: 'ECONNRESET' });
  const text = written((log) =>
    log.error({ err: new Error('no answer', { cause }), requestId: 'r-1' }, 'a call failed'),
  );
  expect(text).toMatch(/ERROR: a call failed /);
  expect(text).toContain('no answer');
  expect(text).toMatch(/\n +at .+readable-log\.test\.ts/);
  expect(text).toContain('the socket closed');
  expect(text).toContain('ECONNRESET');
  expect(text).toContain('r-1');
});

test('secrets are redacted as in JSON', () => {
  const text = written((log) => log.info({ token: 'whither-thou-goest' }, 'a token'));
  expect(text).toContain('[redacted]');
  expect(text).not.toContain('whither-thou-goest');
});

test('text of a stranger cannot move the cursor, colour the terminal or begin a line of its own', () => {
  const hostile = 'x\u001b[2J\u009b31m\r\u0007\u0008';
  const text = written((log) => log.error({ err: new Error(hostile), [hostile]: hostile }, hostile));
  expect(text).toContain('x\u{fffd}[2J');
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  const forged = 'broken\n[2027-03-01 08:00:00] INFO: all is well';
  expect(written((log) => log.error({ err: new Error(forged), forged }, 'a call failed'))).not.toMatch(/^\[2027/m);
});

test('only the terminal gets colours', () => {
  const line = (log: ReturnType<typeof createLogger>) => log.info('listening');
  expect(written(line, true)).toContain('\u001b[');
  expect(written(line, false)).not.toContain('\u001b[');
});
