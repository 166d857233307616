import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePage } from './write-page.ts';

const EMPTY = `<head>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/client.js">
  <link rel="stylesheet" crossorigin href="/assets/client.css">
  <link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
</head><body><div id="root"></div></body>`;

test('scripts load after the fonts, and styles are inline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-page-'));
  writeFileSync(join(folder, 'client.css'), 'body{margin:0}');
  const screens = {
    'index.html': { scripts: [], styles: ['client.css'] },
    'screen.tsx': { scripts: ['assets/screen.js'], styles: [] },
  };
  const page = {
    name: 'screen',
    html: '<p>Ready</p>',
    renderedAs: '/screen',
    ssr: false,
    source: 'screen.tsx',
    onlineOnly: false,
  };
  const html = writePage(page, { empty: EMPTY, screens, folder, cachedFiles: [] });
  rmSync(folder, { recursive: true });
  const tags = html.match(/<(?:script|link|style)[^>]*>/g) ?? [];
  expect(tags).toEqual([
    '<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/client.js">',
    '<link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/screen.js">',
    '<style data-file="/client.css">',
  ]);
  expect(html).toContain('<div id="root" data-rendered="/screen"><p>Ready</p></div>');
});
