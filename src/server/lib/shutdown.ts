import type { Logger } from './logger.ts';

// A last resort for a step that hangs: those that wait for sends and requests have limits of their own and end sooner, but
// closing a provider's connection has none. Nothing is lost at exit: all pending work is stored in rows and continues at
// the next start.
const SHUTDOWN_TIMEOUT_MS = 30_000;

/** A part that is closed, and its name for the log. */
export interface ClosingStep {
  name: string;
  close: () => unknown;
}

/** Closes parts one after the other. One that fails is logged and does not stop the next ones. */
export async function closeInOrder(log: Logger, steps: readonly ClosingStep[]): Promise<void> {
  for (const step of steps) {
    try {
      await step.close();
    } catch (error) {
      log.error({ err: error, step: step.name }, 'a part could not be closed');
    }
  }
}

/** Closes the parts in order, once, when the process gets a signal to end, then exits. */
export function onShutdown(log: Logger, steps: readonly ClosingStep[]): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => {
      log.warn('shutdown took too long; exiting');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    await closeInOrder(log, steps);
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}
