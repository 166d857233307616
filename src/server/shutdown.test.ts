import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/engine/sqlite.ts';
import { buildServer, type ServerProcess, startServer } from './testing/process/server-process.ts';
import { startSmtpServer, type TestSmtpServer } from './testing/providers/smtp-server.ts';
import { temporaryFile } from './testing/temporary-file.ts';

beforeAll(buildServer, 300_000);

function start(folder: string, smtp?: TestSmtpServer): ServerProcess {
  const mail = smtp && { SMTP_URL: smtp.url, MAIL_FROM: 'post@grace.example' };
  return startServer({ env: { DATA_DIR: folder, LOG_LEVEL: 'warn', ...mail } });
}

/** Registers Ruth; a mail then confirms her address. */
function register(url: string): Promise<Response> {
  return fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Ruth', email: 'ruth@parish.example', password: 'whither-thou-goest' }),
  });
}

test('an open stream ends with a last event and does not delay the shutdown', async () => {
  const server = start(temporaryFile('data'));
  const url = await server.listening;
  const cookie = (await register(url)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const stream = await fetch(`${url}/trpc/alerts.live?input=${encodeURIComponent('{"json":{}}')}`, {
    headers: { cookie },
  });
  const text = stream.text();
  server.child.kill('SIGTERM');
  // A process whose shutdown took too long ends with 1.
  expect([await server.ended, server.output().err]).toEqual([0, '']);
  expect(await text).toContain('event: return');
});

describe('while an SMTP server is slow to answer', { timeout: 60_000 }, () => {
  /** Stops a server while its first mail waits for the answer to the whole message. */
  async function stopWhileSending(answer: Promise<void>) {
    const folder = temporaryFile('data');
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const asked = Promise.withResolvers<void>();
    smtp.fail({
      at: 'data',
      does: 'wait',
      until: () => {
        asked.resolve();
        return answer;
      },
    });
    const server = start(folder, smtp);
    await register(await server.listening);
    await asked.promise;
    server.child.kill('SIGTERM');
    return { folder, smtp, server };
  }

  async function readMail(folder: string) {
    // After an orderly close the database has no other files beside it.
    expect(existsSync(join(folder, 'hesed.db-wal'))).toBe(false);
    const db = openDatabase(join(folder, 'hesed.db'));
    const { deliveries: t } = db.tables;
    const [mail] = await db.select().from(t).where(eq(t.channel, 'email'));
    db.close();
    return mail;
  }

  test('a send that ends soon is awaited and recorded, and the process ends with 0', async () => {
    const answer = Promise.withResolvers<void>();
    const { folder, smtp, server } = await stopWhileSending(answer.promise);
    answer.resolve();
    expect([await server.ended, server.output().err]).toEqual([0, '']);
    expect(await readMail(folder)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(smtp.received).toHaveLength(1);
  });

  test('a hanging send is aborted, the process ends with 0, and the next one sends the mail at once', async () => {
    const { folder, smtp, server } = await stopWhileSending(new Promise(() => {}));
    expect([await server.ended, server.output().err]).toEqual([0, '']);
    const mail = await readMail(folder);
    expect(mail).toMatchObject({ status: 'sending', attempts: 1 });
    const arrived = Promise.withResolvers<void>();
    smtp.fail({
      at: 'data',
      does: 'wait',
      until: async () => arrived.resolve(),
    });
    const next = start(folder, smtp);
    await next.listening;
    await arrived.promise;
    next.child.kill('SIGTERM');
    expect([await next.ended, next.output().err]).toEqual([0, '']);
    expect(smtp.received.map(({ to }) => to)).toEqual([['ruth@parish.example']]);
    expect(await readMail(folder)).toMatchObject({ status: 'sent' });
  });
});
