import type { Context } from 'hono';
import type { Site } from '../site/site.ts';
import { type PageData, readFirstData } from './pages/first-data.ts';
import { createExport } from './rest/export.ts';
import { createJournalFile } from './rest/journal-file.ts';
import { createRest } from './rest/rest.ts';
import { createRpc } from './rpc/rpc.ts';
import { createWebhooks } from './webhooks/providers.ts';
import { createOneClick } from './webhooks/unsubscribe.ts';

type Handler = (c: Context) => Promise<Response>;

/** The handlers of requests that need the domains. */
export interface Handlers {
  rpc: Handler;
  rest: Handler;
  accountExport: Handler;
  journalFile: Handler;
  webhooks: Handler;
  oneClick: Handler;
  firstData: (c: Context) => Promise<PageData>;
}

/**
 * Creates the handlers of the domains. Importing all contracts and calls takes a third of the start time, so the app imports
 * this file at the first request that needs it (docs/decisions/runtime.md).
 */
export function createHandlers(site: Site): Handlers {
  return {
    rpc: createRpc(site),
    rest: createRest(site),
    accountExport: createExport(site),
    journalFile: createJournalFile(site),
    webhooks: createWebhooks(site),
    oneClick: createOneClick(site),
    firstData: (c) => readFirstData(site, c),
  };
}
