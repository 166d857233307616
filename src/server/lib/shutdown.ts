import type { Logger } from './logger.ts';

// A last resort, longer than all steps together may take: sends under way 5 s, then open requests 3 s. Everything that
// matters is a row and goes on at the next start.
const PATIENCE_MS = 30_000;

/**
 * Runs the steps in order, once, when the process is asked to end, then exits; a step that fails does not stop the
 * next ones.
 */
export function onShutdown(log: Logger, steps: readonly { name: string; stop: () => unknown }[]): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => {
      log.warn('shutdown took too long; exiting');
      process.exit(1);
    }, PATIENCE_MS).unref();
    for (const step of steps) {
      try {
        await step.stop();
      } catch (error) {
        log.error({ err: error, step: step.name }, 'a shutdown step failed');
      }
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}
