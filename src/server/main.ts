import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { AppOptions } from './app.ts';
import { channelStartLines } from './channels/registry.ts';
import { nameSettings } from './domains/admin/settings/name-settings.ts';
import { setupLink } from './domains/auth/roles/service.ts';
import { createHttpServer } from './http/listen.ts';
import { builtPage, rendererIn } from './http/pages/built-pages.ts';
import { embeddedRenderer } from './http/pages/embedded-renderer.ts';
import { explainStartFailure } from './lib/errors/start-failures.ts';
import { programFiles } from './lib/program/program-files.ts';
import { VERSION } from './lib/program/version.ts';
import { readModelConfig } from './lib/settings/model-settings.ts';
import { onShutdown } from './lib/shutdown.ts';
import { openTracing } from './lib/tracing/open-tracing.ts';
import { surviveUncaughtErrors } from './lib/uncaught.ts';
import { runSite } from './running-site.ts';
import { backUpBeforeUpgrade } from './site/backup/make-backup.ts';
import { readServerSettings } from './site/env.ts';
import { waitForOlderSite } from './site/older-site.ts';
import type { Site } from './site/site.ts';
import { prepareAlone, WAITING_FOR_START } from './site/start-lock.ts';

const BUILT = 'dist/client';
// A site that is being replaced ends within this time.
const OLDER_SITE_ENDS_MS = 30_000;
const WAITING_FOR_OLDER =
  'A site of an older version still uses the database. Waiting up to 30 seconds for it to end.\n';

async function start(development: boolean): Promise<void> {
  const server = readServerSettings(process.env);
  const tracing = await openTracing(process.env, VERSION);
  const http = createHttpServer();
  const vite = development ? await (await import('./http/dev.ts')).startVite(http) : null;
  const open = async () => {
    await waitForOlderSite(server.DATA_DIR, OLDER_SITE_ENDS_MS, () => process.stderr.write(WAITING_FOR_OLDER));
    const backup = await backUpBeforeUpgrade(server);
    const running = await runSite({
      source: process.env,
      tracing,
      pages: vite ? { source: vite.source, files: null } : readPages(),
      contentSecurityPolicy: !development,
    });
    if (backup)
      running.now().site.log.info({ file: backup }, 'the database was copied before this version migrated it');
    return running;
  };
  const running = await prepareAlone(server.DATA_DIR, open, {
    timeoutMs: Number.POSITIVE_INFINITY,
    onWait: () => process.stderr.write(WAITING_FOR_START),
  });
  const { log } = running.now().site;
  const { answer } = running;
  http.on('request', vite ? (req, res) => vite.handle(req, res, () => void answer(req, res)) : answer);
  surviveUncaughtErrors(log);
  await listen(http, server.PORT, server.HOST);
  await running.start();
  onShutdown(log, [
    { name: 'vite', close: () => vite?.close() },
    // Takes no new connections; the site still answers on those that are open.
    { name: 'port', close: () => void http.close() },
    { name: 'site', close: () => running.close() },
    { name: 'connections', close: () => http.closeAllConnections() },
    { name: 'traces', close: () => tracing.stop() },
  ]);
  await announce(running.now().site, http);
}

function readPages(): NonNullable<AppOptions['pages']> {
  const files = programFiles(BUILT);
  return {
    source: builtPage(files, embeddedRenderer() ?? rendererIn(resolve(import.meta.dirname, '../..', BUILT))),
    files,
  };
}

function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    http.once('error', fail);
    http.listen(port, host, done);
  });
}

async function announce(site: Site, http: Server): Promise<void> {
  const { env } = site;
  const { port } = http.address() as { port: number };
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST;
  const setup = await setupLink(site);
  const lines = [
    `${env.APP_NAME} keeps its data in ${resolve(env.DATA_DIR)}`,
    ...channelStartLines(env).map((line) => nameSettings(line, {})),
    env.PUBLIC_URL
      ? `Links in messages lead to ${env.publicUrl}`
      : `Links in messages lead to ${env.publicUrl} until PUBLIC_URL is set`,
    ...(env.OPENAI_API_KEY ? [`Members who agree get guidance from ${readModelConfig(env)?.model}`] : []),
    ...(setup ? [`Make the first administrator: ${setup}`] : []),
    `listening on http://${host}:${port}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

start(process.argv.includes('--dev')).catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
