import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { packTar } from 'modern-tar/fs';
import { z } from 'zod';
import { findStorageError } from '../../lib/errors/storage-errors.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { DATABASE, KEYS, OUTBOX } from '../../lib/program/data-files.ts';
import { beginEncryption, isEncrypted, openEncrypted } from './encryption.ts';

/** Reports progress: the name of a step, and how much of its total is done. */
export type Progress = (step: string, done: number, of: number) => void;

/** The first file of an archive. It lists the other files, each with its size and SHA-256. */
export const MANIFEST = 'manifest.json';

/** Returns whether a backup may contain a file of this name. A damaged one could name a path outside its folder. */
function isAllowed(name: string): boolean {
  const mail = name.startsWith(`${OUTBOX}/`) ? name.slice(OUTBOX.length + 1) : '';
  return [MANIFEST, DATABASE, KEYS].includes(name) || /^[^/\\]+\.eml$/.test(mail);
}

const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});
export type Manifest = z.infer<typeof manifest>;

/** A backup that cannot be made or used, with a sentence that says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Returns the size and the SHA-256 of every file in a folder, sorted by name. */
export async function listContents(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files: Manifest['files'] = [];
  for (const path of names.sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    // A manifest has the names of the archive, on Windows too.
    const name = relative(folder, path).replaceAll(sep, '/');
    if (name !== MANIFEST) files.push({ name, size: (await stat(path)).size, sha256: hash.digest('hex') });
  }
  return files;
}

/** Writes the files of a manifest from a folder into one compressed file, encrypted when there is a passphrase. */
export async function writeArchive(
  folder: string,
  contents: Manifest,
  file: string,
  passphrase: string | undefined,
  progress: Progress,
): Promise<void> {
  const total = contents.files.reduce((sum, { size }) => sum + size, 0);
  const metadata = { mode: 0o600, mtime: new Date(contents.madeAt) };
  const tar = packTar(
    [
      { type: 'content', target: MANIFEST, content: `${JSON.stringify(contents, null, 2)}\n`, ...metadata },
      ...contents.files.map(({ name }) => ({
        type: 'file' as const,
        source: join(folder, name),
        target: name,
        ...metadata,
      })),
    ],
    { concurrency: 1 },
  );
  const counted = countBytes(total, (done) => progress('Compressing', done, total));
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  if (passphrase === undefined) return pipeline(tar, counted, createGzip(), target);
  const { header, cipher } = await beginEncryption(passphrase);
  const framed = async function* (chunks: AsyncIterable<Buffer>) {
    yield header;
    yield* chunks;
    yield cipher.getAuthTag();
  };
  await pipeline(tar, counted, createGzip(), cipher, framed, target);
}

/**
 * Extracts an archive into a folder and compares every file with the manifest.
 * @throws {BackupError} when the archive is damaged, incomplete or encrypted with another passphrase.
 */
export async function readArchive(
  file: string,
  folder: string,
  passphrase: string | undefined,
  progress: Progress,
): Promise<Manifest> {
  const { size } = await stat(file);
  const encrypted = await isEncrypted(file);
  if (encrypted && passphrase === undefined)
    throw new BackupError(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`);
  try {
    const { range, decipher } =
      encrypted && passphrase !== undefined
        ? await openEncrypted(file, passphrase)
        : { range: {}, decipher: new PassThrough() };
    const counted = countBytes(size, (done) => progress('Reading', done, size));
    await pipeline(createReadStream(file, range), counted, decipher, createGunzip(), (chunks) =>
      writeEntries(chunks, folder),
    );
  } catch (error) {
    // A disk that fails says nothing about the backup.
    if (findStorageError(error)) throw error;
    throw new BackupError(
      encrypted
        ? `${file} cannot be decrypted: the passphrase is wrong, or the file is damaged.`
        : `${file} is damaged or is not a backup.`,
      { cause: error },
    );
  }
  return compareWithManifest(file, folder);
}

/** Creates a stage of a pipeline that passes bytes on and reports their number so far, at most the expected total. */
function countBytes(total: number, report: (done: number) => void) {
  let done = 0;
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      done += chunk.length;
      report(Math.min(done, total));
      yield chunk;
    }
  };
}

/** Extracts a tar into a folder. After an error no write is pending, so the folder can be deleted. */
async function writeEntries(tar: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const chunks = tar[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true }))) {
    if (header.type !== 'file' || !isAllowed(header.name))
      throw new Error(`A backup must not contain the ${header.type} ${header.name}.`);
    const path = join(folder, header.name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function compareWithManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '');
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError(`${file} has no manifest that this version can read.`);
  const found = new Map((await listContents(folder)).map((entry) => [entry.name, entry]));
  for (const { name, size, sha256 } of parsed.data.files) {
    const entry = found.get(name);
    if (entry?.size !== size || entry.sha256 !== sha256)
      throw new BackupError(`${file} is damaged: ${name} differs from the manifest.`);
    found.delete(name);
  }
  const [extra] = found.keys();
  if (extra) throw new BackupError(`${file} is damaged: ${extra} is not in the manifest.`);
  return parsed.data;
}
