import { callTRPCProcedure } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { entryOfQuery } from '../../../shared/guidance/entry-link.ts';
import { HISTORY_PAGE_SIZE } from '../../../shared/guidance/guidance-limits.ts';
import type { FirstAnswer, FirstData } from '../../../shared/pages/first-data.ts';
import { findPagePath, type PagePath } from '../../../shared/pages/page-paths.ts';
import { readDeviceToken } from '../../lib/cookies/device-cookie.ts';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import type { Context } from '../../trpc/context.ts';
import { transformer } from '../../trpc/transformer.ts';
import { createContext } from '../context.ts';

/** A call of a page's first screen, with its input. */
interface FirstCall extends Omit<FirstAnswer, 'answer'> {
  /** Input that is not part of the screen's query key. */
  extraInput?: Record<string, unknown>;
}

const dashboard = (userId: number): FirstCall[] => [{ path: 'guidance.dashboard', input: { userId, is_dev: 'false' } }];

/** The calls of every page: who is signed in, whether onboarding is complete, and the unread count of the bell. */
const everyPage = (userId: number): FirstCall[] => [
  { path: 'auth.me' },
  { path: 'onboarding.status', input: { userId } },
  { path: 'alerts.inbox.read', input: { userId } },
];

/** The additional calls of each page's first screen. A member's week has the time zone of the displayed times. */
const FIRST_CALLS: Partial<Record<PagePath, (userId: number) => FirstCall[]>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/guidance': (userId) => [
    {
      path: 'guidance.history',
      input: { userId, env: 'production' },
      extraInput: { page: 1, limit: HISTORY_PAGE_SIZE },
      paged: true,
    },
    { path: 'schedule.get', input: { userId } },
  ],
  '/journal': (userId) => [
    {
      path: 'guidance.history',
      input: { userId, env: 'production', written: 'true' },
      extraInput: { page: 1, limit: HISTORY_PAGE_SIZE },
      paged: true,
    },
  ],
  '/settings': (userId) => [
    { path: 'schedule.get', input: { userId } },
    { path: 'schedule.upcoming', input: { userId, limit: 1 } },
    { path: 'alerts.getPreferences', input: { userId } },
    { path: 'alerts.categories.get', input: { userId } },
    { path: 'alerts.pauses.list', input: { userId } },
    { path: 'schedule.pauses.view', input: { userId } },
  ],
  '/admin': (userId) => [
    { path: 'admin.queueStats' },
    { path: 'admin.siteFacts' },
    { path: 'admin.deliveries.list', input: { limit: 5 } },
    { path: 'schedule.get', input: { userId } },
  ],
  '/review': () => [
    { path: 'guidance.review.onlyReviewed' },
    { path: 'guidance.review.list', input: { origin: 'library', page: 1 } },
  ],
};

/** A page's first data. */
export interface PageData {
  data: FirstData;
  /** True when every call succeeded. */
  complete: boolean;
}

/**
 * Makes the calls of a page's first screen for a member, as the API would; a visitor gets no answers. A failed call is left
 * out; the screen then makes it again and shows the error.
 */
export async function readFirstData(site: Site, c: HonoContext): Promise<PageData> {
  const context = await createContext(site, c);
  const { actor } = context;
  const at = site.clock.now();
  if (actor?.credential.kind !== 'session') {
    const { cookie, secure } = context.caller;
    // A visitor with a message's link already has an account.
    const isKnown = readDeviceToken(cookie, secure) !== null || entryOfQuery(new URL(c.req.url).search) !== null;
    const isNewcomer = site.env.REGISTRATION === 'open' && !isKnown;
    return { data: { userId: null, isNewcomer, at, answers: [] }, complete: true };
  }
  const { userId } = actor;
  const page = findPagePath(c.req.path);
  const calls = [...everyPage(userId), ...((page && FIRST_CALLS[page]?.(userId)) ?? [])];
  const found = await Promise.all(calls.map((call) => answer(context, call)));
  const answers = found.flatMap((each) => each ?? []);
  return { data: { userId, isNewcomer: false, at, answers }, complete: answers.length === calls.length };
}

async function answer(ctx: Context, { extraInput, ...call }: FirstCall): Promise<FirstAnswer | null> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path: call.path,
      getRawInput: async () => call.input && { ...call.input, ...extraInput },
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });
    return { ...call, answer: transformer.serialize(data) };
  } catch {
    // The call has already logged its error.
    return null;
  }
}
