import { describe, expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

describe('an address with a misspelled provider gets a suggestion', () => {
  test.each([
    ['ruth@gmial.com', 'ruth@gmail.com'],
    ['ruth@aol.con', 'ruth@aol.com'],
    ['ruth@gmail.con', 'ruth@gmail.com'],
    ['ruth@gmail.co', 'ruth@gmail.com'],
    ['ruth@hotmial.com', 'ruth@hotmail.com'],
    ['ruth@yaho.com', 'ruth@yahoo.com'],
    ['ruth@outlok.com', 'ruth@outlook.com'],
    ['ruth@iclod.com', 'ruth@icloud.com'],
    ['Ruth.Ñ+hesed@Gmial.com', 'Ruth.Ñ+hesed@gmail.com'],
  ])('%s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });
});

describe('an address that may be right gets none', () => {
  test.each([
    ...['gmail.com', 'googlemail.com', 'gmx.net', 'gmx.de', 'web.de', 'mac.com', 'me.com', 'mail.com', 'email.com'],
    ...['yahoo.com.mx', 'yahoo.es', 'hotmail.es', 'live.com.mx', 'outlook.es', 'proton.me', 'pm.me', 'uol.com.br'],
    ...['parish.example', 'grace.church', 'church.org', 'stmarys.org.uk', 'kirk.scot', 'opc.org', 'pca.net', 'lc.org'],
    ...['mit.edu', 'example.org', 'redeemer.com', 'hope.net'],
  ])('%s', (domain) => {
    expect(suggestEmail(`ruth@${domain}`)).toBeNull();
  });
});
