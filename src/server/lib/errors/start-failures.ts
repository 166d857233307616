import { MigrationError } from '../../../../db/database-errors.ts';
import { EnvError } from '../settings/read-settings.ts';
import { findStorageError, STORAGE_ADVICE } from './storage-errors.ts';

/** Explains in plain sentences why the server could not start, one line per error. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof EnvError) return `Hesed cannot start with these settings:\n${indent(error.message)}`;
  if (error instanceof MigrationError)
    return `The database cannot be brought to this version (${error.message}). Check that DATA_DIR is this site's own folder, or restore a backup; nothing was changed.`;
  const { code, message, port, address, hostname } = causeWithCode(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Set HOST to one it has, such as 0.0.0.0.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine cannot find ${hostname}. Set HOST to an address it has, such as 0.0.0.0.`;
    case 'EACCES':
    case 'EPERM':
      return port
        ? `Port ${port} needs rights this user does not have. Set PORT to a number above 1023.`
        : noFolder(message);
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EISDIR':
    case 'ENOENT':
    case 'EROFS':
    case 'ENAMETOOLONG':
      return noFolder(message);
  }
  const found = findStorageError(error);
  return found ? STORAGE_ADVICE[found] : (message.split('\n', 1)[0] as string);
}

type Failure = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** Returns the innermost error with a code: some libraries wrap it in their own error. */
function causeWithCode(error: unknown): Failure {
  for (let at = error; at instanceof Error; at = at.cause) if ((at as Failure).code) return at as Failure;
  return error instanceof Error ? error : new Error(String(error));
}

function noFolder(message: string): string {
  return `The data folder cannot be used: ${message}. Give it to this user, or set DATA_DIR to a folder that this user may write.`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
