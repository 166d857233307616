import { afterEach, expect, vi } from 'vitest';

// Nothing in the product writes to console.error; whoever does in a test has found a fault.
const written: unknown[][] = [];
vi.spyOn(console, 'error').mockImplementation((...args) => void written.push(args));

afterEach(() => {
  expect(written.splice(0), 'console.error was called').toEqual([]);
});
