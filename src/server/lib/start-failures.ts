import { EnvError } from './env.ts';

/** Says in plain sentences why the server could not start, one line per fault. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof EnvError) return `Hesed cannot start with these settings:\n${indent(error.message)}`;
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Set HOST to one it has, such as 0.0.0.0.`;
    case 'EACCES':
    case 'EPERM':
      return port
        ? `Port ${port} needs rights this user does not have. Set PORT to a number above 1023.`
        : `The data folder cannot be used: ${message}. Set DATA_DIR to a folder this user may write.`;
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return 'The database file is damaged or is not a database. Restore it from a backup; nothing was changed.';
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return 'The database file cannot be opened for writing. Check who owns the data folder (DATA_DIR).';
    case 'SQLITE_BUSY':
      return 'The database is locked by another program. Stop it and start again.';
    case 'SQLITE_FULL':
      return 'The disk is full. Make room and start again; nothing was lost.';
    default:
      return message ?? String(error);
  }
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
