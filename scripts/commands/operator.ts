import { AppError } from '../../src/server/lib/app-error.ts';
import { explainStartFailure } from '../../src/server/lib/errors/start-failures.ts';
import { commandLine } from '../../src/server/site/program.ts';
import { loadEnvFile } from './load-env.ts';

/** An error that the operator can correct, with a sentence for the terminal. */
export class OperatorError extends Error {}

/**
 * Runs a command of an operator with the settings of `.env`. An error is printed as one sentence, and the process exits
 * with status 1.
 * @param usage printed for `--help`.
 * @param expected the errors whose messages are sentences for the terminal.
 */
export function runCommand(
  main: (args: string[]) => Promise<void>,
  usage: string,
  expected: readonly (abstract new (...args: never[]) => Error)[] = [],
): void {
  const args = process.argv.slice(3);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  loadEnvFile();
  main(args).catch((error: unknown) => {
    const isKnown =
      error instanceof Error && [AppError, OperatorError, ...expected].some((type) => error instanceof type);
    process.stderr.write(`${isKnown ? error.message : explainStartFailure(error)}\n`);
    process.exitCode = 1;
  });
}

/** Returns the help of a command: a line for each form of it, with its arguments and what it does. */
export function describeUsage(name: string, forms: readonly (readonly [args: string, does: string])[]): string {
  const lines = forms.map(([args, does]) => [commandLine(name, args), does] as const);
  const width = Math.max(...lines.map(([line]) => line.length));
  return ['Usage:', ...lines.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`)].join('\n');
}

/** Prints progress on stderr: on a terminal in one line that is updated, else one line for every ten per cent. */
export function createProgress(): (step: string, done: number, of: number) => void {
  let last = '';
  return (step, done, of) => {
    const percent = of === 0 ? 100 : Math.floor((done / of) * 100);
    const shown = process.stderr.isTTY ? percent : Math.floor(percent / 10) * 10;
    const text = `${step}: ${shown} %`;
    if (text === last) return;
    last = text;
    printProgress(text, percent === 100);
  };
}

/** Prints a line of progress on stderr. On a terminal the next one replaces it, unless it is the last. */
export function printProgress(text: string, isLast: boolean): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}${isLast ? '\n' : ''}` : `${text}\n`);
}
