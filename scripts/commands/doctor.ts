/**
 * Examines a running or stopped site and prints one sentence for each thing (docs/install.md). Ends with status 1 when
 * something must be mended.
 *
 *     npm run doctor [-- --json]
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { examineSite } from '../../src/server/domains/admin/doctor/service.ts';
import { EnvError } from '../../src/server/lib/env.ts';
import { explainStartFailure } from '../../src/server/lib/start-failures.ts';
import { DATABASE, KEYS } from '../../src/server/site/backup/backup-files.ts';
import { backUpBeforeUpgrade } from '../../src/server/site/backup/make-backup.ts';
import { readEnv } from '../../src/server/site/env.ts';
import { closeSite, openSite } from '../../src/server/site/open-site.ts';
import { commandLine } from '../../src/server/site/program.ts';
import { inEnglish } from '../../src/shared/messages/catalogue.ts';
import { OperatorError, runCommand } from './operator.ts';

const USAGE = `Say nothing more than:
  ${commandLine('doctor')}            examines the site; one sentence for each thing, and what to do
  ${commandLine('doctor')} --json     the same for programs`;

/** One sentence; `code` is stable, and absent where the site could not be opened. */
interface Line {
  ok: boolean;
  code: string | null;
  message: string;
}

async function main(args: string[]): Promise<void> {
  const asJson = args[0] === '--json';
  if (args.length > (asJson ? 1 : 0)) throw new OperatorError(USAGE);
  const lines = await examine();
  const passed = lines.every(({ ok }) => ok);
  process.stdout.write(asJson ? `${JSON.stringify({ passed, findings: lines }, null, 2)}\n` : inText(lines));
  if (!passed) process.exitCode = 1;
}

async function examine(): Promise<Line[]> {
  try {
    const env = readEnv(process.env);
    if (!existsSync(join(env.DATA_DIR, DATABASE)))
      return [
        fault(`There is no site in ${resolve(env.DATA_DIR)}. Set DATA_DIR to its data folder, or start it once.`),
      ];
    // Opening the site would make new keys.
    if (!existsSync(join(env.DATA_DIR, KEYS)))
      return [
        fault(`There is no ${KEYS} in ${resolve(env.DATA_DIR)}. Restore it from a backup before you start the site.`),
      ];
    await backUpBeforeUpgrade(env);
    const site = openSite(env);
    try {
      const findings = await examineSite(site);
      return findings.map(({ ok, said }) => ({ ok, code: said.code, message: inEnglish(said) }));
    } finally {
      await closeSite(site);
    }
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n').map(fault);
    return [fault(explainStartFailure(error))];
  }
}

function fault(message: string): Line {
  return { ok: false, code: null, message };
}

function inText(lines: Line[]): string {
  return lines.map(({ ok, message }) => `${ok ? 'ok   ' : 'ERROR'}  ${message}\n`).join('');
}

runCommand(main, USAGE);
