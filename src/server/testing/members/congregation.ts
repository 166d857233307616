import { eq } from 'drizzle-orm';
import { CONTENT_TYPES, type ContentType } from '../../../shared/guidance/content-types.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { localDateAt } from '../../../shared/slot-time.ts';
import { addGoal } from '../../domains/guidance/goals/service.ts';
import { saveSchedule } from '../../domains/schedule/service.ts';
import type { Site } from '../../site/site.ts';
import { composeFromLibrary } from '../guidance/compose.ts';
import { createEntry } from '../guidance/entries.ts';
import { createAccount } from './accounts.ts';
import { everyDay, memberActor, onboard, SYSTEM } from './members.ts';
import { addReviewerData } from './reviewer-data.ts';

const HISTORY_DAYS = 75;
const ZONE = 'Europe/London';
const REFLECTIONS = [
  'I wrote to Anna. She had been waiting for me to ask, and so had I.',
  'I noticed how often I listen only until it is my turn to speak.',
  'Thankful for the two who came with soup and asked nothing.',
];

/** The members of a realistic congregation, by id. */
export interface Congregation {
  admin: number;
  /** Has eleven weeks of guidance, a streak, goals and deliveries. */
  member: number;
  /** Joined a minute ago: unconfirmed address, no onboarding yet. */
  newcomer: number;
  /** Finished the wizard a minute ago, with the guidance that it brings (decisions.md D46). */
  beginner: number;
}

/**
 * Fills a new site with a congregation's data up to now, so that screens look as after long use. With fewer days of
 * guidance for the member it is quicker.
 */
export async function fillCongregation(site: Site, { days = HISTORY_DAYS } = {}): Promise<Congregation> {
  const admin = await addMember(site, 'Naomi', 'admin');
  const member = await addMember(site, 'Ruth', 'member');
  await addHistory(site, member, days);
  await addTodaysEntries(site, member);
  await addTodaysEntries(site, admin);
  await addYearOldReflection(site, admin);
  await addReviewerData(site);
  await addGoals(site, member);
  await addDeliveries(site, member);
  for (const name of ['Boaz', 'Lydia', 'Priscilla', 'Silas', 'Barnabas of the very long name']) {
    const id = await addMember(site, name, 'member');
    await addDeliveries(site, id);
    await addModelDays(site, id, name.length);
  }
  const { id: newcomer } = await createAccount(site, {
    username: 'Timothy',
    email: 'timothy@parish.example',
    confirmed: false,
  });
  const { id: beginner } = await createAccount(site, { username: 'Phoebe', email: 'phoebe@parish.example' });
  await onboard(site, beginner, { timezone: ZONE, firstGuidance: true });
  return { admin, member, newcomer, beginner };
}

async function addMember(site: Site, username: string, role: 'member' | 'admin'): Promise<number> {
  const email = `${username.toLowerCase().replaceAll(' ', '-')}@parish.example`;
  const { id } = await createAccount(site, { username, email, role });
  const { users, userProfiles } = site.db.tables;
  const joined = new Date(site.clock.now() - (HISTORY_DAYS + 5) * DAY_MS);
  await site.db.update(users).set({ createdAt: joined }).where(eq(users.id, id));
  await site.db.update(userProfiles).set({ createdAt: joined }).where(eq(userProfiles.userId, id));
  await onboard(site, id, { timezone: ZONE });
  const week = everyDay({ hour: 8, minute: 0, type: 'prayer' }).map((day) => ({
    ...day,
    enabled: day.dayOfWeek !== 'saturday',
    timeSlots:
      day.dayOfWeek === 'tuesday'
        ? [
            ...day.timeSlots,
            { hour: 13, minute: 0, type: 'do' as const },
            { hour: 20, minute: 30, type: 'reflection' as const },
          ]
        : day.timeSlots,
  }));
  await saveSchedule(site, SYSTEM, id, { scheduleData: week, timezone: ZONE });
  // They chose their week when they joined, so it applies to all their past days.
  const { replacedWeeks } = site.db.tables;
  await site.db.update(replacedWeeks).set({ heldUntil: joined }).where(eq(replacedWeeks.userId, id));
  return id;
}

async function addHistory(site: Site, userId: number, days: number): Promise<void> {
  for (let back = days; back >= 1; back -= 1) {
    const availableAt = new Date(site.clock.now() - back * DAY_MS);
    // Some days are missed, so that grace days appear.
    await addEntry(site, userId, {
      contentType: CONTENT_TYPES[back % 3] ?? 'prayer',
      availableAt,
      done: back % 9 !== 3,
      reflection: REFLECTIONS[Math.floor(back / CONTENT_TYPES.length) % REFLECTIONS.length],
    });
  }
}

/** Adds one entry of each type for today, the first of them completed. */
async function addTodaysEntries(site: Site, userId: number): Promise<void> {
  const now = site.clock.now();
  const midnight = localDateAt(now, ZONE).toZonedDateTime(ZONE).epochMilliseconds;
  for (const [index, contentType] of CONTENT_TYPES.entries())
    await addEntry(site, userId, {
      contentType,
      availableAt: new Date(Math.max(midnight + index, now - (3 - index) * MINUTE_MS)),
      done: index === 0,
    });
}

interface PastEntry {
  contentType: ContentType;
  availableAt: Date;
  done: boolean;
  reflection?: string | undefined;
}

async function addEntry(site: Site, userId: number, { contentType, availableAt, done, reflection }: PastEntry) {
  const localDate = localDateAt(availableAt.getTime(), ZONE).toString();
  const draft = await composeFromLibrary(site, { userId, contentType, localDate, isDev: false });
  await createEntry(site, userId, {
    ...draft,
    localDate,
    availableAt,
    ...(done ? { isCompleted: true, completedAt: availableAt, completedLocalDate: localDate } : {}),
    ...(done && contentType === 'reflection' ? { userReflection: reflection ?? null } : {}),
  });
}

/** Adds a reflection from a year ago, and the member's consent to be shown it again. */
async function addYearOldReflection(site: Site, userId: number): Promise<void> {
  const { userProfiles } = site.db.tables;
  await site.db.update(userProfiles).set({ memoriesConsent: true }).where(eq(userProfiles.userId, userId));
  const day = localDateAt(site.clock.now(), ZONE).subtract({ years: 1 });
  const availableAt = new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: '08:00' }).epochMilliseconds);
  const reflection = REFLECTIONS[0];
  await addEntry(site, userId, { contentType: 'reflection', availableAt, done: true, reflection });
}

async function addGoals(site: Site, userId: number): Promise<void> {
  const { userGoals } = site.db.tables;
  const rows = await site.db.select().from(userGoals).where(eq(userGoals.userId, userId));
  for (const [index, { id }] of rows.entries()) {
    const completions = index === 0 ? 7 : 3;
    await site.db
      .update(userGoals)
      .set({ completions, progress: Math.round((completions / 12) * 100) })
      .where(eq(userGoals.id, id));
  }
  await addGoal(site, await memberActor(site, userId), { title: 'Write to Orpah once a month', target: 12 });
}

/** Adds days on which a language model was called for a member. */
async function addModelDays(site: Site, userId: number, calls: number): Promise<void> {
  for (const back of [0, 1, 2]) {
    const localDate = localDateAt(site.clock.now() - back * DAY_MS, ZONE).toString();
    const used = {
      calls: Math.min(calls, 8),
      inputTokens: 1_720 * calls,
      outputTokens: 460 * calls,
      cost: 3_360 * calls,
    };
    await site.db.insert(site.db.tables.modelDays).values({ userId, localDate, ...used });
  }
}

/** Adds the deliveries of the last days, with one failed and one cancelled. */
async function addDeliveries(site: Site, userId: number): Promise<void> {
  const { deliveries, guidanceEntries, queuedJobs } = site.db.tables;
  const entries = await site.db.select().from(guidanceEntries).where(eq(guidanceEntries.userId, userId)).limit(12);
  const states = ['sent', 'sent', 'sent', 'failed', 'sent', 'suppressed'] as const;
  for (let back = 1; back <= 6; back += 1) {
    const dueAt = new Date(site.clock.now() - back * DAY_MS);
    const status = states[back - 1] ?? 'sent';
    const localDate = localDateAt(dueAt.getTime(), ZONE).toString();
    const [job] = await site.db
      .insert(queuedJobs)
      .values({
        ...{ jobId: `${userId}:${localDate}:past`, userId, contentType: 'prayer', localDate, timezone: ZONE },
        ...{ dayOfWeek: 'monday', timeSlotId: 'monday-0800-prayer', scheduledTime: dueAt, executionTime: dueAt },
        status: status === 'failed' ? 'failed' : 'completed',
      })
      .returning({ id: queuedJobs.id });
    await site.db.insert(deliveries).values({
      userId,
      jobId: job?.id ?? null,
      kind: 'guidance',
      entryId: entries[back]?.id ?? null,
      channel: 'email',
      status,
      errorCode: status === 'failed' ? 'smtp_550' : status === 'suppressed' ? 'not_ready' : null,
      attempts: 1,
      dueAt,
      createdAt: new Date(dueAt.getTime() - 1_800_000),
      startedAt: dueAt,
      // One day was slow.
      finishedAt: new Date(dueAt.getTime() + (back === 3 ? 95_000 * userId : 700 + 60 * userId)),
    });
  }
}
