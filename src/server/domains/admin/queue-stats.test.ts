import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  admin = await api.member({ role: 'admin' });
});
afterEach(() => api.close());

test('the statistics count all members’ jobs; the total includes skipped but not cancelled ones (decisions.md D22)', async () => {
  const other = await api.member();
  const jobs = { waiting: 3, processing: 1, completed: 4, failed: 2, skipped: 5, cancelled: 6 };
  const statuses = Object.entries(jobs).flatMap(
    ([status, count]) => Array(count).fill(status) as (keyof typeof jobs)[],
  );
  const at = new Date(api.site.clock.now());
  await api.site.db.insert(api.site.db.tables.queuedJobs).values(
    statuses.map((status, index) => ({
      jobId: `job-${index}`,
      userId: index % 2 ? admin.id : other.id,
      contentType: 'prayer' as const,
      scheduledTime: at,
      executionTime: at,
      status,
      dayOfWeek: 'monday',
      timeSlotId: 'monday-0900-prayer',
      localDate: '2027-03-01',
      timezone: 'UTC',
    })),
  );
  const { body } = await admin.get('/api/admin/queue-stats');
  expect(body).toEqual({ waiting: 3, processing: 1, completed: 4, failed: 2, totalScheduled: 15 });
});

test('the statistics are for administrators, not for a reviewer', async () => {
  expect((await (await api.member({ role: 'reviewer' })).get('/api/admin/queue-stats')).status).toBe(403);
});
