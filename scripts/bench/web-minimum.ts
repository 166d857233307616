import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { type PageWeight, weighPage } from '../../src/server/testing/browser/page-weight.ts';

const FOLDER = resolve(import.meta.dirname, '../../dist/minimal-page');

const PAGE =
  '<!doctype html><title>Minimum</title><div id="root"></div><script type="module" src="/main.jsx"></script>';

// One button and an API client: the least that a page with these libraries loads before it shows anything.
const MAIN = `
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { Button, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
import { createRoot } from 'react-dom/client';
import superjson from 'superjson';

const trpc = createTRPCReact();
const api = trpc.createClient({ links: [httpBatchLink({ url: '/trpc', transformer: superjson })] });
const cache = new QueryClient();

function Hello() {
  const call = trpc.hello.useQuery();
  return <Button onClick={() => call.refetch()}>{String(call.data)}</Button>;
}

createRoot(document.getElementById('root')).render(
  <MantineProvider>
    <trpc.Provider client={api} queryClient={cache}>
      <QueryClientProvider client={cache}>
        <Hello />
      </QueryClientProvider>
    </trpc.Provider>
  </MantineProvider>,
);
`;

/**
 * Builds a minimal page with React, Mantine and the tRPC client with the product's bundler, and measures its size.
 */
export async function weighMinimalPage(): Promise<PageWeight> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), PAGE);
  writeFileSync(join(FOLDER, 'main.jsx'), MAIN);
  try {
    await build({
      configFile: false,
      root: FOLDER,
      plugins: [react()],
      logLevel: 'error',
      build: { outDir: join(FOLDER, 'built') },
    });
    return weighPage(readFileSync(join(FOLDER, 'built/index.html'), 'utf8'), join(FOLDER, 'built'));
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}
