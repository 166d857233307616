import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../src/server/testing/api.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const METRICS_TOKEN = 'a-long-token-of-ours';
const api = createTestApi({ env: { METRICS_TOKEN } });
afterAll(() => api.close());

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Returns the names of all series of /metrics; a histogram has three. */
async function seriesNames(): Promise<Set<string>> {
  const { text } = await api.visitor().get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

const named = (text: string) => [...new Set(text.match(/\b(?:hesed|nodejs|process)_\w+/g) ?? [])];

describe.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])('%s', (file) => {
  test('names only what /metrics has', async () => {
    const names = named(read(file));
    expect(names.length).toBeGreaterThan(5);
    const known = await seriesNames();
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('docs/monitoring.md names every metric of the site, and no other', async () => {
  const page = named(read('../../docs/monitoring.md')).filter((name) => name.startsWith('hesed_'));
  const known = [...(await seriesNames())].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
  expect(page.sort()).toEqual([...new Set(known.filter((name) => name.startsWith('hesed_')))].sort());
});

test('every alert has a condition and says what to do', () => {
  const alerts = read('prometheus-alerts.yml')
    .split(/^ {6}- alert: /m)
    .slice(1);
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts) expect(alert).toMatch(/^\w+\n {8}expr: [\s\S]+ {10}summary: [^\n]{30,}\.\n/);
});

test('no panels of the dashboard overlap or reach past its 24 columns', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { id: number; gridPos: Place }[];
  };
  expect(panels.length).toBeGreaterThan(5);
  const overlaps = (a: Place, b: Place) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  const places = panels.map(({ gridPos }) => gridPos);
  expect(panels.filter((_, at) => places.slice(0, at).some((before) => overlaps(before, places[at] as Place)))).toEqual(
    [],
  );
  expect(places.filter(({ x, w }) => x + w > 24)).toEqual([]);
});
