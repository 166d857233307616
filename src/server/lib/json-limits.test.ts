import { describe, expect, test } from 'vitest';
import { limitJson } from './json-limits.ts';

const nest = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('the JSON of a call', () => {
  test.each([null, true, 1, 'x', [], {}, { scheduleData: Array(7).fill({ timeSlots: Array(3).fill({ hour: 9 }) }) }])(
    'passes when it is small: %j',
    (value) => expect(() => limitJson(value)).not.toThrow(),
  );

  test('has at most 16 levels', () => {
    expect(() => limitJson(nest(16))).not.toThrow();
    expect(() => limitJson(nest(17))).toThrow('nested too deeply: 16 levels at most');
    expect(() => limitJson(nest(100_000))).toThrow('nested too deeply');
  });

  test('has at most 1,000 values in all, at any level', () => {
    expect(() => limitJson(Array(999).fill(0))).not.toThrow();
    expect(() => limitJson(Array(1_000).fill(0))).toThrow('too many values: 1000 at most');
    expect(() => limitJson({ a: Array(600).fill(0), b: { c: Array(600).fill(0) } })).toThrow('too many values');
  });
});
