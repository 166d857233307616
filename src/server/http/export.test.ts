import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../testing/api.ts';
import { createEntry, createKeptDay } from '../testing/entries.ts';
import { fillEveryTable } from '../testing/every-table.ts';
import { everyDay, WIZARD_ANSWERS } from '../testing/members.ts';

let api: TestApi;
let ruth: SignedIn;
beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth' });
});
afterEach(() => api.close());

/** The answer's headers, and the archive's files by name. */
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

async function readLetter(): Promise<string> {
  return (await download(ruth)).files['export.md'] as string;
}

describe('the archive', () => {
  test('holds the document and the letter, under a name a person can file', async () => {
    const { headers, files } = await download(ruth);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="hesed-export-ruth-2027-03-01.zip"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(files)).toEqual(['export.json', 'export.md']);
    expect(JSON.parse(files['export.json'] as string)).toMatchObject({ account: { username: 'Ruth' } });
  });

  test('is what comes unless JSON is asked for', async () => {
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
  ])('of %s is named so that it cannot be taken for a header or a path', async (username, slug) => {
    const member = await api.member({ username });
    const { headers } = await download(member);
    const name = `hesed-export-${slug ?? `member-${member.id}`}-2027-03-01.zip`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  });

  test('is made while others are answered', async () => {
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

describe('a refusal', () => {
  test('is JSON, whatever is asked for', async () => {
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

  test.each(['0', '-1', 'x', '1e400', '%00', '__proto__'])('of the id %s names the field', async (id) => {
    const answer = await ruth.get(`/api/account/${id}/export`);
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: ['userId'] }]]);
  });

  test('of a session that renews itself keeps the cookie', async () => {
    api.site.db.client.exec(`UPDATE sessions SET expires_at = ${Date.now() + 86_400_000}`);
    const answer = await ruth.get(`/api/account/${ruth.id}/export`);
    expect(answer.headers.getSetCookie().join()).toContain('hesed_session=');
  });
});

describe('the letter', () => {
  test('tells guidance by date, with its scripture and what the member wrote', async () => {
    await createEntry(api.site, ruth.id, {
      title: 'Later',
      availableAt: new Date('2027-03-01T07:00Z'),
      localDate: '2027-03-01',
    });
    await createKeptDay(api.site, ruth.id, '2027-02-14', {
      title: 'Where you go',
      contentType: 'reflection',
      scripture: 'Ruth 1:16 (KJV) Whither thou goest, I will go.',
      reflectionQuestions: ['Whom do you follow?', 'And why?'],
      userReflection: 'I stayed.\nIt was hard.',
      isHelpful: true,
    });
    const letter = await readLetter();
    expect(letter).toContain(
      [
        '### Sunday, 14 February 2027',
        '#### Where you go (Reflection)',
        '*Ruth 1:16 (KJV) Whither thou goest, I will go.*',
        'Love that stays when it would be easier to leave.',
        '- Whom do you follow?\n- And why?',
        'Completed on 14 February 2027 at 09:00; it helped.',
        'You wrote:',
        '> I stayed.\n> It was hard.',
        '### Monday, 1 March 2027',
        '#### Later (Prayer)',
      ].join('\n\n'),
    );
  });

  test('tells what was chosen and agreed to, in the member’s own time', async () => {
    await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id, timezone: 'America/New_York' });
    const scheduleData = everyDay({ hour: 9, minute: 5, type: 'do' });
    await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData, timezone: 'America/New_York' });
    const letter = await readLetter();
    expect(letter).toMatch(/^# Ruth at Hesed\n\nEverything Hesed keeps about you, written on 1 March 2027 at 03:00/);
    expect(letter).toContain('- monday: 09:05 Action (America/New_York)\n- tuesday: ');
    expect(letter).toContain(`> ${WIZARD_ANSWERS.friendshipPhilosophy}`);
    expect(letter).toContain(`- email, ${ruth.email}, confirmed on 1 March 2027 at 03:00`);
    expect(letter).toMatch(/## What you agreed to\n\n(- .*email, (opt_in|wording_shown).*\n)+/);
    expect(letter).toMatch(/## Your goals\n\n- .* \(0 %, by \w+day, \d+ \w+ 2027\)/);
  });

  test.each(['T00:00[Europe/London]', 'Mars/Olympus'])(
    'is written in UTC where the stored zone is %s (issue 10 A)',
    async (zone) => {
      await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id });
      await api.site.db.update(api.site.db.tables.userProfiles).set({ timezone: zone });
      expect(await readLetter()).toContain('written on 1 March 2027 at 08:00 (UTC)');
      const json = await ruth.get(`/api/account/${ruth.id}/export`, { headers: { accept: 'application/json' } });
      expect(json.body).toMatchObject({ profile: { timezone: zone } });
    },
  );

  test('of somebody who has everything has no empty place', async () => {
    const admin = await api.member({ role: 'admin' });
    await fillEveryTable(api.site, ruth.id);
    api.site.db.client.exec(`UPDATE user_profiles SET timezone = 'UTC' WHERE user_id = ${ruth.id}`);
    for (const table of ['guidance_entries', 'user_goals'])
      api.site.db.client.exec(
        `UPDATE ${table} SET ${table === 'user_goals' ? 'target_date' : 'local_date'} = '2027-03-01'`,
      );
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.app.request(`${OWN_ORIGIN}/api/account/${ruth.id}/export`, { headers: { cookie } });
    const letter = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['export.md'] as Uint8Array);
    expect(letter).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    expect(letter).toContain('- Passkey mark passkeys.name, since');
    expect(letter).toContain('- Token mark api_tokens.name (read, admin), since');
  });
});
