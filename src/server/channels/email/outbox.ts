import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A folder that mail is put into while no SMTP server is set. */
export interface Outbox {
  /** Writes one mail, whole or not at all, and gives its file name; names sort by time, the newest last. */
  put(id: string, mail: Buffer): Promise<string>;
  /** The names of the mails that are there, the oldest first. */
  names(): Promise<string[]>;
  /** One mail by its name; null when there is none, or the name could be of anything else. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes the mails put under some ids. */
  remove(ids: readonly string[]): Promise<void>;
  /** Deletes the mails put before an instant. */
  removeBefore(instant: Date): Promise<void>;
}

/** A mail's name: when it was put there, its order among those of one run, and its id. */
const NAME = /^(\d{8}T\d{9}Z)-\d{6,}-(.+)\.eml$/;

/** An outbox in a folder, which is made with the first mail. Mail holds private text: only its owner can read it. */
export function createOutbox(folder: string): Outbox {
  let lastStamp = 0;
  let count = 0;

  /** Mails of one instant keep their order by the counter, and a clock set back does not reorder what one run wrote. */
  function nextName(id: string): string {
    lastStamp = Math.max(lastStamp, Date.now());
    const order = String(++count).padStart(6, '0');
    return `${stampOf(new Date(lastStamp))}-${order}-${partOf(id)}.eml`;
  }

  async function removeWhere(isMeant: (stamp: string, part: string) => boolean): Promise<void> {
    for (const name of await namesIn(folder)) {
      const [, stamp, part] = NAME.exec(name) ?? [];
      if (stamp && part && isMeant(stamp, part)) await rm(join(folder, name), { force: true });
    }
  }

  return {
    async put(id, mail) {
      const name = nextName(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, `.${name}.${randomUUID()}.tmp`);
      try {
        // The database says that it was kept, also after the machine loses its power.
        await writeFile(temporary, mail, { mode: 0o600, flag: 'wx', flush: true });
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return name;
    },
    async names() {
      return (await namesIn(folder)).filter((name) => NAME.test(name)).sort();
    },
    async read(name) {
      // A name with a separator could lead out of this folder.
      if (!NAME.test(name) || basename(name) !== name) return null;
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(ids) {
      const parts = new Set(ids.map(partOf));
      if (parts.size) await removeWhere((_stamp, part) => parts.has(part));
    },
    async removeBefore(instant) {
      const first = stampOf(instant);
      await removeWhere((stamp) => stamp < first);
    },
  };
}

/** Writes an instant so that sorted names are in the order of time. */
function stampOf(instant: Date): string {
  return instant.toISOString().replace(/[-:.]/g, '');
}

/** Returns the part of an id that a file name may hold. */
function partOf(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(-24);
}

/** The names in a folder; none where it is not there yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
