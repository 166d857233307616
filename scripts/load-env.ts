import { existsSync } from 'node:fs';

/** Takes settings from `.env` in this folder, where there is one; the environment's own values stay as they are. */
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
