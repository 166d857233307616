import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Loads settings from `.env` in this folder, if it exists. Existing environment variables take precedence. */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(`The file .env cannot be read (${code ?? 'unknown error'}); it must be a file this user may read.`);
    process.exit(1);
  }
}

/** Returns the names that `.env` in this folder sets, in its order. */
export function readEnvFileNames(): string[] {
  return existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
}
