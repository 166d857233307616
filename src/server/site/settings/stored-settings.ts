import type { Database } from '../../../../db/database.ts';
import type { Keys } from '../../lib/secrets.ts';
import { SETTING_PLACES } from '../env.ts';
import * as repo from './repo.ts';

/** The reason why a stored setting is not used. */
type LeftOutReason =
  /** No key of the site decrypts it. */
  | 'unreadable'
  /** This version does not accept its value. */
  | 'invalid';

/** A stored setting that the site does not use. */
export interface LeftOut {
  name: string;
  why: LeftOutReason;
}

/** The settings that administrators saved in the page. */
export interface StoredSettings {
  values: Readonly<Record<string, string>>;
  leftOut: LeftOut[];
  /** The number of the last save; 0 before the first. */
  revision: number;
  /** The number of the save that last wrote each setting. */
  revisions: ReadonlyMap<string, number>;
}

/** Encrypts the value of a secret for the database. */
export function sealSetting(keys: Keys, name: string, value: string): string {
  return keys.encrypt(purposeOf(name), value);
}

/** Reads the stored settings. Values that no key decrypts are left out, and so are settings that the page may not set. */
export async function readStoredSettings(db: Database, keys: Keys): Promise<StoredSettings> {
  const rows = await db.snapshot((q) => repo.readRows(q));
  const values: Record<string, string> = {};
  const leftOut: LeftOut[] = [];
  for (const { name, plain, sealed } of rows) {
    // An earlier version may have allowed the page to set it.
    if (!SETTING_PLACES.get(name)?.group || (plain === null && sealed === null)) continue;
    const value = sealed === null ? plain : decryptSetting(keys, name, sealed);
    if (value === null) leftOut.push({ name, why: 'unreadable' });
    else values[name] = value;
  }
  const revisions = new Map(rows.map(({ name, revision }) => [name, revision]));
  return { values, leftOut, revision: Math.max(0, ...revisions.values()), revisions };
}

/** Encrypts every stored secret of an earlier key with the present one. Returns their number. */
export async function resealSettings(db: Database, keys: Keys): Promise<number> {
  let count = 0;
  for (const { name, sealed } of await db.snapshot((q) => repo.readSealed(q))) {
    if (decryptSetting(keys, name, sealed) === null) continue;
    const fresh = keys.reseal(purposeOf(name), sealed);
    if (fresh) count += await db.atomic((q) => repo.replaceSealed(q, name, sealed, fresh));
  }
  return count;
}

function decryptSetting(keys: Keys, name: string, sealed: string): string | null {
  try {
    return keys.decrypt(purposeOf(name), sealed);
  } catch {
    return null;
  }
}

function purposeOf(name: string): string {
  return `setting:${name}`;
}

/** Returns the number of the last save, which another process may have made; null when it cannot be read. */
export function findRevision({ db }: { db: Database }): Promise<number | null> {
  return db.snapshot((q) => repo.readRevision(q)).catch(() => null);
}
