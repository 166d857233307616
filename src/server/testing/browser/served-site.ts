import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createApp } from '../../app.ts';
import type { Channel } from '../../channels/channel.ts';
import { createHttpServer, createListener } from '../../http/listen.ts';
import { builtPage, drawingIn } from '../../http/pages/built-pages.ts';
import { createPasswords } from '../../lib/passwords.ts';
import { filesOnDisk } from '../../lib/program/program-files.ts';
import { createScheduler } from '../../scheduler/scheduler.ts';
import { readEnv } from '../../site/env.ts';
import { closeSite, openSite } from '../../site/open-site.ts';
import type { Site } from '../../site/site.ts';
import { createMovedClock, type MovedClock } from '../clock/moved-clock.ts';
import { startSmtpServer, type TestSmtpServer } from '../providers/smtp-server.ts';
import { TEST_PASSWORD_COST } from '../site.ts';

const BUILT = resolve(process.env.HESED_PAGES ?? resolve(import.meta.dirname, '../../../../dist/client'));

/** The whole product on a free port: the built pages, a database file, and mail to a real SMTP server on loopback. */
export interface ServedSite {
  url: string;
  site: Site & { clock: MovedClock };
  smtp: TestSmtpServer;
  close(): Promise<void>;
}

export interface ServeOptions {
  env?: Record<string, string>;
  /** The site's host name, such as `localhost`: passkeys are bound to a name, not to an IP address. */
  host?: string;
  /** Configured channels besides e-mail. */
  channels?: Channel[];
}

export async function serveSite(options: ServeOptions = {}): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-served-'));
  const smtp = await startSmtpServer();
  const http = createHttpServer();
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as { port: number };
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const env = readEnv({
    PUBLIC_URL: url,
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Hesed <hesed@parish.example>',
    LOG_LEVEL: 'error',
    ...options.env,
  });
  const passwords = createPasswords(TEST_PASSWORD_COST);
  const site = { ...openSite(env), clock: createMovedClock(), passwords };
  for (const channel of options.channels ?? []) site.channels.set(channel.name, channel);
  const scheduler = createScheduler(site);
  const app = createApp(site, {
    lastBeat: scheduler.lastBeat,
    isStandby: scheduler.isStandby,
    pages: { source: builtPage(filesOnDisk(BUILT), drawingIn(BUILT)), files: filesOnDisk(BUILT) },
  });
  http.on('request', createListener(app));
  await scheduler.start();
  return {
    url,
    site,
    smtp,
    async close() {
      await scheduler.stop();
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
      await closeSite(site);
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
