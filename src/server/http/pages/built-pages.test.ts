import { expect, test } from 'vitest';
import { PAGE_LIST, RENDERED_PAGES } from '../../../shared/pages/built-pages.ts';
import type { ProgramFiles } from '../../lib/program/program-files.ts';
import { builtPage } from './built-pages.ts';

const FILES: Record<string, string> = {
  'index.html': '<div id="root"></div>',
  [`${RENDERED_PAGES}/en/${PAGE_LIST}`]: JSON.stringify({ '/': { member: 'home.html' } }),
  [`${RENDERED_PAGES}/en/home.html`]: '<div id="root">home</div>',
};
const files: ProgramFiles = {
  read: (name) => (FILES[name] === undefined ? null : Buffer.from(FILES[name])),
  names: () => Object.keys(FILES),
};

test('a renderer that could not be loaded is loaded for the next page', async () => {
  let loads = 0;
  const source = builtPage(files, async () => {
    loads += 1;
    if (loads === 1) throw new Error('EMFILE');
    return { renderForMember: async () => ({ html: 'screen', renderedAs: '/' }) };
  });
  const { render } = await source({ path: '/', audience: 'member', languages: ['en'] });
  const first = { userId: 1, isNewcomer: false, at: 0, answers: [] };
  await expect(render?.('/', first)).rejects.toThrow('EMFILE');
  expect(await render?.('/', first)).toMatchObject({ html: 'screen' });
  expect(await render?.('/', first)).toMatchObject({ html: 'screen' });
  expect(loads).toBe(2);
});
