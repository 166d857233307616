import { insertUpdate } from '../../src/server/domains/alerts/letters/repo.ts';
import { recordAct } from '../../src/server/domains/audit/service.ts';
import { createInvitation } from '../../src/server/domains/auth/invitations/service.ts';
import type { Act } from '../../src/server/lib/actor.ts';
import { SYSTEM } from '../../src/server/testing/members/members.ts';
import { DAY_MS } from '../../src/shared/schedule/durations.ts';
import type { PastEvent, PastSite } from './timeline.ts';

const ADDRESS = '192.0.2.17';

// The service updates that the administrator sent, oldest first.
const UPDATES = [
  {
    daysAgo: 280,
    subject: 'You can pause for a holiday',
    preview: 'Under Settings you can rest for a day or a season.',
    text: 'Under Settings, Weekly Schedule, there is now a pause. Your streak waits for you until you are back.\n\nNaomi',
  },
  {
    daysAgo: 150,
    subject: 'Guidance in Advent and Lent',
    preview: 'Words that suit the season come first.',
    text: 'In the seasons of the church year, guidance that suits them comes first. You do not have to change anything.\n\nNaomi',
  },
  {
    daysAgo: 52,
    subject: 'Prayer walk on the second Saturday',
    preview: 'Meet at the church gate at ten.',
    text: 'We walk from the church gate to the river and pray for our friends on the way. Bring one with you.\n\nNaomi',
  },
];

/** Returns what the administrator did in the year: entries of the audit log, service updates and an invitation. */
export function administratorEvents(site: PastSite, ids: Readonly<Record<string, number>>): PastEvent[] {
  const naomi = ids.Naomi ?? 0;
  const at = (daysAgo: number) => Date.now() - daysAgo * DAY_MS;
  const audited = (daysAgo: number, action: Act['action'], target: string | null, details: Act['details'] = null) => ({
    at: at(daysAgo),
    run: () =>
      site.db.atomic((q) =>
        recordAct(
          q,
          site,
          { actorId: naomi, address: ADDRESS },
          { action, targetId: target === null ? null : (ids[target] ?? null), details },
        ),
      ),
  });
  return [
    audited(379.9, 'auth.setup', 'Naomi'),
    audited(379, 'admin.channels.check', null),
    audited(378, 'admin.doctor.examine', null),
    audited(300, 'admin.members.setRole', 'Lydia', { role: 'reviewer' }),
    audited(122, 'schedule.pauses.begin', 'Silas'),
    audited(64, 'alerts.tests.send', 'Boaz'),
    audited(26, 'admin.resyncAllSchedules', null),
    audited(25.8, 'admin.doctor.examine', null),
    audited(13, 'admin.invitations.create', null),
    audited(2, 'alerts.history.list', 'Silas'),
    ...UPDATES.map(({ daysAgo, ...written }) => ({
      at: at(daysAgo),
      run: () =>
        site.db.atomic(function* (q) {
          const createdAt = new Date(at(daysAgo));
          const month = createdAt.toISOString().slice(0, 7);
          yield* insertUpdate(q, { ...written, language: 'en', month, createdAt });
          yield* recordAct(
            q,
            site,
            { actorId: naomi, address: ADDRESS },
            { action: 'admin.updates.send', targetId: null, details: null },
          );
        }),
    })),
    {
      at: at(6),
      run: async () =>
        void (await createInvitation(site, SYSTEM, { email: 'tabitha@parish.example', expiresInDays: 14 })),
    },
  ];
}
