import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { Logger } from '../lib/logger.ts';
import type { SendResult } from './send-result.ts';

/** The log lines of an outage: when a provider begins to refuse the site itself, and when it takes messages again. */
interface OutageLines {
  began: string;
  ended: string;
}

/**
 * Logs an outage of a channel's provider from the results of its messages: once when it begins, once for each other code,
 * and once when it ends. A call that the site aborted itself proves no outage.
 */
export function createOutageLog(log: Logger, channel: AlertMethod, { began, ended }: OutageLines) {
  let lastCode: string | null = null;
  return (result: SendResult, signal: AbortSignal | undefined) => {
    if (result.kind === 'retry' && result.address === 'none' && !signal?.aborted && result.code !== lastCode) {
      lastCode = result.code;
      log.warn({ channel, code: lastCode }, began);
    }
    if (result.kind === 'sent' && lastCode) {
      log.info({ channel, code: lastCode }, ended);
      lastCode = null;
    }
  };
}
