import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns the path of a file in a new folder, which is deleted when the test ends. */
export function temporaryFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}
