import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../../server/testing/api.ts';
import { onboard } from '../../../../server/testing/members/members.ts';
import { createRecordingChannel } from '../../../../server/testing/providers/recording-channel.ts';
import type { AdminMember } from '../../../../shared/admin-lists.ts';
import type { Configured, Inbox, MethodState } from '../../../../shared/alerts.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { deriveRowState } from './channel-row-state.ts';
import { describeChannelState, describeSiteState } from './channel-state.ts';

let api: TestApi | undefined;
afterEach(() => {
  expect(api?.site.logged ?? []).toEqual([]);
  api?.close();
  api = undefined;
});

interface Case {
  server: boolean;
  confirmed: boolean;
  on: boolean;
  /** True when the address bounced. */
  refused: boolean;
}

const cases: [Case, { settings: string | null; attention: string[]; admin: string | null; consent: string }][] = [];
const add = (at: string, settings: string | null, attention: string[], admin: string | null, consent: string) => {
  const [server, confirmed, on, refused] = at.split(' ').map((word) => !word.startsWith('no-') && word !== 'off');
  cases.push([{ server, confirmed, on, refused } as Case, { settings, attention, admin, consent }]);
};
// Settings, dashboard and bell, administration, consent center.
add('server confirmed on no-bounce', 'Ready', [], 'Ready', 'Set up');
add('server confirmed on bounce', 'Stopped', ['no_way_refused'], 'Stopped', 'Set up');
add('server confirmed off no-bounce', null, ['email_off'], null, 'Set up');
add('server confirmed off bounce', null, ['email_off'], null, 'Set up');
add('server no-confirmed on no-bounce', 'Confirm your address', ['only_confirm_email'], 'Not confirmed', 'Set up');
add('server no-confirmed on bounce', 'Stopped', ['no_way_refused'], 'Stopped', 'Set up');
add('server no-confirmed off no-bounce', null, ['email_off', 'link_sent'], null, 'Set up');
add('server no-confirmed off bounce', null, ['email_off', 'link_sent'], null, 'Set up');
add('no-server confirmed on no-bounce', 'Kept as files', ['no_way_captured'], 'Kept as files', 'Kept as files');
add('no-server confirmed on bounce', 'Stopped', ['no_way_captured'], 'Stopped', 'Kept as files');
add('no-server confirmed off no-bounce', null, ['no_way_captured'], null, 'Kept as files');
add('no-server confirmed off bounce', null, ['no_way_captured'], null, 'Kept as files');
add(
  'no-server no-confirmed on no-bounce',
  'Confirm your address',
  ['no_way_captured'],
  'Not confirmed',
  'Kept as files',
);
add('no-server no-confirmed on bounce', 'Stopped', ['no_way_captured'], 'Stopped', 'Kept as files');
add('no-server no-confirmed off no-bounce', null, ['no_way_captured'], null, 'Kept as files');
add('no-server no-confirmed off bounce', null, ['no_way_captured'], null, 'Kept as files');

test('every combination is in the table once', () => {
  expect(new Set(cases.map(([given]) => JSON.stringify(given))).size).toBe(16);
});

// A pause of everything does not change the state of a method.
const runs = cases.flatMap(([given, said]) => [false, true].map((paused) => ({ ...given, paused, said })));

test.each(runs)(
  'all five places show the same state of e-mail: server $server, confirmed $confirmed, on $on, refused $refused, paused $paused',
  async ({ server, confirmed, on, refused, paused, said }) => {
    api = createTestApi({ now: '2027-03-01T08:00Z' });
    api.site.channels.set('email', { ...createRecordingChannel(), captures: !server });
    const ruth = await api.member({ confirmed });
    const admin = await api.member({ role: 'admin' });
    await onboard(api.site, ruth.id);
    if (!on) await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: [] });
    const { alertAddresses } = api.site.db.tables;
    if (refused)
      await api.site.db
        .update(alertAddresses)
        .set({ disabledAt: new Date(api.site.clock.now()) })
        .where(eq(alertAddresses.userId, ruth.id));
    if (paused) {
      const answer = await ruth.post(`/api/schedule/${ruth.id}/pause`, { until: '2027-03-10' });
      expect(answer.status, answer.text).toBe(200);
    }

    const { methods } = (await ruth.get<{ methods: MethodState[] }>(`/api/alerts/preferences/${ruth.id}`)).body;
    const email = methods.find(({ method }) => method === 'email') as MethodState;
    const { attention } = (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body;
    const inbox = (await ruth.get<Inbox>(`/api/alerts/inbox/${ruth.id}`)).body;
    const { body: member } = await admin.get<AdminMember>(`/api/admin/members/${ruth.id}`);
    const inAdmin = member.methods.find(({ method }) => method === 'email');
    const site = (await api.visitor().get<Configured>('/api/alerts/configured')).body;

    expect(inbox.attention).toEqual(attention);
    expect({
      settings: deriveRowState(email, on).badge,
      attention: attention.map((each) => each.said.code),
      admin: inAdmin ? describeChannelState(inAdmin).name : null,
      consent: describeSiteState({ setUp: site.methods.email, captured: site.mailCaptured }).name,
    }).toEqual(said);
  },
);
