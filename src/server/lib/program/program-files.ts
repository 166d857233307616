import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getAssetKeys, getRawAsset, isSea } from 'node:sea';

/** Files that come with the program. Names are relative to the folder and use `/`. */
export interface ProgramFiles {
  /** Returns a file's content, or null when there is no such file. */
  read(name: string): Buffer<ArrayBuffer> | null;
  /** Returns the names of all files, sorted. */
  names(): string[];
}

// The errors for a name that no file has, such as one with a NUL.
const NOT_A_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];
const ROOT = join(import.meta.dirname, '../../../..');

/** Returns the files of a folder of the project: on disk, or inside the single executable. */
export function programFiles(folder: string): ProgramFiles {
  return isSea() ? embeddedFiles(folder) : filesOnDisk(join(ROOT, folder));
}

/** Returns one file of the project as text. */
export function readProgramText(name: string): string {
  const content = programFiles('.').read(name);
  if (!content) throw new Error(`${name} is missing from this installation`);
  return content.toString('utf8');
}

/**
 * Returns the same files, each read once and then kept in memory. Files that are added later are not found: the program
 * does not change while it runs.
 */
export function cachedInMemory(files: ProgramFiles): ProgramFiles {
  // Listed on the first read, so that the start does not wait for it.
  let listed: ReadonlySet<string> | undefined;
  const names = () => {
    listed ??= new Set(files.names());
    return listed;
  };
  const contents = new Map<string, Buffer<ArrayBuffer> | null>();
  return {
    read(name) {
      if (!names().has(name)) return null;
      const content = contents.get(name) ?? files.read(name);
      contents.set(name, content);
      return content;
    },
    names: () => [...names()],
  };
}

/** Returns the files of a folder on disk. */
export function filesOnDisk(folder: string): ProgramFiles {
  return {
    read(name) {
      try {
        return readFileSync(join(folder, name));
      } catch (error) {
        if (NOT_A_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
        throw error;
      }
    },
    names: () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map(({ parentPath, name }) =>
              join(parentPath, name)
                .slice(folder.length + 1)
                .replaceAll(sep, '/'),
            )
            .sort()
        : [],
  };
}

/** The files stay where the system mapped the executable; nothing is copied. */
function embeddedFiles(folder: string): ProgramFiles {
  const start = folder === '.' ? '' : `${folder}/`;
  const keys = new Set(getAssetKeys());
  return {
    read: (name) => (keys.has(start + name) ? Buffer.from(getRawAsset(start + name)) : null),
    names: () =>
      [...keys]
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length))
        .sort(),
  };
}
