import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Loads settings from `.env` in this folder, if it exists. Existing environment variables take precedence. */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    const cut = findCutValues(readFileSync('.env', 'utf8')).filter((name) => process.env[name] === undefined);
    for (const name of cut) console.error(describeCut(name));
    if (cut.length > 0) process.exit(1);
    process.loadEnvFile('.env');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(`The file .env cannot be read (${code ?? 'unknown error'}); it must be a file this user may read.`);
    process.exit(1);
  }
}

function describeCut(name: string): string {
  const choice = `To keep that, delete the rest of the value. To use all of it, write it in single quotes: ${name}='…'.`;
  const backups = name === 'BACKUP_PASSPHRASE' ? ' Backups made until now need the part before the #.' : '';
  return `${name}: its value in .env is cut at the #, and only the part before the # was used. ${choice}${backups}`;
}

/** Returns the names that `.env` in this folder sets, in its order. */
export function readEnvFileNames(): string[] {
  return existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
}

/**
 * Returns the names of the values that have a `#` in their middle without quotes. Node ends such a value there, and Docker
 * Compose does not, so a passphrase would differ from the passphrase that the operator wrote down.
 */
export function findCutValues(text: string): string[] {
  const values = parseEnv(text);
  const lines = text.matchAll(/^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*([^\s'"`#][^#\r\n]*)(?<!\s)#/gm);
  // A line inside a text of several lines is no setting, so Node has no such value.
  return [...lines].flatMap(([, name = '', before]) => (values[name] === before ? [name] : []));
}
