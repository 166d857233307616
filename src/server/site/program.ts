import { join } from 'node:path';
import { isSea } from 'node:sea';

const RUN = join(import.meta.dirname, '../../../scripts/run.js');

/**
 * Returns the command line for a command of this installation: `npm run admin -- list`, or `hesed admin list` with the
 * executable (docs/install.md).
 */
export function commandLine(name: string, args = ''): string {
  const start = isSea() ? `hesed ${name}` : `npm run ${name}`;
  if (args === '') return start;
  return isSea() ? `${start} ${args}` : `${start} -- ${args}`;
}

/** Returns the program and the arguments that run a command in a process of its own. */
export function ownCommand(name: string, args: readonly string[]): [program: string, args: string[]] {
  return [process.execPath, isSea() ? [name, ...args] : [RUN, `commands/${name}`, ...args]];
}
