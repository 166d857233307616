/**
 * Serves the product with a congregation and a year of its history, in a folder that is deleted at the end:
 *
 *     npm run demo [-- --dev]
 *
 * With `--dev` the pages change as their sources do.
 *
 * It reads no `.env` and no settings but `HOST`, `PORT`, `PUBLIC_URL` and `LOG_LEVEL`, so no message of the demo leaves
 * the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMER_NAMES, SETTING_NAMES } from '../src/server/site/env.ts';
import { closeSite, openSite } from '../src/server/site/open-site.ts';
import { PASSWORD } from '../src/server/testing/members/accounts.ts';
import { findFreePort } from './build/free-port.ts';
import { buildIfStale } from './build.ts';
import { fillDemo } from './demo/congregation.ts';
import { startDemoProviders } from './demo/providers.ts';

const PRINT_EVERY_MS = 1_000;

// With --dev, Vite serves the pages, so nothing is built first.
const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
if (!isDevelopment) await buildIfStale();
const started = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'hesed-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const providers = await startDemoProviders();
const { HOST = 'localhost', LOG_LEVEL = 'warn' } = process.env;
const PORT = process.env.PORT === '0' ? String(await findFreePort()) : (process.env.PORT ?? '3000');
const publicHost = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
const { PUBLIC_URL = `http://${publicHost}:${PORT}` } = process.env;
providers.callSite(PUBLIC_URL);
for (const name of [...SETTING_NAMES, ...Object.keys(FORMER_NAMES)]) {
  delete process.env[name];
  delete process.env[`${name}_FILE`];
}
Object.assign(process.env, providers.env, {
  ...{ HOST, PORT, PUBLIC_URL, LOG_LEVEL, DATA_DIR: folder },
  // Nothing leaves the machine, not even traces.
  OTEL_SDK_DISABLED: 'true',
  ...{ DEFAULT_COUNTRY: 'US', CARE_CONTACT_NAME: 'The care team', CARE_CONTACT_PHONE: '+1 202 555 0199' },
});
const site = await openSite(process.env);
await fillDemo(site, providers);
await closeSite(site);
console.log(`Created a congregation with a year of history in ${((Date.now() - started) / 1_000).toFixed(1)} seconds.
Sign in with the password "${PASSWORD}" as
  ruth@parish.example     a member, with a year of guidance
  naomi@parish.example    the administrator
  lydia@parish.example    a reviewer
  phoebe@parish.example   joined twelve days ago
  timothy@parish.example  joined today
E-mail is kept as files, which administrators can read; every other message appears here. Nothing is sent.
The folder is deleted when you stop the demo.`);
setInterval(() => {
  for (const line of providers.captured()) console.log(line);
}, PRINT_EVERY_MS).unref();
await import('../src/server/main.ts');
