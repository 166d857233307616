/**
 * Builds `dist/hesed`, one executable with everything inside, its checksum, its bill of materials and its licences (docs/install.md).
 *
 *     npm run build:binary
 *     npm run build:binary -- linux-arm64    for a kind of machine, on any other: dist/hesed-linux-arm64
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { noticesOf } from '../build/license-notices.ts';
import { buildIfStale } from '../build.ts';
import { listAssets } from './assets.ts';
import { billOfMaterials } from './bill.ts';
import { bundleForExecutable, ONE_FILE, PROGRAM, THREADS } from './bundle.ts';

const ROOT = join(import.meta.dirname, '../..');
const OWN_PLATFORM = `${process.platform}-${process.arch}`;
const PLATFORMS = ['linux-x64', 'linux-arm64'];
const [asked] = process.argv.slice(3);
const platform = asked ?? OWN_PLATFORM;
const isForeign = platform !== OWN_PLATFORM;
const NAME = asked ? `hesed-${asked}` : 'hesed';
const OUTPUT = join(ROOT, 'dist', NAME);
const WORK = join(ROOT, 'dist/binary');

const { scripts, optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** The flags of Node that `npm start` has. */
const START_FLAGS = String(scripts.start)
  .split(' ')
  .filter((word) => word.startsWith('--'));

async function bundle(input: string): Promise<string> {
  const built = await bundleForExecutable(input);
  const file = join(WORK, `${basename(input, '.ts')}.cjs`);
  await built.write({ file, ...ONE_FILE });
  await built.close();
  return file;
}

/** Fetches Node for another kind of machine, in the version of this project, by npm; returns its file. */
function fetchNode(): string {
  const name = `node-${platform}`;
  const options = { cwd: WORK, encoding: 'utf8' as const };
  const packed = execFileSync('npm', ['pack', '--silent', `${name}@${optionalDependencies[name]}`], options).trim();
  execFileSync('tar', ['-xzf', packed], options);
  return join(WORK, 'package/bin/node');
}

if (isForeign && !PLATFORMS.includes(platform)) {
  console.error(`There is no ${platform}; there are: ${PLATFORMS.join(', ')}.`);
  process.exit(1);
}
await buildIfStale();
mkdirSync(WORK, { recursive: true });
const main = await bundle(PROGRAM);
const threads: Record<string, string> = {};
for (const [name, source] of Object.entries(THREADS)) threads[name] = await bundle(source);
const config = join(WORK, 'sea.json');
const fresh = join(WORK, 'hesed');
writeFileSync(
  config,
  JSON.stringify({
    ...{ main, output: fresh, disableExperimentalSEAWarning: true },
    // The cache of compiled code fits this machine's Node only.
    ...(isForeign ? { executable: fetchNode() } : { useCodeCache: true }),
    // Libraries of telegraf (punycode), twilio and web-push (url.parse) use these; Node warns of them only outside
    // node_modules.
    execArgv: [...START_FLAGS, '--disable-warning=DEP0040', '--disable-warning=DEP0169'],
    assets: { ...listAssets(ROOT, platform), ...threads },
  }),
);
execFileSync(process.execPath, ['--build-sea', config], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
renameSync(fresh, OUTPUT);
const sha256 = createHash('sha256').update(readFileSync(OUTPUT)).digest('hex');
writeFileSync(`${OUTPUT}.sha256`, `${sha256}  ${NAME}\n`);
writeFileSync(`${OUTPUT}.licenses.txt`, noticesOf(ROOT));
const nodeVersion = isForeign ? optionalDependencies[`node-${platform}`] : process.versions.node;
writeFileSync(`${OUTPUT}.cdx.json`, JSON.stringify(billOfMaterials(ROOT, nodeVersion), null, 2));
rmSync(WORK, { recursive: true });
console.log(`${OUTPUT}: ${(statSync(OUTPUT).size / 1e6).toFixed(1)} MB, SHA-256 ${sha256}`);
