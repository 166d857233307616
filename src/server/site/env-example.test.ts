import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANNEL_SETTINGS, DEFINITIONS } from '../channels/registry.ts';
import { settingPlaces } from '../lib/settings/setting-places.ts';
import { SITE_SETTINGS } from '../lib/settings/site-settings.ts';

const EXAMPLE = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
const NAMES = [...Object.keys(SITE_SETTINGS), ...Object.keys(CHANNEL_SETTINGS)];

test('.env.example names every setting once, and nothing else', () => {
  const named = [...EXAMPLE.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...NAMES].sort());
});

test('.env.example lists at its head the settings that the page does not offer', () => {
  const [, head = ''] = /Only here: ([^.]+)\./.exec(EXAMPLE.replaceAll('\n# ', ' ')) ?? [];
  const settings = Object.entries({ ...SITE_SETTINGS, ...CHANNEL_SETTINGS });
  const onServer = settings.filter(([, schema]) => settingPlaces.get(schema)?.group === null).map(([name]) => name);
  expect(head.split(', ').sort()).toEqual(onServer.sort());
});

test('a setting belongs to the site or to one provider, with one schema', () => {
  const owners = [SITE_SETTINGS, ...Object.values(DEFINITIONS).map(({ settings }) => settings)];
  for (const name of NAMES) {
    const schemas = owners.flatMap((settings) =>
      name in settings ? [(settings as Record<string, unknown>)[name]] : [],
    );
    expect(new Set(schemas).size, name).toBe(1);
  }
});
