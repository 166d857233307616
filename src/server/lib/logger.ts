import pino from 'pino';

export type Logger = pino.Logger;

// Whatever is logged under a name like these, at any depth, is a secret.
const SECRET_NAME = /pass(word|wd)|token|cookie|authorization|secret|signing_?key|smtp_?url/i;
const DEEPEST = 8;

/** JSON lines on stderr (stdout is for what an operator reads), with secrets left out. */
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
  // At the top an error is left to its serializer, which would otherwise find it described already.
  if (value instanceof Error) return depth <= 1 ? value : describeError(value);
  if (depth > DEEPEST) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAME.test(name) ? '[redacted]' : withoutSecrets(item, depth + 1),
    ]),
  );
}

/**
 * An error for the log: its name, words, code, place and causes. Nothing else it carries is written, and of a failed
 * query the statement without its values: they are what members entrusted to us.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutSecrets(error, 1);
  const { code, query } = error as Error & { code?: unknown; query?: unknown };
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    // The lines before the first "at" repeat the message.
    stack: error.stack?.match(/^ +at .+$/gm)?.join('\n'),
    ...(error.cause !== undefined && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
