import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../content/library/library.ts';
import { composeMail, senderOf } from '../../../channels/email/compose.ts';
import { sms } from '../../../channels/sms/sms.ts';
import { segmentsOf } from '../../../channels/twilio/gsm.ts';
import { BOOKS } from '../../../scripture/books.ts';
import { parseReference } from '../../../scripture/reference.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { installTranslation, OWN, ownChapter, ownVerse } from '../../../testing/guidance/translations.ts';
import { createMember, everyDay, SYSTEM } from '../../../testing/members/members.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler, type TestScheduler } from '../../../testing/queue/scheduler.ts';
import { composeWeek } from '../../alerts/letters/week.ts';
import { makeFirstEntry } from '../entries.ts';
import { quoteToMember } from './passages.ts';
import { changeDefault, removeTranslation } from './service.ts';

const NT_FROM = BOOKS.indexOf('Matthew');
const VERSES = [
  ...new Map(
    LIBRARY.flatMap(({ scripture }) => {
      const { book, chapter } = parseReference(scripture);
      return ownChapter(book, chapter);
    }).map((verse) => [`${verse.book} ${verse.chapter}:${verse.verse}`, verse]),
  ).values(),
];
const NEW_TESTAMENT = VERSES.filter(({ book }) => BOOKS.indexOf(book) >= NT_FROM);
const inWords = (words: string) => VERSES.map((verse) => ({ ...verse, text: `${words} ${verse.text}` }));

let api: TestApi;
let ruth: SignedIn;
let scheduler: TestScheduler;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
  scheduler = createTestScheduler(api.site, []);
});
afterEach(async () => {
  await scheduler.stop();
  expect(api.site.logged.filter(({ level }) => level > 40)).toEqual([]);
  api.close();
});

const GALATIANS = {
  reference: 'Galatians 6:2',
  scripture: "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of Christ.",
};
const PSALM = { reference: 'Psalm 133:1', scripture: 'Psalm 133:1 (KJV) Behold, how good and how pleasant it is …' };

interface Card {
  scripture: string;
  scriptureNote: string | null;
  scriptureLanguage: string;
}
const cards = async (by = ruth) =>
  (await by.get<{ todaysGuidance: Card[] }>(`/api/dashboard/${by.id}?is_dev=false`)).body.todaysGuidance;
const found = async (q: string, by = ruth) =>
  (await by.get<{ entries: Card[] }>(`/api/guidance/${by.id}/history?${new URLSearchParams({ q })}`)).body.entries;
const choose = (translation: string | null, by = ruth) => by.post('/api/guidance/translations', { translation });

describe('a member’s own translation (rules.md G1)', () => {
  test('is quoted at once on cards, in history, search, letter and export, and the earlier words come back', async () => {
    await installTranslation(api.site, VERSES, { language: 'es' });
    await createEntry(api.site, ruth.id, GALATIANS);
    const before = await cards();
    expect((await choose('OWN')).body).toMatchObject({ chosen: 'OWN' });
    const own = {
      scripture: expect.stringContaining('(OWN) These are our words'),
      scriptureNote: OWN.licence,
      scriptureLanguage: 'es',
    };
    expect(await cards()).toMatchObject([own]);
    expect(await found('our words of galatians')).toMatchObject([own]);
    expect(await found('bear ye')).toEqual([]);
    expect(await composeWeek(api.site, ruth.id, '2027-03-06')).toMatchObject(own);
    const exported = await ruth.get<{ guidance: Card[]; account: object }>(`/api/account/${ruth.id}/export`, {
      headers: { accept: 'application/json' },
    });
    expect(exported.body).toMatchObject({ guidance: [own], account: { translation: 'OWN' } });
    expect((await choose(null)).body).toMatchObject({ chosen: null });
    expect(await cards()).toEqual(before);
    expect(before).toMatchObject([{ scriptureLanguage: 'en' }]);
    expect(await found('bear ye')).toHaveLength(1);
    expect(await found('our words of galatians')).toEqual([]);
  });

  test('may print two verses as one, and the asked verse comes back alone', async () => {
    const bridged = [
      ...VERSES.filter(({ book, chapter, verse }) => !(book === 'Galatians' && chapter === 6 && verse <= 3)),
      ownVerse('Galatians', 6, 1),
      ownVerse('Galatians', 6, 2, 3),
    ];
    await installTranslation(api.site, bridged);
    await createEntry(api.site, ruth.id, GALATIANS);
    await choose('OWN');
    expect(await cards()).toMatchObject([{ scripture: expect.stringMatching(/^Galatians 6:2-3 \(OWN\)/) }]);
    await choose('KJV');
    expect(await cards()).toMatchObject([{ scripture: GALATIANS.scripture, scriptureNote: null }]);
  });

  test('quotes what is prepared later, and leaves the entries of others alone', async () => {
    await installTranslation(api.site, VERSES);
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, GALATIANS);
    await choose('OWN');
    for (const { id: userId } of [ruth, naomi])
      await api.site.db.atomic((q) =>
        makeFirstEntry(q, api.site, { userId, contentType: 'prayer', localDate: '2027-03-01' }),
      );
    expect((await cards()).map(({ scripture }) => /\((\w+)\)/.exec(scripture)?.[1])).toEqual(['OWN']);
    expect((await cards(naomi)).map(({ scripture }) => /\((\w+)\)/.exec(scripture)?.[1])).toEqual(['KJV', 'KJV']);
  });

  test('gives way to the default, then to the King James Version, for verses it lacks, and the line says so', async () => {
    await installTranslation(api.site, NEW_TESTAMENT, { abbreviation: 'NTX', licence: 'The NTX line.' });
    await createEntry(api.site, ruth.id, PSALM);
    await choose('NTX');
    expect(await cards()).toMatchObject([
      {
        scripture: expect.stringContaining('Psalm 133:1 (KJV) Behold'),
        scriptureNote: 'The NTX lacks these verses, so they are quoted from the KJV.',
      },
    ]);
    await installTranslation(api.site, VERSES);
    await changeDefault(api.site, SYSTEM, 'OWN');
    await scheduler.start();
    await scheduler.beat();
    expect(await cards()).toMatchObject([
      {
        scripture: expect.stringContaining('Psalm 133:1 (OWN)'),
        scriptureNote: `The NTX lacks these verses, so they are quoted from the OWN. ${OWN.licence}`,
      },
    ]);
  });

  test('gives way to another with a line in the member’s language, also after they change it (rules.md G1)', async () => {
    await installTranslation(api.site, NEW_TESTAMENT, { abbreviation: 'NTX', licence: 'The NTX line.' });
    await createEntry(api.site, ruth.id, PSALM);
    const speak = async (language: string) => {
      expect((await ruth.post('/api/auth/change-language', { language })).status).toBe(200);
      await scheduler.beat();
      return (await cards())[0]?.scriptureNote;
    };
    await scheduler.start();
    await choose('NTX');
    expect(await speak('es')).toBe('La NTX no tiene estos versículos, así que los citamos de la KJV.');
    expect(await speak('en')).toBe('The NTX lacks these verses, so they are quoted from the KJV.');
  });

  test('that is removed gives way to the default and says so, until it is imported again', async () => {
    await installTranslation(api.site, VERSES);
    await createEntry(api.site, ruth.id, GALATIANS);
    await choose('OWN');
    await removeTranslation(api.site, SYSTEM, 'OWN');
    await scheduler.start();
    await scheduler.beat();
    const gone = 'The OWN is no longer on this site, so these verses are quoted from the KJV.';
    expect(await cards()).toMatchObject([{ scripture: GALATIANS.scripture, scriptureNote: gone }]);
    expect((await ruth.get('/api/guidance/translations')).body).toMatchObject({
      chosen: 'OWN',
      translations: [{ abbreviation: 'KJV', isDefault: true }],
    });
    expect((await ruth.get('/api/auth/me')).body.user).toMatchObject({ choosesTranslation: true });
    await installTranslation(api.site, inWords('Newer:'), { licence: 'A newer line.' });
    await scheduler.beat();
    expect(await cards()).toMatchObject([
      { scripture: expect.stringContaining('(OWN) Newer:'), scriptureNote: 'A newer line.' },
    ]);
  });

  test('must be installed; without another there is nothing to choose', async () => {
    expect((await ruth.get('/api/auth/me')).body.user).toMatchObject({ choosesTranslation: false });
    await choose('KJV');
    expect((await ruth.get('/api/auth/me')).body.user).toMatchObject({ choosesTranslation: false });
    expect(await choose('XYZ')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await choose('no name!')).status).toBe(400);
    await installTranslation(api.site, VERSES);
    expect((await ruth.get('/api/auth/me')).body.user).toMatchObject({ choosesTranslation: true });
  });
});

describe('a new default', () => {
  test('is quoted to members who chose none, also in what they have, and is audited', async () => {
    const admin = await api.member({ role: 'admin' });
    await installTranslation(api.site, VERSES);
    await installTranslation(api.site, inWords('Two:'), { abbreviation: 'TWO' });
    await createEntry(api.site, ruth.id, GALATIANS);
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, GALATIANS);
    await choose('TWO', naomi);
    const { status, body } = await admin.post('/api/admin/translations/default', { translation: 'OWN' });
    expect([status, body]).toMatchObject([
      200,
      {
        outdated: 3,
        translations: [
          { abbreviation: 'KJV', isDefault: false, members: 0, importedAt: null },
          { abbreviation: 'OWN', isDefault: true, members: 0, verses: VERSES.length },
          { abbreviation: 'TWO', isDefault: false, members: 1 },
        ],
      },
    ]);
    await scheduler.start();
    await scheduler.beat();
    expect(await cards()).toMatchObject([{ scripture: expect.stringContaining('(OWN)') }]);
    expect(await cards(naomi)).toMatchObject([{ scripture: expect.stringContaining('(TWO) Two:') }]);
    expect((await admin.get('/api/admin/translations')).body).toMatchObject({ outdated: 0 });
    // Somebody new has no verses that are to follow.
    const joined = { username: 'Boaz', email: 'boaz@parish.example', password: 'a long enough password' };
    expect((await api.visitor().post('/api/auth/register', joined)).status).toBe(200);
    expect((await admin.get('/api/admin/translations')).body).toMatchObject({ outdated: 0 });
    const { auditLog } = api.site.db.tables;
    const acts = await api.site.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
    expect(acts).toMatchObject([{ action: 'admin.translations.setDefault', details: { translation: 'OWN' } }]);
    expect((await admin.post('/api/admin/translations/default', { translation: 'XYZ' })).status).toBe(404);
  });

  test('reaches the entries of a member whose rewriting was cut short', async () => {
    await installTranslation(api.site, VERSES);
    await createEntry(api.site, ruth.id, GALATIANS);
    const { users } = api.site.db.tables;
    // A process that is killed leaves this: the choice is stored, and nothing is rewritten.
    await api.site.db.update(users).set({ translation: 'OWN', quotedRevision: -7 }).where(eq(users.id, ruth.id));
    await scheduler.start();
    await scheduler.beat();
    expect(await cards()).toMatchObject([{ scripture: expect.stringContaining('(OWN)') }]);
  });

  test('leaves an entry alone whose verses no translation has', async () => {
    await createEntry(api.site, ruth.id, { reference: 'Jude 1:99', scripture: 'Jude 1:99 (KJV) Written by hand.' });
    await installTranslation(api.site, VERSES);
    await choose('OWN');
    expect(await cards()).toMatchObject([{ scripture: 'Jude 1:99 (KJV) Written by hand.' }]);
  });
});

test('two members with different translations are each quoted their own in the same minute', async () => {
  await installTranslation(api.site, inWords('One:'));
  await installTranslation(api.site, inWords('Two:'), { abbreviation: 'TWO', licence: 'The line of TWO.' });
  const week = everyDay({ hour: 9, minute: 0, type: 'prayer' });
  const members = new Map<number, string>();
  for (const name of ['OWN', 'TWO', 'KJV']) members.set(await createMember(api.site, { week }), name);
  const { users } = api.site.db.tables;
  for (const [id, translation] of members) await api.site.db.update(users).set({ translation }).where(eq(users.id, id));
  const mails = createRecordingChannel('email');
  scheduler = createTestScheduler(api.site, [mails]);
  await scheduler.start();
  await api.site.clock.turnTo('2027-03-01T09:00Z');
  await scheduler.beat();
  const sent = mailsOf(mails, 'guidance');
  const rows = await api.site.db.select().from(users);
  const site = { appName: 'Hesed', publicUrl: 'https://hesed.example', supportEmail: null };
  const translations = sent.map((message) => {
    const name = members.get(rows.find(({ email }) => email === message.to.address)?.id ?? 0);
    const { text } = composeMail(message, senderOf(undefined, site), site);
    expect(text).toMatch(new RegExp(`${name === 'KJV' ? '' : name === 'OWN' ? 'One:' : 'Two:'}[^]*· ${name}`));
    const phone = sms.render({ ...message, to: { ...message.to, address: '+12025550142' } }, api.site.env);
    const body = 'body' in phone ? phone.body : '';
    expect([name, segmentsOf(body) <= 3, /One:|Two:/.test(body)]).toEqual([name, true, false]);
    return name;
  });
  expect(translations.sort()).toEqual(['KJV', 'OWN', 'TWO']);
  for (const [id, name] of members) {
    const passage = await api.site.db.snapshot((q) => quoteToMember(q, id, parseReference('Galatians 6:2')));
    const { scripture, scriptureNote } = await composeWeek(api.site, id, '2027-03-06');
    expect([passage.scripture, scripture].map((text) => /\((\w+)\)/.exec(text)?.[1])).toEqual([name, name]);
    expect(scriptureNote).toBe({ OWN: OWN.licence, TWO: 'The line of TWO.', KJV: null }[name]);
  }
});
