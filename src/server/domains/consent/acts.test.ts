import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAIL_CATEGORIES } from '../../../shared/alerts/mail-categories.ts';
import { someAddressFields, type TypedAddresses } from '../../../shared/alerts/typed-addresses.ts';
import { ALERT_METHODS, CHANNELS, TYPED_METHODS } from '../../../shared/channels/channels.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { startDoubleOf } from '../../testing/doubles/provider-double.ts';
import { verifyAddress } from '../alerts/addresses/ownership.ts';
import { verifyLedger } from './verify.ts';

let api: TestApi;
let ruth: SignedIn;

// An address of each channel where members type one, in the form of its provider.
const typed: TypedAddresses = {};
beforeAll(async () => {
  for (const [index, method] of TYPED_METHODS.entries()) {
    const double = await startDoubleOf(method);
    typed[method] = double.addressFor(index).address;
    await double.close();
  }
});

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
  // Saves addresses first, so that each method can be switched alone.
  await save({ ...someAddressFields(typed), alertMethods: ['email'] });
  await saveMail([...MAIL_CATEGORIES]);
  start = (await rows()).length;
});
afterEach(async () => {
  // Every row has a link, and the links of erased rows stay.
  const { rows: links, erased, firstError } = await verifyLedger(api.site);
  expect([links - erased, firstError]).toEqual([(await rows()).length, null]);
  api.close();
});

let start = 0;
const rows = () => api.site.db.select().from(api.site.db.tables.consentEvents);
const added = async () =>
  (await rows()).slice(start).map(({ channel, action, source }) => `${channel} ${action} ${source}`);
const save = (json: object) => ruth.post(`/api/alerts/preferences/${ruth.id}`, json);
const saveMail = (categories: string[]) => ruth.post(`/api/alerts/categories/${ruth.id}`, { categories });

test.each(ALERT_METHODS.filter((method) => method !== 'email'))(
  'switching %s on and off writes a row each, and saving the same again none (decisions.md D30)',
  async (method) => {
    const { box } = CHANNELS[method].consent;
    const on = { alertMethods: ['email', method], ...(box && { [box]: true }) };
    await save(on);
    await save(on);
    await save({ alertMethods: ['email'] });
    expect(await added()).toEqual([`${method} opt_in settings`, `${method} opt_out settings`]);
  },
);

test.each(MAIL_CATEGORIES)('switching %s mail off and on writes a row each', async (category) => {
  await saveMail(MAIL_CATEGORIES.filter((each) => each !== category));
  await saveMail([...MAIL_CATEGORIES]);
  const channel = category === 'guidance' ? 'email' : `email:${category}`;
  expect(await added()).toEqual([`${channel} opt_out settings`, `${channel} opt_in settings`]);
});

test.each(['email', ...TYPED_METHODS] as const)('confirming the address of %s writes a row', async (channel) => {
  const { alertAddresses } = api.site.db.tables;
  const stored = (await api.site.db.select().from(alertAddresses)).find((row) => row.channel === channel);
  const proved = { userId: ruth.id, channel, address: stored?.address ?? '', source: 'code' as const };
  await api.site.db.atomic((q) => verifyAddress(q, api.site, proved, { kind: 'member' }));
  expect(await added()).toEqual([`${channel} verified code`]);
});

test('pausing and resuming write a row each, and resuming twice one', async () => {
  await ruth.post(`/api/schedule/${ruth.id}/pause`, {});
  await ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`);
  await ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`);
  expect(await added()).toEqual(['all paused settings', 'all resumed settings']);
});

test('joining records the words that were shown, and deleting the account records the erased rows', async () => {
  const naomi = api.visitor();
  const joined = { username: 'Naomi', email: 'naomi@parish.example', password: 'whither thou goest' };
  const { body } = await naomi.post<{ user: { id: number } }>('/api/auth/register', joined);
  expect(await added()).toEqual(['email wording_shown registration']);
  await naomi.send('DELETE', `/api/account/${body.user.id}`);
  expect(await added()).toEqual(['all erased account_deleted']);
});
