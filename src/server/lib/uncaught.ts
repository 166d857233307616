import type { Logger } from './logger.ts';

/**
 * Logs every error that nothing caught, rejected promises included, and lets the process go on.
 *
 * Node advises to exit after such an error, because work may be half done. Here nothing lasting can be: all of it is
 * rows, and a transaction is one synchronous piece that rolls back when it throws. Exiting would do more harm. Many
 * churches run `npm start` without anything that starts it again, and whoever finds a way to such an error could end
 * the site at will. Errors while starting still end the process, see main.ts.
 */
export function surviveUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (error, origin) =>
    log.fatal({ err: error, origin }, 'nothing caught this error; the process goes on'),
  );
}
