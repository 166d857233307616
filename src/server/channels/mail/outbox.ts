import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that mail is put into while no SMTP server is set. */
export interface Outbox {
  /** Writes one mail, whole or not at all, and gives its file name; names sort by time, the newest last. */
  put(id: string, mail: Buffer): Promise<string>;
}

/** An outbox in a folder, which is made with the first mail. Mail holds private text: only its owner can read it. */
export function createOutbox(folder: string): Outbox {
  let lastStamp = 0;
  let count = 0;

  /** Mails of one instant keep their order by the counter, and a clock set back does not reorder what one run wrote. */
  function nextName(id: string): string {
    lastStamp = Math.max(lastStamp, Date.now());
    const stamp = new Date(lastStamp).toISOString().replace(/[-:.]/g, '');
    const order = String(++count).padStart(6, '0');
    return `${stamp}-${order}-${id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(-24)}.eml`;
  }

  return {
    async put(id, mail) {
      const name = nextName(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, `.${name}.${randomUUID()}.tmp`);
      try {
        await writeFile(temporary, mail, { mode: 0o600, flag: 'wx' });
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return name;
    },
  };
}
