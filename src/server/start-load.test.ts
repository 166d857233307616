import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Each took a tenth of a start or more (docs/decisions/runtime.md).
const LATER = [
  '/server/router.ts',
  '/http/handlers.ts',
  '/node-cron/',
  '/fflate/',
  '/trpc-to-openapi/',
  '/nodemailer/',
];

/** Loads what a start loads, and prints the files and the formats of `Intl` that were made on the way. */
const PROBE = `
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
  const made = [];
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const Format = Intl[name];
    if (typeof Format !== 'function' || !Format.prototype) continue;
    Intl[name] = new Proxy(Format, { construct: (target, args) => (made.push(name), Reflect.construct(target, args)) });
  }
  await import('./src/server/running-site.ts');
  console.log(JSON.stringify({ files, made }));
`;

test('a start waits for no call, no format of dates or lists, and no part that only later work needs', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROBE], { encoding: 'utf8' });
  const { files, made } = JSON.parse(output) as { files: string[]; made: string[] };
  expect(files.filter((file) => LATER.some((part) => file.includes(part)))).toEqual([]);
  expect(made).toEqual([]);
  expect(files.some((file) => file.endsWith('/server/scheduler/scheduler.ts'))).toBe(true);
});
