import { existsSync } from 'node:fs';

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
