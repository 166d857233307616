import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PALETTE } from '../../src/client/palette.ts';
import { MAIL_PALETTE } from '../../src/server/channels/email/palette.ts';
import { PAGE_STYLE } from '../../src/server/domains/auth/account/export/page-style.ts';

const ROOT = join(import.meta.dirname, '../..');
const named = (name: string) => PALETTE[(name === 'soft' ? 'ink-soft' : name) as keyof typeof PALETTE];

test('letters, the export page and the manifest have the colours of the palette', () => {
  for (const [name, pair] of Object.entries(MAIL_PALETTE)) expect(pair, name).toEqual(named(name));

  const [light, dark] = [...PAGE_STYLE.matchAll(/:root\{([^}]+)\}/g)].map(([, text = '']) =>
    text.split(';').map((line) => /^--([a-z]+):(#\w+)$/.exec(line)?.slice(1) ?? []),
  );
  expect(light).toHaveLength(5);
  for (const [scheme, colours] of [light, dark].entries())
    for (const [name = '', value] of colours ?? []) expect(value, name).toBe(named(name)[scheme]);

  const manifest = JSON.parse(readFileSync(join(ROOT, 'public/manifest.webmanifest'), 'utf8'));
  const [paper] = PALETTE.paper;
  expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
});

test('no text has a size between two steps of the scale: 13, 14, 16, 17, 20, 22', () => {
  const files = globSync('src/client/**/*.{css,tsx}', { cwd: ROOT });
  const sizes = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:font-size: |fz=")([\d.]+)rem/g)].map(([, size]) => ({
      file,
      pixels: Number(size) * 16,
    })),
  );
  expect(sizes.length).toBeGreaterThan(5);
  // Titles above the scale's 22 px have sizes of their own.
  expect(sizes.filter(({ pixels }) => pixels < 22 && ![13, 14, 16, 17, 20].includes(pixels))).toEqual([]);
});
