import { callTRPCProcedure } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { HISTORY_PAGE_SIZE } from '../../../shared/guidance/guidance-limits.ts';
import type { FirstAnswer, FirstData } from '../../../shared/pages/first-data.ts';
import { findPagePath, type PagePath } from '../../../shared/pages/routes.ts';
import { readDeviceToken } from '../../domains/auth/devices/cookie.ts';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import type { Context } from '../../trpc/context.ts';
import { transformer } from '../../trpc/transformer.ts';
import { createContext } from '../context.ts';

/** A call that a page's first screen makes, with the input it makes it with. */
interface FirstCall extends Omit<FirstAnswer, 'answer'> {
  /** What the call gets beyond the input that the screen knows it by. */
  beyond?: Record<string, unknown>;
}

const dashboard = (userId: number): FirstCall[] => [{ path: 'guidance.dashboard', input: { userId, is_dev: 'false' } }];

/** What every page asks for: who is signed in, whether the wizard is done, and what waits at the bell. */
const everyPage = (userId: number): FirstCall[] => [
  { path: 'auth.me' },
  { path: 'onboarding.status', input: { userId } },
  { path: 'alerts.inbox.read', input: { userId } },
];

/** What each page's first screen asks for beyond that. */
const FIRST_CALLS: Partial<Record<PagePath, (userId: number) => FirstCall[]>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/guidance': (userId) => [
    {
      path: 'guidance.history',
      input: { userId, env: 'production' },
      beyond: { page: 1, limit: HISTORY_PAGE_SIZE },
      paged: true,
    },
    // The zone that the times are told in.
    { path: 'schedule.get', input: { userId } },
  ],
  '/settings': (userId) => [
    { path: 'schedule.get', input: { userId } },
    { path: 'schedule.upcoming', input: { userId, limit: 1 } },
    { path: 'alerts.getPreferences', input: { userId } },
    { path: 'alerts.categories.get', input: { userId } },
  ],
  '/admin': () => [
    { path: 'admin.queueStats' },
    { path: 'admin.siteFacts' },
    { path: 'admin.deliveries.list', input: { limit: 5 } },
  ],
};

/** A page's first data, and the headers that came of asking who is signed in. */
export interface FirstLook {
  data: FirstData;
  /** Whether every call was answered. */
  whole: boolean;
  headers: Headers;
}

/**
 * Answers what a page's first screen would ask for, exactly as the calls would: a visitor gets nothing, a member what
 * is their own. What cannot be answered is left out; the screen then asks by itself and says what is wrong.
 */
export async function readFirstData(site: Site, c: HonoContext): Promise<FirstLook> {
  const context = await createContext(site, c);
  const headers = context.responseHeaders;
  const { actor } = context;
  const at = site.clock.now();
  if (actor?.credential.kind !== 'session') {
    const { cookie, secure } = context.caller;
    const isNewcomer = site.env.REGISTRATION === 'open' && readDeviceToken(cookie, secure) === null;
    return { data: { userId: null, isNewcomer, at, answers: [] }, whole: true, headers };
  }
  const { userId } = actor;
  const page = findPagePath(c.req.path);
  const calls = [...everyPage(userId), ...((page && FIRST_CALLS[page]?.(userId)) ?? [])];
  const found = await Promise.all(calls.map((call) => answer(context, call)));
  const answers = found.flatMap((each) => each ?? []);
  return { data: { userId, isNewcomer: false, at, answers }, whole: answers.length === calls.length, headers };
}

async function answer(ctx: Context, { beyond, ...call }: FirstCall): Promise<FirstAnswer | null> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path: call.path,
      getRawInput: async () => call.input && { ...call.input, ...beyond },
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });
    return { ...call, answer: transformer.serialize(data) };
  } catch {
    // The call has written its failure to the log itself.
    return null;
  }
}
