import { join } from 'node:path';
import { isSea } from 'node:sea';

const RUN = join(import.meta.dirname, '../../../scripts/run.js');

/** The commands of an operator, as this installation is told to run them. */
export function commandLine(name: string): string {
  return isSea() ? `./hesed ${name}` : `npm run ${name} --`;
}

/** Returns the program and the arguments that run a command in a process of its own. */
export function ownCommand(name: string, args: readonly string[]): [program: string, args: string[]] {
  return [process.execPath, isSea() ? [name, ...args] : [RUN, `commands/${name}`, ...args]];
}
