import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a download can still be read long after the click', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link, body: { append: vi.fn() } });
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:the-file');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const content = new Blob(['{}']);
  saveFile(content, 'hesed-export.json');
  expect(create).toHaveBeenCalledWith(content);
  expect(link).toMatchObject({ href: 'blob:the-file', download: 'hesed-export.json' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_000);
  expect(revoke).not.toHaveBeenCalled();
});
