import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { healthFor } from '../src/server/domains/guidance/model/health.ts';
import { writeHealth } from '../src/server/domains/guidance/model/repo.ts';
import { readModelConfig } from '../src/server/lib/settings/model-settings.ts';
import { closeSite, type OpenSite, openSite } from '../src/server/site/open-site.ts';
import { writeRows } from '../src/server/site/settings/repo.ts';
import { sealSetting } from '../src/server/site/settings/stored-settings.ts';
import { modelEnv } from '../src/server/testing/guidance/model-env.ts';
import { sampleOutput } from '../src/server/testing/guidance/model-outputs.ts';
import { MODEL_KEY, startModelServer } from '../src/server/testing/providers/model-server.ts';

const preview = (...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'run.js'), 'guidance', 'preview', ...options], {
    encoding: 'utf8',
  });

test('a month’s preview has each day’s guidance, no entry twice, and the reason it was chosen', () => {
  const { stdout, stderr, status } = preview('--days', '30', '--challenges', 'Finding trustworthy friends');
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const titles = [...stdout.matchAll(/^ {2}(?:prayer|do|reflection) +(.+?)(?: {2}\(|$)/gm)].map(([, title]) => title);
  expect(titles).toHaveLength(90);
  expect(new Set(titles).size).toBe(90);
  expect(stdout).toContain('(challenge: Finding trustworthy friends)');
});

test('every invalid option is named', () => {
  const { stderr, status } = preview('--days', '0', '--challenges', 'Golf');
  expect(stderr).toMatch(/^--days: must be at least 1$/m);
  expect(stderr).toMatch(/^--challenges\.0: must be among: Being vulnerable and authentic, /m);
  expect(status).toBe(1);
});

const RUN = join(import.meta.dirname, 'run.js');
const OPTIONS = ['--model', '--types', 'do', '--philosophy', 'I think that a friend is somebody who stays.'];

/** Previews with the double of the model's server, in a folder without a site. */
async function startPreview() {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  return { server, run: runWith(modelEnv(server.url)) };
}

/** Previews on a site where an administrator stored the model in the page; only its address is in the environment. */
async function startPreviewOfSite() {
  const { OPENAI_BASE_URL, ...stored } = modelEnv('');
  const server = await startModelServer();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'hesed-preview-'));
  onTestFinished(async () => {
    await server.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const given = { DATA_DIR, LOG_LEVEL: 'silent', OPENAI_BASE_URL: server.url };
  const change = async (work: (site: OpenSite) => Promise<void>) => {
    const site = await openSite(given);
    await work(site);
    await closeSite(site);
  };
  await change(async ({ db, keys }) => {
    const rows = Object.entries(stored).map(([name, value]) =>
      name === 'OPENAI_API_KEY'
        ? { name, plain: null, sealed: sealSetting(keys, name, value), revision: 1 }
        : { name, plain: value, sealed: null, revision: 1 },
    );
    await db.atomic((q) => writeRows(q, rows, { changedBy: 1, changedAt: new Date() }));
  });
  return { server, change, run: runWith(given) };
}

function runWith(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  return async (...options: string[]) =>
    (await promisify(execFile)(process.execPath, [RUN, 'guidance', 'preview', ...options], { env, cwd: tmpdir() }))
      .stdout;
}

test('with the model it shows the request, the answer, the checks’ results, tokens and price', {
  timeout: 60_000,
}, async () => {
  const { server, run } = await startPreview();
  server.answerWith(() => sampleOutput('do', { title: 'God promises you riches' }));
  const shown = await run(...OPTIONS);
  const [sent] = server.calls;
  // The exact request is shown, and no key.
  expect(shown).toContain(JSON.stringify(sent?.body, null, 2));
  expect(shown).toContain('who stays');
  expect(shown).toMatch(/# Instructions guidance-\d+, test-model/);
  expect(shown).toContain('“riches”: Neither ask for money nor promise it.');
  expect(shown).toContain('1000 tokens read, 400 written, $0.005000');
  expect(shown).not.toContain(MODEL_KEY);
});

test('a dry run with the model sends nothing', async () => {
  const { server, run } = await startPreview();
  expect(await run(...OPTIONS, '--dry')).toContain('# Nothing was sent');
  expect(server.calls).toEqual([]);
});

test('it uses the model from the stored settings, as the site does', { timeout: 60_000 }, async () => {
  const { server, run } = await startPreviewOfSite();
  const shown = await run(...OPTIONS);
  expect(shown).toMatch(/# Instructions guidance-\d+, test-model at http:\/\/127\.0\.0\.1/);
  expect(shown).toContain(JSON.stringify(server.calls[0]?.body, null, 2));
  expect(shown).toContain('$0.005000');
  expect(shown).not.toContain(MODEL_KEY);
});

test('it shows the request to a server that has only chat completions', { timeout: 60_000 }, async () => {
  const { server, change, run } = await startPreviewOfSite();
  server.offer('chat_completions');
  const first = await run(...OPTIONS);
  const [sent] = server.calls;
  expect(sent?.path).toBe('/v1/chat/completions');
  const body = JSON.stringify(sent?.body, null, 2);
  expect(first).toContain(`# The server lacks the Responses API, so this left too\n${body}`);
  const dry = await run(...OPTIONS, '--dry');
  expect(dry).toContain(`# And this, where the server lacks the Responses API\n${body}`);
  // In the meantime the site has detected which call the server supports.
  await change(async ({ db, env }) => {
    const config = readModelConfig(env);
    if (!config) throw new Error('the site has no model');
    await db.atomic((q) => writeHealth(q, { ...healthFor(config, null), api: 'chat_completions' }));
  });
  const later = await run(...OPTIONS);
  expect(later).toContain(`# This leaves the machine\n${body}`);
  expect(later).not.toContain('"input":');
});

test('G6: a text with a sign of crisis is not sent by a preview either', async () => {
  const { server, run } = await startPreview();
  await expect(run('--model', '--philosophy', 'My husband hits me when he drinks.')).rejects.toThrow('sign of crisis');
  expect(server.calls).toEqual([]);
});

test('with the model on a site without one it says what is missing', () => {
  const { stderr, status } = preview('--model');
  expect([stderr.trim(), status]).toEqual(['This site has no model: set OPENAI_API_KEY (docs/guidance.md).', 1]);
});
