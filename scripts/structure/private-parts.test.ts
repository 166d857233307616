import { expect, test } from 'vitest';
import { checkPrivateParts } from './private-parts.ts';

const READS = ['appRouter._def.record', "(typeof output)['_zod']['output']", 'schema["_def"]', 'schema._zod.def'];

test.each([...READS, 'Object.setPrototypeOf(plain, Request.prototype)'])(
  'private parts of packages are refused in code and in tests: %s',
  (line) => {
    for (const file of ['src/server/app.ts', 'src/server/app.test.ts', 'db/schema/site.ts'])
      expect(checkPrivateParts(file, line)).toEqual([expect.stringContaining(`${file}: private parts`)]);
  },
);

test('one file may list the procedures of tRPC', () => {
  expect(checkPrivateParts('src/server/http/list-calls.ts', 'appRouter._def.procedures')).toEqual([]);
});

test.each(['const user_def = 1;', 'z.output<typeof output>', "name: 'the_default'"])(
  'what only looks like a private part is not refused: %s',
  (line) => {
    expect(checkPrivateParts('src/server/app.ts', line)).toEqual([]);
  },
);
