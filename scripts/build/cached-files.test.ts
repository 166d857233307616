import type { ManifestChunk } from 'vite';
import { expect, test } from 'vitest';
import { listCachedFiles } from './cached-files.ts';

const chunk = (name: string, more: Partial<ManifestChunk> = {}): ManifestChunk => ({
  file: `assets/${name}-1.js`,
  name,
  ...more,
});
// As in a build, the main chunk names every screen and the parts of each.
const MANIFEST = {
  'index.html': chunk('index', { isEntry: true, imports: ['_main.js'] }),
  '_main.js': chunk('main', { dynamicImports: ['home.page.tsx', 'admin.page.tsx'], css: ['assets/main-1.css'] }),
  'home.page.tsx': chunk('home.page', { imports: ['_main.js', '_shared.js'], dynamicImports: ['drawer.tsx'] }),
  'drawer.tsx': chunk('drawer', { css: ['assets/drawer-1.css'] }),
  'admin.page.tsx': chunk('admin.page', { imports: ['_shared.js', '_table.js'], dynamicImports: ['charts.tsx'] }),
  'charts.tsx': chunk('charts', { css: ['assets/charts-1.css'] }),
  '_shared.js': chunk('shared'),
  '_table.js': chunk('table'),
};

test('screens are cached with their parts and styles, and files that only the administration loads are not', () => {
  expect(listCachedFiles(MANIFEST, ['admin.page.tsx'])).toEqual([
    '/assets/drawer-1.css',
    '/assets/drawer-1.js',
    '/assets/home.page-1.js',
    '/assets/index-1.js',
    '/assets/main-1.css',
    '/assets/main-1.js',
    '/assets/shared-1.js',
  ]);
});

test('a screen without a chunk of its own is an error', () => {
  expect(() => listCachedFiles(MANIFEST, ['renamed.page.tsx'])).toThrow('The build has no chunk for renamed.page.tsx');
});
