import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { PageSource } from './pages/built-pages.ts';

const INDEX = new URL('../../client/index.html', import.meta.url);

/**
 * Starts Vite inside the process for `npm run dev`. Vite answers requests for modules and passes all others to the app.
 */
export async function startVite(http: Server): Promise<{
  handle: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  source: PageSource;
  close: () => Promise<void>;
}> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } });
  return {
    handle: vite.middlewares,
    source: async ({ path }) => ({
      html: await vite.transformIndexHtml(path, readFileSync(INDEX, 'utf8')),
      render: null,
    }),
    close: () => vite.close(),
  };
}
