import { describe, expect, it } from 'vitest';
import { findContractImports } from './contract-imports.ts';

const SHARED: [string, string[]][] = [
  ['src/shared/zod.ts', ['zod']],
  ['src/shared/goals.ts', ['src/shared/zod.ts', 'src/shared/guidance/limits.ts']],
  ['src/shared/guidance/limits.ts', []],
];

describe('the contracts that pages import', () => {
  it('are found through other modules', () => {
    expect(findContractImports([...SHARED, ['src/client/goals/goal-form.tsx', ['src/shared/goals.ts']]])).toEqual([
      'src/client/goals/goal-form.tsx: src/shared/goals.ts makes schemas when it loads; import it when a form needs it.',
    ]);
    expect(findContractImports([['src/client/goals/goal-form.tsx', ['zod']]])).toHaveLength(1);
  });

  it('are reported at the file that imports them, and not in tests or on the server', () => {
    const others: [string, string[]][] = [
      ['src/client/goals/goals.page.tsx', ['src/client/goals/goal-form.tsx', 'src/shared/guidance/limits.ts']],
      ['src/client/goals/goal-form.tsx', []],
      ['src/client/goals/goal-form.test.ts', ['src/shared/goals.ts']],
      ['src/client/journeys/goals/goals.test.ts', ['src/shared/goals.ts']],
      ['src/server/domains/goals/router.ts', ['src/shared/goals.ts']],
    ];
    expect(findContractImports([...SHARED, ...others])).toEqual([]);
  });
});
