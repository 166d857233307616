import { expect, test } from 'vitest';
import { checkPrivateParts } from './private-parts.ts';

test.each([
  ['appRouter._def.record', '_def'],
  ["schema['_def']", '_def'],
  ['schema["_def"]', '_def'],
  ['schema[`_def`]', '_def'],
  ['schema._zod.def', '_zod'],
  ['schema?._zod?.def', '_zod'],
  ["type Output = (typeof output)['_zod']['output'];", '_zod'],
  ['const { _def } = router;', '_def'],
  ["const { '_def': parts } = router;", '_def'],
  ['const { shape: { _zod: inner } = {} } = schema;', '_zod'],
  ['const read = ({ _zod: x }: Schema) => x;', '_zod'],
  ['for (const { _def } of procedures) use(_def);', '_def'],
  ['({ _def: parts } = router);', '_def'],
  ["if ('_def' in router) use(router);", '_def'],
  ["Reflect.get(router, '_def')", '_def'],
  ['(socket as Duplex & { _httpMessage?: ServerResponse })', '_httpMessage'],
  ['socket._httpMessage.headersSent', '_httpMessage'],
  ['plain.__proto__ = Request.prototype;', '__proto__'],
  ['Object.setPrototypeOf(plain, Request.prototype)', 'setPrototypeOf'],
  ['const { setPrototypeOf } = Object;', 'setPrototypeOf'],
])('private parts of packages are refused, also in tests: %s', (line, name) => {
  for (const file of ['src/server/app.ts', 'src/server/app.test.ts', 'db/schema/site.ts', 'scripts/bench/http.ts'])
    expect(checkPrivateParts(file, line)).toEqual([
      expect.stringContaining(`${file}: private parts of packages (${name})`),
    ]);
});

test('each private name of a file is reported once', () => {
  const text = 'router._def; schema._zod; const { _def } = router;';
  expect(checkPrivateParts('src/server/app.ts', text)).toEqual([expect.stringContaining('(_def, _zod)')]);
});

test('JSX is checked too', () => {
  expect(checkPrivateParts('src/client/app.tsx', 'const app = <p>{router._def.record}</p>;')).toHaveLength(1);
});

test('one file may list the procedures of tRPC', () => {
  expect(checkPrivateParts('src/server/http/list-calls.ts', 'appRouter._def.procedures')).toEqual([]);
});

test.each([
  'const user_def = 1;',
  'z.output<typeof output>',
  "const kind = { name: 'the_default' };",
  'const send = (_id: string, { chatId }: Target, [_first, second]: string[]) => second;',
  'const { [name]: _removed, ...rest } = values;',
  'const { _: first } = parsed;',
  "window.open('', '_blank')",
  "post(path, { _method: 'DELETE' })",
  'class Lease { #held = 0; read() { return this.#held; } }',
  '// appRouter._def is private\n"a text about _zod"',
])('names that only look private are not refused: %s', (line) => {
  expect(checkPrivateParts('src/server/app.ts', line)).toEqual([]);
});
