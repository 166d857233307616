import type { Logger } from './logger.ts';

// A last resort, longer than all steps together: running sends take up to 5 s, then open requests up to 3 s. Nothing is
// lost at exit: all pending work is stored in rows and continues at the next start.
const PATIENCE_MS = 30_000;

/**
 * Runs the steps in order, once, when the process gets a signal to end, then exits. A step that fails does not stop the
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
