import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { noticesOf } from '../build/license-notices.ts';
import { createSbom, type Sbom } from './sbom.ts';

const ROOT = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

let sbom: Sbom;
beforeAll(() => {
  sbom = createSbom(ROOT, process.versions.node);
});

test('the bill of materials names Node and its libraries, with exact versions', () => {
  const node = sbom.components.find(({ name }) => name === 'node');
  expect(node).toMatchObject({ type: 'platform', version: process.versions.node });
  const inside = Object.fromEntries((node?.components ?? []).map(({ name, version }) => [name, version]));
  expect(inside).toMatchObject({ v8: process.versions.v8, openssl: process.versions.openssl });
});

test('the bill of materials names every dependency, but none for development only', () => {
  const versions = new Map(sbom.components.map(({ name, version }) => [name, version]));
  const missing = Object.entries(dependencies).filter(([name, version]) => versions.get(name) !== version);
  expect(missing).toEqual([]);
  expect(versions.has('better-sqlite3')).toBe(true);
  expect(['vitest', 'playwright-core', '@biomejs/biome'].filter((name) => versions.has(name))).toEqual([]);
});

test('every dependency in the bill of materials refers to a component of it', () => {
  const { component } = sbom.metadata;
  const known = new Set([component, ...sbom.components].map(({ 'bom-ref': ref }) => ref));
  const refs = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  expect(component.name).toBe('hesed');
  expect(sbom.dependencies.find(({ ref }) => ref === component['bom-ref'])?.dependsOn).toEqual(
    expect.arrayContaining([`node@${process.versions.node}`, `nodemailer@${dependencies.nodemailer}`]),
  );
});

test('the bill of materials and the licence notices name the same packages', () => {
  const notices = new Set(noticesOf(ROOT).split('\n'));
  const named = sbom.components.filter(({ name }) => name !== 'node').map(({ name, version }) => `${name} ${version}`);
  expect(named.filter((line) => !notices.has(line))).toEqual([]);
  const inNotices = [...notices].filter((line) => /^(?!node-)[a-z@][\w./-]* \d+\.\d+\.\d+\S*$/.test(line));
  expect(inNotices.filter((line) => !named.includes(line))).toEqual([]);
});

test('the bill of materials names both versions of a library that has two', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const lines = used.map(([path, { version }]) => ({ name: path.split('node_modules/').at(-1) ?? '', version }));
  const named = new Set(sbom.components.map(({ name, version }) => `${name} ${version}`));
  const names = new Set(sbom.components.map(({ name }) => name));
  const missing = lines.filter(({ name, version }) => names.has(name) && !named.has(`${name} ${version}`));
  expect(missing).toEqual([]);
  expect(named.size).toBeGreaterThan(names.size);
});
