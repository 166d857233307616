import { execFile, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sampleOutput } from '../src/server/testing/guidance/model-outputs.ts';
import { modelEnv } from '../src/server/testing/guidance/model-site.ts';
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

test('each option that is wrong is named', () => {
  const { stderr, status } = preview('--days', '0', '--challenges', 'Golf');
  expect(stderr).toMatch(/^--days: must be at least 1$/m);
  expect(stderr).toMatch(/^--challenges\.0: must be among: Being vulnerable and authentic, /m);
  expect(status).toBe(1);
});

const RUN = join(import.meta.dirname, 'run.js');
const OPTIONS = ['--model', '--types', 'do', '--philosophy', 'I think that a friend is somebody who stays.'];

/** Previews with the double of the model's server, in a folder without settings. */
async function startPreview() {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const env = { PATH: process.env.PATH, ...modelEnv(server.url) };
  const run = async (...options: string[]) =>
    (await promisify(execFile)(process.execPath, [RUN, 'guidance', 'preview', ...options], { env, cwd: tmpdir() }))
      .stdout;
  return { server, run };
}

test('with the model it shows what leaves the machine, the answer, what the checks find, tokens and price', {
  timeout: 60_000,
}, async () => {
  const { server, run } = await startPreview();
  server.say(() => sampleOutput('do', { title: 'God promises you riches' }));
  const shown = await run(...OPTIONS);
  const [sent] = server.calls;
  // The exact request is shown, and no key.
  expect(shown).toContain(JSON.stringify(sent?.body, null, 2));
  expect(shown).toContain('who stays');
  expect(shown).toMatch(/# Instructions guidance-\d+, test-model/);
  expect(shown).toContain('“riches”: no prosperity is promised');
  expect(shown).toContain('1000 tokens read, 400 written, $0.005000');
  expect(shown).not.toContain(MODEL_KEY);
});

test('a dry run with the model sends nothing', async () => {
  const { server, run } = await startPreview();
  expect(await run(...OPTIONS, '--dry')).toContain('# Nothing was sent');
  expect(server.calls).toEqual([]);
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
