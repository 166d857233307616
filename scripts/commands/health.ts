/**
 * Asks the site that runs on this machine whether it is ready (docs/install.md), and exits with status 1 when it is not.
 * The container's health check runs this command.
 *
 *     npm run health
 */
import { readServerSettings } from '../../src/server/site/env.ts';
import { describeUsage, OperatorError, runCommand } from './operator.ts';

const USAGE = describeUsage('health', [['', 'asks the running site whether it is ready']]);
const TIMEOUT_MS = 5_000;
// A site that listens on all addresses answers on loopback.
const ALL_ADDRESSES = ['0.0.0.0', '::'];

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new OperatorError(USAGE);
  const { HOST, PORT } = readServerSettings(process.env);
  const host = ALL_ADDRESSES.includes(HOST) ? '127.0.0.1' : HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!answer) throw new OperatorError(`Nothing answers at ${url}.`);
  if (!answer.ok) throw new OperatorError(`The site is not ready: ${await answer.text()}`);
  process.stdout.write('The site is ready.\n');
}

runCommand(main, USAGE);
