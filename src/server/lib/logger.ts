import pino from 'pino';

export type Logger = pino.Logger;

// Whatever is logged under these names, at any depth a log line has here, is a secret.
const SECRET_FIELDS = ['password', 'token', 'cookie', 'authorization', 'secret', 'SMTP_URL', 'signingKey'];

/** JSON lines on stderr (stdout is for what an operator reads), with secrets left out. */
export function createLogger(level: string, destination: pino.DestinationStream = pino.destination(2)): Logger {
  const paths = SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, censor: '[redacted]' } }, destination);
}
