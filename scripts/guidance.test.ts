import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { healthFor } from '../src/server/domains/guidance/model/health.ts';
import { writeHealth } from '../src/server/domains/guidance/model/repo.ts';
import { readModelConfig } from '../src/server/lib/settings/model-settings.ts';
import { closeSite, type OpenSite, openSite } from '../src/server/site/open-site.ts';
import { writeRows } from '../src/server/site/settings/repo.ts';
import { sealSetting } from '../src/server/site/settings/stored-settings.ts';
import { createDataFolder } from '../src/server/testing/database/data-folder.ts';
import { modelEnv } from '../src/server/testing/guidance/model-env.ts';
import { sampleOutput } from '../src/server/testing/guidance/model-outputs.ts';
import { SHARED_CHECKER } from '../src/server/testing/guidance/shared-checker.ts';
import { type BundledPrograms, bundlePrograms } from '../src/server/testing/process/bundled-programs.ts';
import { childEnv } from '../src/server/testing/process/child-env.ts';
import { MODEL_KEY, startModelServer } from '../src/server/testing/providers/model-server.ts';
import { temporaryFile } from '../src/server/testing/temporary-file.ts';
import { runGuidance } from './guidance/preview.ts';

let programs: BundledPrograms;
beforeAll(async () => {
  programs = await bundlePrograms();
});

/** Previews in a process of its own, outside a folder with settings. */
function preview(
  options: string[],
  { settings = {}, file = programs.file('guidance') }: { settings?: Record<string, string>; file?: string } = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const env = childEnv({ NODE_COMPILE_CACHE: programs.compiled, ...settings });
  const child = spawn(process.execPath, [file, 'guidance', 'preview', ...options], { cwd: tmpdir(), env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
}

/** Previews in this process with the shared checker, and returns what it prints. */
async function previewHere(settings: Record<string, string>, options: string[]): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  let printed = '';
  const print = (text: string) => {
    printed += `${text}\n`;
  };
  await runGuidance(['preview', ...options], { print, checker: SHARED_CHECKER }).finally(() => vi.unstubAllEnvs());
  return printed;
}

test('a month’s preview has each day’s guidance, no entry twice, and the reason it was chosen', async () => {
  // As npm runs it.
  const file = join(import.meta.dirname, 'run.js');
  const { out, err, code } = await preview(['--days', '30', '--challenges', 'Finding trustworthy friends'], { file });
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const titles = [...out.matchAll(/^ {2}(?:prayer|do|reflection) +(.+?)(?: {2}\(|$)/gm)].map(([, title]) => title);
  expect(titles).toHaveLength(90);
  expect(new Set(titles).size).toBe(90);
  expect(out).toContain('(challenge: Finding trustworthy friends)');
});

test('every invalid option is named', async () => {
  const { err, code } = await preview(['--days', '0', '--challenges', 'Golf']);
  expect(err).toMatch(/^--days: must be at least 1$/m);
  expect(err).toMatch(/^--challenges\.0: must be among: Being vulnerable and authentic, /m);
  expect(code).toBe(1);
});

const OPTIONS = ['--model', '--types', 'do', '--philosophy', 'I think that a friend is somebody who stays.'];

/** Starts the double of the model's server, for previews in a folder without a site. */
async function startPreview() {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const settings = { ...modelEnv(server.url), DATA_DIR: temporaryFile('data') };
  return { server, settings, run: (...options: string[]) => previewHere(settings, options) };
}

/** Previews on a site where an administrator stored the model in the page; only its address is in the environment. */
async function startPreviewOfSite() {
  const { OPENAI_BASE_URL, ...stored } = modelEnv('');
  const server = await startModelServer();
  const DATA_DIR = createDataFolder(mkdtempSync(join(tmpdir(), 'hesed-preview-')));
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
  return { server, change, run: (...options: string[]) => previewHere(given, options) };
}

test('with the model it shows the request, the answer, the checks’ results, tokens and price', {
  timeout: 60_000,
}, async () => {
  const { server, settings } = await startPreview();
  server.answerWith(() => sampleOutput('do', { title: 'God promises you riches' }));
  // In a process of its own, which ends only with the thread of its own checker.
  const { out: shown, err, code } = await preview(OPTIONS, { settings });
  expect({ err, code }).toEqual({ err: '', code: 0 });
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

test('with the model on a site without one it says what is missing', async () => {
  await expect(previewHere({ DATA_DIR: temporaryFile('data') }, ['--model'])).rejects.toThrow(
    /^This site has no model: set OPENAI_API_KEY \(docs\/guidance\.md\)\.$/,
  );
});
