import { afterEach, expect, vi } from 'vitest';

// The product never writes to console.error, so a write during a test is an error.
const written: unknown[][] = [];
vi.spyOn(console, 'error').mockImplementation((...args) => void written.push(args));

afterEach(() => {
  expect(written.splice(0), 'console.error was called').toEqual([]);
});
