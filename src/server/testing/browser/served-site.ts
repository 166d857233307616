import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Channel } from '../../channels/channel.ts';
import { createHttpServer } from '../../http/listen.ts';
import { builtPage, rendererIn } from '../../http/pages/built-pages.ts';
import { filesOnDisk, type ProgramFiles } from '../../lib/program/program-files.ts';
import { runSite } from '../../running-site.ts';
import type { Site } from '../../site/site.ts';
import { createMovedClock, type MovedClock } from '../clock/moved-clock.ts';
import { createDataFolder } from '../database/data-folder.ts';
import { TEST_PASSWORDS } from '../passwords.ts';
import { startSmtpServer, type TestSmtpServer } from '../providers/smtp-server.ts';

/** The folder of the built interface. */
export const BUILT = resolve(process.env.HESED_PAGES ?? resolve(import.meta.dirname, '../../../../dist/client'));

/** The whole product on a free port: the built pages, a database file, and mail to a real SMTP server on loopback. */
export interface ServedSite {
  url: string;
  /** The open site. Saving settings replaces it. */
  readonly site: Site & { clock: MovedClock };
  smtp: TestSmtpServer;
  close(): Promise<void>;
}

export interface ServeOptions {
  env?: Record<string, string>;
  /** The site's host name, such as `localhost`: passkeys are bound to a name, not to an IP address. */
  host?: string;
  /** Configured channels besides e-mail. */
  channels?: Channel[];
  /** Makes the service worker detect data saving, so that it caches only the first screen's files. */
  savesData?: boolean;
}

// Servers whose site has closed. The next site of the process has the same address, so that the browser does not compile
// the interface again.
const idleServers: Server[] = [];

async function listen(): Promise<Server> {
  const http = createHttpServer();
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return http.unref();
}

/** Starts the whole product, at the address of an earlier site of this process if that has closed. */
export async function serveSite(options: ServeOptions = {}): Promise<ServedSite> {
  const folder = createDataFolder(mkdtempSync(join(tmpdir(), 'hesed-served-')));
  const smtp = await startSmtpServer();
  const http = idleServers.pop() ?? (await listen());
  const { port } = http.address() as { port: number };
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const clock = createMovedClock();
  const files = filesOnDisk(BUILT);
  let site: ServedSite['site'] | undefined;
  const running = await runSite({
    source: {
      PUBLIC_URL: url,
      DATA_DIR: folder,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Hesed <hesed@parish.example>',
      LOG_LEVEL: 'error',
      ...options.env,
    },
    pages: { source: builtPage(files, rendererIn(BUILT)), files: options.savesData ? savingData(files) : files },
    adapt(opened) {
      for (const channel of options.channels ?? []) opened.channels.set(channel.name, channel);
      site = { ...opened, clock, passwords: TEST_PASSWORDS };
      return site;
    },
  });
  http.on('request', running.answer);
  await running.start();
  return {
    url,
    get site() {
      if (!site) throw new Error('the site is not open');
      return site;
    },
    smtp,
    async close() {
      await running.close();
      http.off('request', running.answer);
      http.closeAllConnections();
      idleServers.push(http);
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the same files, with a service worker that detects data saving. */
function savingData(files: ProgramFiles): ProgramFiles {
  const before = Buffer.from("Object.defineProperty(self.navigator, 'connection', { value: { saveData: true } });\n");
  return {
    ...files,
    read(name) {
      const content = files.read(name);
      return name === 'sw.js' && content ? Buffer.concat([before, content]) : content;
    },
  };
}
