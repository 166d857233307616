/**
 * Builds `dist/hesed`, one executable that contains everything, with its checksum, its bill of materials and its licences
 * (docs/from-source.md).
 *
 *     npm run build:binary
 *     npm run build:binary -- linux-arm64    for another platform: dist/hesed-linux-arm64
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findFreePort } from '../build/free-port.ts';
import { noticesOf } from '../build/license-notices.ts';
import { buildIfStale } from '../build.ts';
import { listAssets } from './assets.ts';
import { bundleForExecutable, DATA_PACKAGES, ONE_FILE, PROGRAM, SPLIT_FILES, THREADS } from './bundle.ts';
import { CODE_CACHE_FOLDER } from './bundle-names.ts';
import { cacheAsset, codeAsset, wrapModule } from './loader.ts';
import { createSbom } from './sbom.ts';

const ROOT = join(import.meta.dirname, '../..');
const OWN_PLATFORM = `${process.platform}-${process.arch}`;
const PLATFORMS = ['linux-x64', 'linux-arm64'];
const [requested] = process.argv.slice(3);
const platform = requested ?? OWN_PLATFORM;
const isOtherPlatform = platform !== OWN_PLATFORM;
const NAME = requested ? `hesed-${requested}` : 'hesed';
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

/** Writes the program's files in the form that the loader runs. Returns them by asset name. */
async function bundleProgram(): Promise<Record<string, string>> {
  const files = new Map<string, string>();
  const built = await bundleForExecutable(PROGRAM, DATA_PACKAGES);
  for (const file of (await built.generate(SPLIT_FILES)).output)
    if (file.type === 'chunk') files.set(file.fileName, wrapModule(file.code));
  await built.close();
  for (const name of DATA_PACKAGES) files.set(name, await readData(name));
  const folder = join(WORK, 'code');
  mkdirSync(folder);
  return Object.fromEntries(
    [...files].map(([name, text], index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      return [codeAsset(name), file];
    }),
  );
}

async function readData(name: string): Promise<string> {
  if (name.endsWith('.json')) return readFileSync(join(ROOT, 'node_modules', name), 'utf8');
  const built = await bundleForExecutable(name);
  const { output } = await built.generate({ ...ONE_FILE, charset: 'ascii' });
  await built.close();
  return wrapModule(output[0].code);
}

/** Builds an executable with a main script and assets. */
function makeExecutable(output: string, main: string, assets: Record<string, string>): void {
  const config = join(WORK, 'sea.json');
  writeFileSync(
    config,
    JSON.stringify({
      ...{ main, output, assets, disableExperimentalSEAWarning: true },
      ...(isOtherPlatform && { executable: fetchNode() }),
      // Node does not warn of deprecated APIs in node_modules, but does in a bundle: punycode in a library of telegraf,
      // url.parse in libraries of twilio and web-push.
      execArgv: [...START_FLAGS, '--disable-warning=DEP0040', '--disable-warning=DEP0169'],
    }),
  );
  execFileSync(process.execPath, ['--build-sea', config], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Starts an executable with these assets once. Returns V8's code cache of each file that the start loaded, by asset name.
 * A code cache is valid for one build of Node only, so there is none for another platform.
 */
async function recordCodeCache(assets: Record<string, string>): Promise<Record<string, string>> {
  if (isOtherPlatform) return {};
  const recorder = join(WORK, 'recorder');
  makeExecutable(recorder, await bundle(join(import.meta.dirname, 'record-code-cache.ts')), assets);
  const folder = join(WORK, 'compiled');
  const env = {
    [CODE_CACHE_FOLDER]: folder,
    DATA_DIR: join(WORK, 'data'),
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
  };
  execFileSync(recorder, { cwd: WORK, env: { ...env, LOG_LEVEL: 'error' }, stdio: ['ignore', 'ignore', 'inherit'] });
  return Object.fromEntries(readdirSync(folder).map((name) => [cacheAsset(name), join(folder, name)]));
}

/** Fetches this project's Node version for another platform with npm. Returns its file. */
function fetchNode(): string {
  const name = `node-${platform}`;
  const options = { cwd: WORK, encoding: 'utf8' as const };
  const packed = execFileSync('npm', ['pack', '--silent', `${name}@${optionalDependencies[name]}`], options).trim();
  execFileSync('tar', ['-xzf', packed], options);
  return join(WORK, 'package/bin/node');
}

if (isOtherPlatform && !PLATFORMS.includes(platform)) {
  console.error(`There is no ${platform}; there are: ${PLATFORMS.join(', ')}.`);
  process.exit(1);
}
await buildIfStale();
rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const threads: Record<string, string> = {};
for (const [name, source] of Object.entries(THREADS)) threads[name] = await bundle(source);
const assets = { ...listAssets(ROOT, platform), ...threads, ...(await bundleProgram()) };
const fresh = join(WORK, 'hesed');
makeExecutable(fresh, await bundle(join(import.meta.dirname, 'main.ts')), {
  ...assets,
  ...(await recordCodeCache(assets)),
});
renameSync(fresh, OUTPUT);
const sha256 = createHash('sha256').update(readFileSync(OUTPUT)).digest('hex');
writeFileSync(`${OUTPUT}.sha256`, `${sha256}  ${NAME}\n`);
writeFileSync(`${OUTPUT}.licenses.txt`, noticesOf(ROOT));
const nodeVersion = isOtherPlatform ? optionalDependencies[`node-${platform}`] : process.versions.node;
writeFileSync(`${OUTPUT}.cdx.json`, JSON.stringify(createSbom(ROOT, nodeVersion), null, 2));
rmSync(WORK, { recursive: true });
console.log(`${OUTPUT}: ${(statSync(OUTPUT).size / 1e6).toFixed(1)} MB, SHA-256 ${sha256}`);
