import { expect, test } from 'vitest';
import { findFeatureCycles, findRoomCycles, roomOf } from './room-cycles.ts';

const IN = 'src/client/features';

test('a room is the folder below a feature, and a page at its top is above the other files there', () => {
  expect(roomOf(`${IN}/admin/review/plans/week-form.tsx`)).toBe('admin/review');
  expect(roomOf(`${IN}/admin/timestamp.tsx`)).toBe('admin');
  expect(roomOf(`${IN}/admin/admin.page.tsx`)).toBe('admin/admin.page.tsx');
  expect(roomOf('src/client/lib/toasts.ts')).toBeNull();
});

test('rooms that import each other, even by way of a third, are reported with their imports', () => {
  const breaches = findRoomCycles([
    [`${IN}/auth/security/row.tsx`, [`${IN}/auth/account/email.tsx`]],
    [`${IN}/auth/account/email.tsx`, [`${IN}/alerts/channels/row.tsx`, `${IN}/auth/member.tsx`]],
    [`${IN}/alerts/channels/row.tsx`, [`${IN}/auth/security/list.tsx`]],
  ]);
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toMatch(/^alerts\/channels, auth\/account, auth\/security: rooms import each other in a cycle\./);
  expect(breaches[0]).toContain(`${IN}/alerts/channels/row.tsx imports ${IN}/auth/security/list.tsx`);
  expect(breaches[0]).not.toContain('member.tsx');
});

test('imports in one direction, within a room and of tests are no cycle', () => {
  expect(
    findRoomCycles([
      [`${IN}/admin/admin.page.tsx`, [`${IN}/admin/lists/jobs/list.tsx`]],
      [`${IN}/admin/lists/jobs/list.tsx`, [`${IN}/admin/timestamp.tsx`, `${IN}/admin/lists/cells.tsx`]],
      [`${IN}/admin/timestamp.test.ts`, [`${IN}/admin/lists/cells.tsx`]],
    ]),
  ).toEqual([]);
});

test('features that import each other are reported, even if their rooms form no cycle', () => {
  const imports: [string, string[]][] = [
    [`${IN}/auth/sign-out/sign-out.tsx`, [`${IN}/alerts/channels/push.ts`]],
    [`${IN}/alerts/inbox/bell.tsx`, [`${IN}/auth/account/account.tsx`]],
    [`${IN}/member/member.tsx`, ['src/client/lib/session.ts']],
  ];
  expect(findRoomCycles(imports)).toEqual([]);
  expect(findFeatureCycles(imports)).toEqual([
    expect.stringMatching(/^alerts, auth: features import each other in a cycle\./),
  ]);
});
