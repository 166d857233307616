import { isatty } from 'node:tty';
import pino from 'pino';
import { findStorageError, STORAGE_ADVICE } from './errors/storage-errors.ts';

export type Logger = pino.Logger;

// A value logged under such a name, at any depth, is a secret.
const SECRET_NAME = /pass(word|wd)|token|cookie|authorization|secret|signing_?key|smtp_?url/i;
const MAX_DEPTH = 8;

/**
 * Creates the logger of a process, which writes to stderr; stdout is for messages to the operator.
 * @param format without one, a terminal gets lines for people, and a file or a service gets JSON.
 */
export async function openLogger(
  level: string,
  format: 'json' | 'pretty' | undefined,
  isTerminal = isatty(2),
  stderr: pino.DestinationStream = pino.destination(2),
): Promise<Logger> {
  if ((format ?? (isTerminal ? 'pretty' : 'json')) === 'json') return createLogger(level, stderr);
  // Most sites run as a service and never load this.
  const { createReadableLog } = await import('./log/readable-log.ts');
  // Only a terminal has this method.
  const hasColors = 'hasColors' in process.stderr && process.stderr.hasColors();
  return createLogger(level, createReadableLog(stderr, hasColors));
}

/** Creates a logger that writes JSON lines, by default to stderr, and redacts secrets. */
export function createLogger(level: string, destination: pino.DestinationStream = pino.destination(2)): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    formatters: { log: (line) => withoutSecrets(line, 0) as Record<string, unknown> },
  };
  return pino(options, destination);
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  // Leave a top-level error as it is: pino's error serializer runs later and describes it.
  if (value instanceof Error) return depth <= 1 ? value : describeError(value);
  if (depth > MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAME.test(name) ? '[redacted]' : withoutSecrets(item, depth + 1),
    ]),
  );
}

/**
 * Describes an error for the log: its name, message, code, stack and causes, and what to do about an error of the
 * storage. A failed query is logged without its values, because they are members' private data.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutSecrets(error, 1);
  const { code, query } = error as Error & { code?: unknown; query?: unknown };
  const found = depth === 0 ? findStorageError(error) : null;
  return {
    ...(found && { advice: STORAGE_ADVICE[found] }),
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    // The lines before the first "at" repeat the message.
    stack: error.stack?.match(/^ +at .+$/gm)?.join('\n'),
    ...(error.cause !== undefined && depth < MAX_DEPTH ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
