import { expect, test, vi } from 'vitest';
import { z } from '../shared/zod.ts';

test('schemas are compiled on the server but not in a page, whose policy forbids it', async () => {
  expect(z.config().jitless).toBe(false);
  vi.stubGlobal('document', {});
  vi.resetModules();
  try {
    await import('../shared/zod.ts');
    const page = await import('zod');
    expect(page.z.config().jitless).toBe(true);
  } finally {
    vi.unstubAllGlobals();
    z.config({ jitless: false });
  }
});
