import { join } from 'node:path';

/**
 * Returns the environment of a child process: none of the machine's settings, and a compile cache, which saves a third
 * of the start time.
 */
export function childEnv(settings: Record<string, string | undefined> = {}): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
    ...settings,
  };
}
