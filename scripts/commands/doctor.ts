/**
 * Checks a running or stopped site and prints one sentence for each check (docs/install.md). Exits with status 1 when a
 * check fails.
 *
 *     npm run doctor [-- --json]
 */

import { toSiteCheck } from '../../src/server/channels/channel-check.ts';
import { examineSite } from '../../src/server/domains/admin/doctor/service.ts';
import { nameSettings } from '../../src/server/domains/admin/settings/name-settings.ts';
import { explainStartFailure } from '../../src/server/lib/errors/start-failures.ts';
import { EnvError } from '../../src/server/lib/settings/read-settings.ts';
import { SETTING_NAMES } from '../../src/server/site/env.ts';
import { closeSite } from '../../src/server/site/open-site.ts';
import type { SiteCheck } from '../../src/shared/admin/site.ts';
import { readEnvFileNames } from './load-env.ts';
import { openExisting } from './open-existing.ts';
import { describeUsage, OperatorError, runCommand } from './operator.ts';

const USAGE = describeUsage('doctor', [
  ['', 'checks the site and says what to fix; a newer version first copies the database and migrates it'],
  ['--json', 'prints the same as JSON'],
]);

/** One printed line. `code` stays the same in later versions; it is null when the site could not be opened. */
interface Line {
  ok: boolean;
  code: string | null;
  message: string;
}

async function main(args: string[]): Promise<void> {
  const asJson = args[0] === '--json';
  if (args.length > (asJson ? 1 : 0)) throw new OperatorError(USAGE);
  const lines = await checkSite();
  const passed = lines.every(({ ok }) => ok);
  process.stdout.write(asJson ? `${JSON.stringify({ passed, findings: lines }, null, 2)}\n` : formatLines(lines));
  if (!passed) process.exitCode = 1;
}

async function checkSite(): Promise<Line[]> {
  try {
    const site = await openExisting();
    try {
      const { findings } = toSiteCheck(await examineSite(site));
      const { fromEnvironment, misspelled } = site.settings;
      const lines = findings.map(({ ok, message, said }) => ({
        ...{ ok: ok || isForeign(said), code: said.code },
        message: nameSettings(message, fromEnvironment),
      }));
      return [...lines, ...listUnused(misspelled.map(({ name }) => name))];
    } finally {
      await closeSite(site);
    }
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n').map(errorLine);
    if (error instanceof OperatorError) return [errorLine(error.message)];
    return [errorLine(explainStartFailure(error))];
  }
}

/** Returns whether a name that resembles a setting may be another program's: this site has its settings in `.env`, without it. */
function isForeign({ code, params }: SiteCheck['findings'][number]['said']): boolean {
  const names = readEnvFileNames();
  return code === 'doctor_setting_misspelled' && names.length > 0 && !names.includes(String(params?.name));
}

// Compose, Node and OpenTelemetry read these themselves.
const READ_BY_OTHERS = /^(?:(?:HESED|NODE|OTEL)_.+|TZ|(?:HTTPS?|NO)_PROXY)$/i;

/** Names what is in `.env` for nobody, as far as the site knows; another program may read the same file. */
function listUnused(misspelled: readonly string[]): Line[] {
  const known = new Set([...SETTING_NAMES, ...SETTING_NAMES.map((name) => `${name}_FILE`), ...misspelled]);
  const unused = readEnvFileNames().filter((name) => !known.has(name) && !READ_BY_OTHERS.test(name));
  if (!unused.length) return [];
  return [{ ok: true, code: 'doctor_names_unused', message: `No setting in .env, so ignored: ${unused.join(', ')}.` }];
}

function errorLine(message: string): Line {
  return { ok: false, code: null, message };
}

function formatLines(lines: Line[]): string {
  return lines.map(({ ok, message }) => `${ok ? 'ok   ' : 'ERROR'}  ${message}\n`).join('');
}

runCommand(main, USAGE);
