import type { Logger } from './logger.ts';

/**
 * Logs every uncaught error, including rejected promises, and lets the process continue.
 *
 * Node advises to exit after such an error, because work may be half done. Here nothing lasting can be half done: all
 * work is stored in rows, and a transaction is synchronous and rolls back when it throws. Exiting would do more harm.
 * Many churches run `npm start` without a supervisor, so anyone who can cause such an error could stop the site. Errors
 * during the start still end the process, see main.ts.
 */
export function surviveUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (error, origin) =>
    log.fatal({ err: error, origin }, 'nothing caught this error; the process goes on'),
  );
}
