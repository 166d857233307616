import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { unpackTar } from 'modern-tar';
import { ImportError, type SourceFile } from './imported.ts';

// Files that may hold verses. Archives of publishers hold others too: pages, fonts, signatures.
const TEXTS = /\.(?:usfm|sfm|usf|ptx|txt|xml|osis|json)$/i;
// Hidden files, and the folder that macOS adds to archives.
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;
// A whole Bible with all its notes has about 20 MB.
const MAX_BYTES = 200 * 1024 * 1024;

/**
 * Reads the texts in a file, a folder, or an archive as it is downloaded (.zip, .tar, .tar.gz), in the order of their
 * names.
 * @throws ImportError when something cannot be read or unpacked, is larger than 200 MB, or is not in UTF-8.
 */
export async function readSourceFiles(path: string): Promise<SourceFile[]> {
  const files = (await unpack(path)).filter(({ name }) => !HIDDEN.test(name));
  const texts = files.length === 1 ? files : files.filter(({ name }) => TEXTS.test(name));
  return texts
    .map(({ name, data }) => ({ name, text: decode(name, data) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface RawFile {
  name: string;
  data: Uint8Array;
}

async function unpack(path: string): Promise<RawFile[]> {
  try {
    if (statSync(path).isDirectory()) return readFolder(path);
    const data = readWithin(path, MAX_BYTES);
    if (isZip(data)) return unzip(data);
    const plain = data[0] === 0x1f && data[1] === 0x8b ? gunzipSync(data, { maxOutputLength: MAX_BYTES }) : data;
    return isTar(plain) ? await untar(plain) : [{ name: basename(path), data: plain }];
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`this cannot be read (${error instanceof Error ? error.message : error})`, { file: path });
  }
}

function readFolder(path: string): RawFile[] {
  let left = MAX_BYTES;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const data = readWithin(file, left);
      left -= data.length;
      return { name: relative(path, file), data };
    });
}

/** Reads a file of at most so many bytes. */
function readWithin(file: string, most: number): Buffer {
  if (statSync(file).size > most) throw new ImportError('this is larger than 200 MB', { file });
  return readFileSync(file);
}

const isZip = (data: Uint8Array) => data[0] === 0x50 && data[1] === 0x4b && data[2] === 3 && data[3] === 4;
const isTar = (data: Buffer) => data.toString('latin1', 257, 262) === 'ustar';

function unzip(data: Uint8Array): RawFile[] {
  let total = 0;
  const files = unzipSync(data, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('/') || !TEXTS.test(name)) return false;
      total += originalSize;
      if (total > MAX_BYTES) throw new ImportError('unpacked, this is larger than 200 MB', { file: name });
      return true;
    },
  });
  return Object.entries(files).map(([name, bytes]) => ({ name, data: bytes }));
}

async function untar(data: Uint8Array): Promise<RawFile[]> {
  const entries = await unpackTar(data, { filter: ({ name, type }) => type === 'file' && TEXTS.test(name) });
  return entries.flatMap(({ header, data: bytes }) => (bytes ? [{ name: header.name, data: bytes }] : []));
}

/** Decodes UTF-8, without a byte order mark and with line feeds only. */
function decode(name: string, data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data).replace(/\r\n?/g, '\n');
  } catch {
    throw new ImportError('this text is not in UTF-8', { file: name });
  }
}
