import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Actor } from '../../src/server/lib/actor.ts';
import { closeSite, type OpenSite } from '../../src/server/site/open-site.ts';
import type { Site } from '../../src/server/site/site.ts';
import type { AuditedAct } from '../../src/shared/admin/audited-acts.ts';
import { OperatorError } from './operator.ts';

/** The texts of options such as `--name`, by name. */
export type Options = Readonly<Record<string, string | undefined>>;

/** One act of a command, such as `grant`. */
interface Act {
  /** The numbers of words that may follow the act's name. */
  words: readonly number[];
  /** Does it, and returns the text to print. */
  run(site: Site, words: string[], options: Options): Promise<string>;
}

/** A command with several acts. */
export interface ActCommand {
  usage: string;
  acts: Readonly<Record<string, Act>>;
  /** The names of its options, each with a text. */
  options?: readonly string[];
}

/**
 * Runs an act with its arguments on the site that `open` opens, and closes the site.
 * @returns the text to print.
 * @throws {OperatorError} with the usage for an unknown act or wrong arguments, and every error of the act.
 */
export async function runAct(
  { usage, acts, options = [] }: ActCommand,
  [name = '', ...others]: readonly string[],
  open: () => Promise<OpenSite>,
): Promise<string> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  const { words, values } = readWords(others, options, usage);
  if (!act?.words.includes(words.length)) throw new OperatorError(usage);
  const site = await open();
  try {
    return await act.run(site, words, values);
  } finally {
    await closeSite(site);
  }
}

/** Returns the actor for the operator at the machine. What they do is written to the audit log together with the change. */
export function operator(
  action: Extract<AuditedAct, `operator.${string}`>,
  targetId: number | null,
  details: Record<string, string> | null = null,
): Actor {
  return { kind: 'system', act: { action, targetId, details } };
}

function readWords(args: string[], names: readonly string[], usage: string): { words: string[]; values: Options } {
  const options: ParseArgsConfig['options'] = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { words: positionals.filter(Boolean), values: values as Options };
  } catch {
    throw new OperatorError(usage);
  }
}
