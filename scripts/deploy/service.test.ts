import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = read('docs/install.md');
const workflow = read('.github/workflows/check.yml');
const service = read('scripts/deploy/hesed.service');

test('the command hesed runs the program of the service, as its user, in its folder', () => {
  const path = 'scripts/deploy/hesed.sh';
  execFileSync('sh', ['-n', join(ROOT, path)]);
  expect(statSync(join(ROOT, path)).mode & 0o111).toBe(0o111);
  const settingOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(service)?.[1];
  expect(read(path)).toContain(
    `cd ${settingOf('WorkingDirectory')} && exec /usr/sbin/runuser -u ${settingOf('User')} -- ${settingOf('ExecStart')} "$@"`,
  );
});

test('a release has every file that the guide downloads', () => {
  const [, braces = ''] = /releases\/latest\/download\/\{([^}]+)\}/.exec(guide) ?? [];
  const wanted = braces.split(',');
  expect(wanted).toHaveLength(5);
  const built = [...workflow.matchAll(/platform: (\S+)/g)].flatMap(([, platform]) => [
    `hesed-${platform}`,
    `hesed-${platform}.sha256`,
  ]);
  const [, uploaded = ''] = /--clobber (scripts.+)$/m.exec(workflow) ?? [];
  const beside = uploaded.split(' ').map((path) => path.replace(/.*\//, ''));
  expect(wanted.filter((name) => ![...built, ...beside].includes(name))).toEqual([]);
  for (const [, from = '', name = ''] of workflow.matchAll(/cp (\S+) (\S+)$/gm)) {
    expect([from, existsSync(join(ROOT, from))]).toEqual([from, true]);
    expect(beside).toContain(name);
  }
  for (const path of uploaded.split(' ').filter((each) => each.includes('/')))
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  // The guide downloads every file before it installs it.
  const copied = guide.split('\n').filter((line) => /^ {4}(?:sudo test -e \S+ \|\| )?sudo install .+[^/]$/.test(line));
  expect(copied.length).toBeGreaterThan(6);
  for (const line of copied) expect(['hesed', ...wanted]).toContain(line.split(' ').at(-2));
});

test('a second turn through the guide keeps the settings', () => {
  const copies = guide.split('\n').filter((line) => line.endsWith(' /var/lib/hesed/.env') && line.includes('install'));
  expect(copies).toEqual([expect.stringMatching(/^ {4}sudo test -e \/var\/lib\/hesed\/\.env \|\| sudo install /)]);
});

test('the image has a name in small letters', () => {
  const [, command = ''] = /- run: (echo "IMAGE=.+)$/m.exec(workflow) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'hesed-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const GITHUB_ENV = join(folder, 'env');
  execFileSync('bash', ['-ec', command], { env: { ...process.env, GITHUB_ENV, GITHUB_REPOSITORY: 'Parish/Hesed' } });
  expect(readFileSync(GITHUB_ENV, 'utf8')).toBe('IMAGE=ghcr.io/parish/hesed\n');
  expect(workflow.match(/ghcr\.io\//g)).toHaveLength(1);
});
