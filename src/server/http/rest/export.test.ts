import { strFromU8, unzipSync } from 'fflate';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountExport } from '../../../shared/account.ts';
import { ALERT_METHODS } from '../../../shared/channels/channels.ts';
import { sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../../testing/api.ts';
import { fillEveryTable } from '../../testing/database/every-table.ts';
import { createCompletedDay, createEntry } from '../../testing/guidance/entries.ts';
import { everyDay, WIZARD_ANSWERS } from '../../testing/members/members.ts';

let api: TestApi;
let ruth: SignedIn;
beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth' });
});
afterEach(() => api.close());

/** Returns the answer's headers, and the archive's files by name. */
async function download(member: SignedIn, headers: Record<string, string> = {}) {
  const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await api.app.request(`${OWN_ORIGIN}/api/account/${member.id}/export`, {
    headers: { cookie, ...headers },
  });
  expect(answer.status).toBe(200);
  const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const files = Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  return { headers: answer.headers, files: Object.fromEntries(files) as Record<string, string> };
}

const readPage = async (headers: Record<string, string> = {}) =>
  (await download(ruth, headers)).files['export.html'] as string;

/** Returns the visible text of a page, one line per element. */
function readText(page: string): string {
  const text = page
    .slice(page.indexOf('<body>'))
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n\s*/g, '\n');
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] as string);
}

describe('the archive', () => {
  test('contains the page, the document and the page in Markdown, under a descriptive name', async () => {
    const { headers, files } = await download(ruth);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="hesed-export-ruth-2027-03-01.zip"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(files)).toEqual(['export.html', 'export.json', 'export.md']);
    expect(JSON.parse(files['export.json'] as string)).toMatchObject({ account: { username: 'Ruth' } });
  });

  test('is the default unless JSON is requested', async () => {
    await createEntry(api.site, ruth.id, { title: 'Where you go, I will go' });
    const { files } = await download(ruth, { accept: 'text/html,*/*;q=0.8' });
    const bare = await ruth.get(`/api/account/${ruth.id}/export`, { headers: { accept: 'application/json' } });
    expect(bare.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(bare.headers.get('content-disposition')).toBeNull();
    const { exportedAt, ...document } = bare.body;
    expect(JSON.parse(files['export.json'] as string)).toMatchObject(document);
  });

  test.each([
    ['Zoë & Noomi', 'zoe-noomi'],
    ['"; rm -rf /\\', 'rm-rf'],
    ['ルツ', null],
  ])('of %s has a name that is safe as a header and as a path', async (username, slug) => {
    const member = await api.member({ username });
    const { headers } = await download(member);
    const name = `hesed-export-${slug ?? `member-${member.id}`}-2027-03-01.zip`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  });

  test('is built while other requests are answered', async () => {
    for (let at = 0; at < 600; at += 1) await createEntry(api.site, ruth.id, { content: `${at} `.repeat(500) });
    let turns = 0;
    let running = true;
    const count = () => {
      turns += 1;
      if (running) setImmediate(count);
    };
    setImmediate(count);
    const { files } = await download(ruth);
    running = false;
    expect((files['export.json'] as string).length).toBeGreaterThan(1_000_000);
    expect(turns).toBeGreaterThan(20);
  });
});

describe('an export error', () => {
  test('is JSON, whatever the caller accepts', async () => {
    const stranger = await api.member();
    const answer = await stranger.get(`/api/account/${ruth.id}/export`, { headers: { accept: 'application/zip' } });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'This belongs to another member.',
      code: 'FORBIDDEN',
      error: 'This belongs to another member.',
      said: { code: 'other_members' },
    });
  });

  test.each(['0', '-1', 'x', '1e400', '%00', '__proto__'])('for the id %s names the field', async (id) => {
    const answer = await ruth.get(`/api/account/${id}/export`);
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: ['userId'] }]]);
  });

  test('for a session that is due for renewal keeps the cookie', async () => {
    api.site.db.client.exec(`UPDATE sessions SET expires_at = ${Date.now() + 86_400_000}`);
    const answer = await ruth.get(`/api/account/${ruth.id}/export`);
    expect(answer.headers.getSetCookie().join()).toContain('hesed_session=');
  });
});

/** Fills every table for a member, and returns the page that an export contains. */
async function pageOfEverything(): Promise<string> {
  const admin = await api.member({ role: 'admin' });
  await fillEveryTable(api.site, ruth.id);
  const { client } = api.site.db;
  const future = api.site.clock.now() + 86_400_000;
  client.exec(`UPDATE user_profiles SET timezone = 'UTC', alert_methods = '${JSON.stringify(ALERT_METHODS)}' WHERE user_id = ${ruth.id};
    UPDATE guidance_entries SET local_date = '2027-02-20', action_steps = '["mark steps"]',
      reflection_questions = '["mark questions"]', content_type = 'reflection';
    UPDATE user_goals SET target_date = '2027-03-20';
    UPDATE pauses SET ends_at = ${future};
    UPDATE api_tokens SET expires_at = ${future}; UPDATE sessions SET expires_at = ${future};`);
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await api.app.request(`${OWN_ORIGIN}/api/account/${ruth.id}/export`, { headers: { cookie } });
  return strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['export.html'] as Uint8Array);
}

/** Writes a text into every column that holds text of a member or the library. */
function writeEverywhere(text: string): void {
  const { client } = api.site.db;
  const columns: [table: string, columns: string[]][] = [
    ['users', ['username', 'email']],
    ['user_profiles', ['friendship_philosophy', 'timezone']],
    ['guidance_entries', ['title', 'content', 'scripture', 'user_reflection', 'prayer_prompt', 'historical_quote']],
    ['user_goals', ['title', 'description']],
    ['alert_addresses', ['address']],
    ['passkeys', ['name']],
    ['api_tokens', ['name']],
    ['sessions', ['user_agent']],
  ];
  for (const [table, names] of columns)
    for (const name of names)
      client
        .prepare(`UPDATE ${table} SET ${name} = ? WHERE ${table === 'users' ? 'id' : 'user_id'} = ?`)
        .run(text, ruth.id);
  client.prepare('UPDATE alert_addresses SET details = ?').run(JSON.stringify({ username: text, userAgent: text }));
  client.prepare('UPDATE user_profiles SET challenges = ?').run(JSON.stringify([text]));
  client.prepare('UPDATE guidance_entries SET action_steps = ?').run(JSON.stringify([text]));
}

/** The parts of an export that are not on its page, with the reason. */
const IN_JSON_ALONE: Record<string, string> = {
  formatVersion: 'for programs',
  jobs: 'planned work of the server',
  replacedWeeks: 'no longer true',
  devices: 'instants alone, without a name',
  mailedLinks: 'no longer true',
  addressProofs: 'no longer true within minutes',
  passkeyChallenges: 'no longer true within minutes',
  modelDays: 'counts of a program',
  reports: 'about the guidance, by the numbers of its entries',
  pinnedEntries: 'the church’s plans, by the names of the entries',
  careNotice: 'a page that is printed may be seen by others',
};

describe('the page', () => {
  test('lists guidance by date, with its scripture and the member’s reflection', async () => {
    await createEntry(api.site, ruth.id, { title: 'Later', availableAt: new Date('2027-03-01T07:00Z') });
    await createEntry(api.site, ruth.id, { title: 'To come', availableAt: new Date('2027-03-01T09:00Z') });
    await createCompletedDay(api.site, ruth.id, '2027-02-14', {
      title: 'Where you go',
      contentType: 'reflection',
      scripture: 'Ruth 1:16 (KJV) Whither thou goest, I will go.',
      reflectionQuestions: ['Whom do you follow?', 'And why?'],
      userReflection: 'I stayed.\nIt was hard.',
      isHelpful: true,
    });
    const text = readText(await readPage());
    expect(text).toContain(
      [
        'Sunday, February 14, 2027',
        'Where you go',
        'Reflection, 9:00 AM',
        'Ruth 1:16 (KJV) Whither thou goest, I will go.',
        'Love that stays when it would be easier to leave.',
        'Reflection Questions',
        'Whom do you follow?',
        'And why?',
        'You wrote',
        'I stayed.',
        'It was hard.',
        'Completed on February 14, 2027 at 9:00 AM. You found it helpful.',
        'Monday, March 1, 2027',
        'Later',
        'Prayer, 7:00 AM',
      ].join('\n'),
    );
    expect(text).not.toContain('To come');
    const { files } = await download(ruth);
    expect(files['export.md']).toContain('**You wrote**\n\n> I stayed.\n> It was hard.');
  });

  test('marks a verse with the language of its words, whatever the language of the page', async () => {
    await createEntry(api.site, ruth.id, { scripture: 'Ruth 1:16 (KJV) Thy people.' });
    await createEntry(api.site, ruth.id, { scripture: 'Rut 1:16 (OWN) Tu pueblo.', scriptureLanguage: 'es' });
    const english = await readPage();
    expect(english).toContain('<p class="verse" dir="auto">Ruth 1:16 (KJV) Thy people.</p>');
    expect(english).toContain('<p class="verse" lang="es" dir="auto">Rut 1:16 (OWN) Tu pueblo.</p>');
    const spanish = await readPage({ 'accept-language': 'es' });
    expect(spanish).toContain('<p class="verse" lang="en" dir="auto">Ruth 1:16 (KJV) Thy people.</p>');
    expect(spanish).toContain('<p class="verse" dir="auto">Rut 1:16 (OWN) Tu pueblo.</p>');
  });

  test('marks what an entry says with the language of its words, and its notes and old quotations as English', async () => {
    await createEntry(api.site, ruth.id, {
      ...{ title: 'Una puerta nuestra', content: 'Llama a una puerta hoy.', language: 'es' },
      ...{ scriptureNote: 'Copied freely.', historicalQuote: 'Only words', actionSteps: ['Sal de casa.'] },
    });
    const english = await readPage();
    expect(english).toContain('<h4 lang="es">Una puerta nuestra</h4>');
    expect(english).toContain('<p lang="es">Llama a una puerta hoy.</p>');
    expect(english).toContain('<ul lang="es"><li>Sal de casa.</li></ul>');
    expect(english).toContain('<p class="note">Copied freely.</p>');
    expect(english).toContain('<p>Only words</p>');
    const spanish = await readPage({ 'accept-language': 'es' });
    expect(spanish).toContain('<h4>Una puerta nuestra</h4>');
    expect(spanish).toContain('<p>Llama a una puerta hoy.</p>');
    expect(spanish).toContain('<p class="note">Copied freely.</p>');
    expect(spanish).toContain('<p lang="en">Only words</p>');
  });

  test('uses the member’s own time zone and language', async () => {
    await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id, timezone: 'America/New_York' });
    const scheduleData = everyDay({ hour: 9, minute: 5, type: 'do' });
    await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData, timezone: 'America/New_York' });
    const english = readText(await readPage());
    expect(english).toContain('What Hesed keeps about you, as of March 1, 2027 at 3:00 AM.');
    expect(english).toContain('Times are those of New York.');
    expect(english).toContain('Monday: 9:05 AM Action\nTuesday: 9:05 AM Action');
    expect(english).toContain(`Email: ${ruth.email}, confirmed on March 1, 2027`);
    expect(english).toContain('0 of 12, until May 24, 2027');
    const page = await readPage({ 'accept-language': 'es-MX,en;q=0.5' });
    expect(page).toContain('<html lang="es" dir="ltr">');
    const spanish = readText(page);
    expect(spanish).toContain('Lo que Hesed guarda sobre ti, al 1 de marzo de 2027 a las 3:00 a.\u00A0m.');
    expect(spanish).toContain('Lunes: 9:05 a.\u00A0m. Acción');
    // The guidance keeps its own language and says so.
    await createEntry(api.site, ruth.id);
    expect(await readPage({ 'accept-language': 'es' })).toContain('<h4 lang="en">A friend at all times</h4>');
  });

  test('C12: names the channels that a slot is confirmed for, also in the Markdown', async () => {
    await ruth.patch(`/api/schedule/${ruth.id}`, {
      scheduleData: [
        {
          dayOfWeek: 'monday',
          enabled: true,
          timeSlots: [{ hour: 22, minute: 0, type: 'prayer', confirmedFor: ['sms', 'whatsapp'] }],
        },
      ],
    });
    const english = 'Monday: 10:00 PM Prayer (you confirmed this time for SMS and WhatsApp)';
    expect(readText(await readPage())).toContain(english);
    expect((await download(ruth)).files['export.md']).toContain(english);
    expect(readText(await readPage({ 'accept-language': 'es' }))).toMatch(/Oración \(confirmaste esta hora para .+\)/);
  });

  test.each(['en', 'es'])('has no technical term in %s', async (language) => {
    await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id });
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'], smsConsent: false });
    const id = await createEntry(api.site, ruth.id);
    await ruth.patch(`/api/guidance/${id}/complete`, {});
    const text = readText(await readPage({ 'accept-language': language })).replace('export.json', '');
    expect(text).not.toMatch(
      /[a-z]_[a-z]|\d{4}-\d\d-\d\d|\d\dT\d\d|undefined|null|NaN|\[object|Invalid|\b(true|false)\b/,
    );
    expect(text).not.toMatch(/settings|one_click|\bsent\b(?! you)/);
  });

  test('shows nothing outdated', async () => {
    await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id, frequency: 'weekly', timezone: 'UTC' });
    const saveWeek = (hour: number) =>
      ruth.post(`/api/schedule/${ruth.id}`, {
        scheduleData: everyDay({ hour, minute: 0, type: 'prayer' }),
        timezone: 'UTC',
      });
    await saveWeek(6);
    await saveWeek(22);
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: [], smsConsent: false });
    const { pauses, sessions } = api.site.db.tables;
    const past = new Date('2027-02-01T00:00Z');
    await api.site.db.insert(pauses).values({ userId: ruth.id, startsAt: past, endsAt: past });
    await api.site.db
      .insert(sessions)
      .values({ id: 'ended', userId: ruth.id, userAgent: 'Firefox/100 (Windows NT)', expiresAt: past });
    const text = readText(await readPage());
    expect(text).toContain('10:00 PM Prayer');
    expect(text).not.toContain('6:00 AM Prayer');
    expect(text).not.toMatch(/weekly|9:00 AM|paused|Firefox|confirmed on/i);
    expect(text).toContain('Nothing is switched on. Your guidance appears in the app.');
  });

  test('works offline: no script, and nothing from other origins', async () => {
    const page = await pageOfEverything();
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|\bhref=|url\(|@import|\son\w+=/i);
    expect(page).toContain(`content="default-src 'none'`);
  });

  test('shows every text as it was written, and never as markup', async () => {
    const sly = `</p><script>alert("1")</script><img src=x onerror='a'>&amp;`;
    await pageOfEverything();
    writeEverywhere(sly);
    const admin = await api.member({ role: 'admin' });
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.app.request(`${OWN_ORIGIN}/api/account/${ruth.id}/export`, { headers: { cookie } });
    const page = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['export.html'] as Uint8Array);
    expect(page).not.toMatch(/<script|<img/);
    expect(readText(page).split(sly).length).toBeGreaterThan(15);
  });

  describe('the page in Markdown', () => {
    /** Renders a document as GitHub-flavoured Markdown; returns its elements in order, and its text. */
    function draw(markdown: string): { elements: string[]; text: string } {
      const drawn = micromark(markdown, {
        allowDangerousHtml: true,
        allowDangerousProtocol: true,
        extensions: [gfm()],
        htmlExtensions: [gfmHtml()],
      });
      return { elements: drawn.match(/<[a-z]\w*/g) ?? [], text: readText(`<body>${drawn}`) };
    }

    /** Returns the Markdown export of a member whose every text is `text`. */
    async function exportWith(text: string): Promise<string> {
      writeEverywhere(text);
      return (await download(ruth)).files['export.md'] as string;
    }

    beforeEach(async () => {
      await pageOfEverything();
      // Filling every table replaced her session.
      const line = await sessionsOf(api.site).start(ruth.id, { userAgent: 'test', secure: false });
      ruth.jar.set('hesed_session', /=([^;]+)/.exec(line)?.[1] ?? '');
    });

    const HOSTILE = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '<!-- the rest is gone',
      '[a link](https://evil.example) ![an image](https://evil.example/x.png)',
      '[a reference] [a reference][1]',
      'https://evil.example http://evil.example ftp://evil.example www.evil.example WWW.evil.example',
      '<https://evil.example> <ruth@evil.example>',
      '# a heading #',
      '###### a heading',
      '> a quote',
      '- a list',
      '+ a list',
      '* a list',
      '- [ ] a task',
      '7. a list',
      '7) a list',
      '- - -',
      '***',
      '```',
      '~~~',
      '`code` ~~gone~~ **bold** _it_',
      '| a | table |',
      '&lt;b&gt; &#60;b&#62; &amp; &copy;',
      'a backslash \\ and at the end \\',
      '$x$ (c) @ruth {a}',
      'R & B, 5 < 6 > 4, ruth_of_moab',
    ];

    test.each(HOSTILE)('shows %j as it was written, and never as markup', async (sly) => {
      const plain = draw(await exportWith('plain words'));
      const drawn = draw(await exportWith(sly));
      expect(drawn.elements).toEqual(plain.elements);
      expect(drawn.text.split(sly).length).toBe(plain.text.split('plain words').length);
    });

    test.each([
      ['another heading', 'words\n# heading'],
      ['a heading by its line below', 'words\n==='],
      ['a smaller one', 'words\n---'],
      ['a table', 'a | b\n-|-\nc | d'],
      ['a table of one column', 'a\n:-\nb'],
      ['a definition', 'words\n[1]: https://evil.example'],
      ['a footnote', 'words[^1]\n[^1]: more'],
      ['a list', 'words\n- more\n1. more'],
      ['code', 'words\n```\nmore\n\tmore\n    more'],
      ['HTML', 'words\r<div>\r\nmore'],
    ])('shows lines that look like %s as plain lines', async (_what, sly) => {
      const plain = draw(await exportWith('words\nwords\nwords'));
      const drawn = draw(await exportWith(sly));
      expect(drawn.elements).toEqual(plain.elements);
    });

    test('keeps paragraphs separate, in a quote and in a list as well', async () => {
      const { elements } = draw(await exportWith('one\n\n\n# two'));
      expect(elements.filter((element) => element === '<h1')).toHaveLength(1);
      expect(elements.join('')).toContain('<blockquote<p<p');
      expect(elements.join('')).toMatch(/<li<p<p/);
    });
  });

  test.each(['T00:00[Europe/London]', 'Mars/Olympus'])('uses UTC when the stored zone is %s', async (zone) => {
    await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id });
    await api.site.db.update(api.site.db.tables.userProfiles).set({ timezone: zone });
    const text = readText(await readPage());
    expect(text).toContain('as of March 1, 2027 at 8:00 AM.');
    expect(text).toContain('Times are those of UTC.');
    const json = await ruth.get(`/api/account/${ruth.id}/export`, { headers: { accept: 'application/json' } });
    expect(json.body).toMatchObject({ profile: { timezone: zone } });
  });

  test('contains every part of the export that is not only for programs', async () => {
    const text = readText(await pageOfEverything());
    expect(text).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    const shown: Record<string, RegExp> = {
      site: /at Hesed/,
      exportedAt: /as of March 1, 2027/,
      account: new RegExp(`Email: mark users.email|Email: ${ruth.email}`),
      profile: /mark user_profiles.friendshipPhilosophy/,
      schedule: /Your week/,
      pauses: /paused/,
      guidance: /mark guidance_entries.userReflection/,
      goals: /mark user_goals.title/,
      alertAddresses: /Notifications: /,
      deliveries: /We sent you|How messages reach you/,
      consents: /What you chose, and when/,
      sessions: /Signed in: /,
      securityEvents: /What happened to your account/,
      secondStep: /Two-step verification: /,
      recoveryCodes: /Two-step verification: /,
      passkeys: /Passkey: mark passkeys.name, since/,
      apiTokens: /API token: mark api_tokens.name \(Read, Administer\), since/,
      invitations: /You joined with an invitation|You invited/,
      auditLog: /What administrators did/,
    };
    expect([...Object.keys(shown), ...Object.keys(IN_JSON_ALONE)].sort()).toEqual(
      Object.keys(accountExport.shape).sort(),
    );
    for (const [part, words] of Object.entries(shown)) expect([part, words.test(text)]).toEqual([part, true]);
    for (const field of [
      'title',
      'content',
      'scripture',
      'prayerPrompt',
      'encouragement',
      'focusPoint',
      'actionPrompt',
      'practicalStep',
      'checkInQuestion',
      'motivationalNote',
      'historicalQuote',
      'gratitudePrompt',
      'tomorrowPreparation',
      'userReflection',
    ])
      expect(text).toContain(`mark guidance_entries.${field}`);
    expect(text).toContain('mark steps');
    expect(text).toContain('mark questions');
  });
});
