import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/api.ts';

describe('the page', () => {
  test('has no inline script, and loads nothing from other sites', async () => {
    const api = createTestApi({ env: { APP_NAME: 'Grace & <Co>' } });
    const { status, text, headers } = await api.visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(text).toContain('<title>Grace &amp; &lt;Co&gt; API</title>');
    expect([...text.matchAll(/<script[^>]*>([^<]*)/g)].map(([, inside]) => inside)).toEqual(['', '']);
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string);
    for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/);

    for (const address of addresses.filter((each) => each.startsWith('/api/docs/'))) {
      const file = await api.visitor().get(address);
      expect(file.status, address).toBe(200);
      expect(file.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(address).toMatch(/\?v=[\w.-]+$/);
    }
    api.close();
  });

  test('is found with a slash at the end', async () => {
    const api = createTestApi();
    const { status, headers } = await api.visitor().get('/api/docs/');
    expect([status, headers.get('location')]).toEqual([301, '/api/docs']);
    api.close();
  });

  test('serves no other file of its package', async () => {
    const api = createTestApi();
    for (const file of ['package.json', 'index.html', 'swagger-ui.js', '..%2fpackage.json', 'constructor'])
      expect((await api.visitor().get(`/api/docs/${file}`)).status, file).toBe(404);
    api.close();
  });
});
