import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { fontFaces } from '../../src/client/fonts.ts';
import { mantineColours, schemeVariables } from '../../src/client/palette.ts';
import { SCALE, SERIF, THEME_OPTIONS } from '../../src/client/theme-options.ts';

const NAME = 'virtual:theme.css';
const FILE = '/virtual-theme.css';
const USE = /var\(\s*(--mantine-color-[\w-]+)/g;
// The product uses few of Mantine's palettes, so their unused variables are dropped. Our own palette stays, because
// components use its shades.
const SHADE = /(--mantine-color-(?!evergreen)[a-z]+-[\w-]+):[^;}]*;?/g;

type Variables = Record<string, string>;

/**
 * Provides a style sheet with the fonts, Mantine's variables and the palette. Mantine would set them by script; this way the
 * page has its colours and sizes at the first paint, in the device's colour scheme.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (source) => (source === NAME ? FILE : undefined),
    load: (id) => (id === FILE ? writeTheme() : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const sheets = files
          .filter((file) => file.type === 'asset')
          .filter(({ fileName }) => fileName.endsWith('.css'));
        const scripts = files.map((file) => (file.type === 'chunk' ? file.code : ''));
        const textOf = (sheet: (typeof sheets)[number]) => String(sheet.source);
        // Dropping a shade can leave another one unused, so repeat.
        for (let dropped = true; dropped; ) {
          const used = new Set([...scripts, ...sheets.map(textOf)].flatMap(usesIn));
          dropped = false;
          for (const sheet of sheets) {
            const kept = textOf(sheet).replace(SHADE, (line, name: string) => (used.has(name) ? line : ''));
            if (kept.length < textOf(sheet).length) dropped = true;
            sheet.source = kept;
          }
        }
      },
    },
  };
}

function usesIn(text: string): string[] {
  return [...text.matchAll(USE)].map(([, name]) => name as string);
}

function writeTheme(): string {
  const shades = Array.from({ length: 10 }, () => 'var(--primary)');
  const theme = mergeMantineTheme(DEFAULT_THEME, {
    ...THEME_OPTIONS,
    ...SCALE,
    colors: { evergreen: shades as never },
  });
  const { variables, light, dark } = defaultCssVariablesResolver(theme);
  const scheme = (name: 'light' | 'dark', defaults: Variables) =>
    rule({ '--mantine-color-scheme': name, ...defaults, ...mantineColours(), ...schemeVariables(name) });
  return [
    fontFaces(),
    rule({ ...variables, '--font-serif': SERIF }),
    scheme('light', light),
    `@media (prefers-color-scheme: dark) {${scheme('dark', dark)}}`,
    'html{background:var(--paper);color:var(--ink)}',
  ].join('\n');
}

function rule(variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return `:root{${lines.join('')}}`;
}
