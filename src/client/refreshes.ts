import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../server/router.ts';
import { whenSessionSettled } from './lib/session/session-change.ts';

type Call<Kind extends string> = { [kind in Kind]: (...args: never[]) => unknown };

/** The paths of the router's calls of one kind, such as `guidance.complete`. */
type PathsOf<Calls, Kind extends 'query' | 'mutate'> = {
  [Name in keyof Calls & string]: Calls[Name] extends Call<Kind>
    ? Name
    : Calls[Name] extends Call<'query'> | Call<'mutate'> | Call<'subscribe'>
      ? never
      : `${Name}.${PathsOf<Calls[Name], Kind>}`;
}[keyof Calls & string];

/** A path and every path it begins with: `a.b.c` gives `a`, `a.b` and `a.b.c`. */
type Groups<Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First | `${First}.${Groups<Rest>}`
  : Path;

/** The path of a mutation of the router. */
export type Mutation = PathsOf<TRPCClient<AppRouter>, 'mutate'>;
/** A query, or all queries below a name. */
type Queries = Groups<PathsOf<TRPCClient<AppRouter>, 'query'>>;

// A change of the sign-in is written to the security log, and may cause a mail.
const SAFETY = ['auth.devices', 'alerts.history'] as const;
// How a member is reached.
const DELIVERY_SETTINGS = [
  'alerts.getPreferences',
  'alerts.categories',
  'alerts.consent',
  'alerts.history',
  'alerts.inbox',
  'guidance.dashboard',
] as const;
const WEEK = ['schedule', 'guidance.dashboard', 'guidance.progress', 'alerts.history'] as const;
// The consent ledger records pauses and confirmed slots.
const WEEK_AND_CONSENT = [...WEEK, 'alerts.consent'] as const;
// Where requests to the member are shown.
const REQUESTS = ['alerts.inbox', 'guidance.dashboard'] as const satisfies Queries[];

const QUEUE = [
  'admin.jobs',
  'admin.deliveries',
  'admin.queueStats',
  'admin.readyMembers',
  'admin.trends',
  'admin.audit',
] as const;

/**
 * The queries to refetch after each call. A mutation without an entry is a type error. The session is not among them,
 * because the cache is cleared when it changes.
 */
export const REFRESHES = {
  'auth.account.delete': [],
  'auth.cancelEmailChange': ['auth.me', 'alerts.inbox', 'guidance.dashboard'],
  'auth.changeEmail': ['auth.me', 'alerts.inbox', 'guidance.dashboard', ...SAFETY],
  'auth.changePassword': SAFETY,
  'auth.changeLanguage': ['auth.me'],
  'auth.changeUsername': ['auth.me'],
  'auth.devices.endOtherSessions': ['auth.devices'],
  'auth.devices.endSession': ['auth.devices'],
  'auth.forgotPassword': ['alerts.history'],
  'auth.login': SAFETY,
  'auth.logout': [],
  'auth.passkeys.delete': ['auth.passkeys', ...SAFETY],
  'auth.passkeys.finishRegistration': ['auth.passkeys', ...SAFETY],
  'auth.passkeys.finishSignIn': ['auth.passkeys', ...SAFETY],
  'auth.passkeys.startRegistration': [],
  'auth.passkeys.startSignIn': [],
  'auth.register': [],
  'auth.resendVerification': ['auth.me', 'alerts.history', 'alerts.inbox'],
  'auth.resetPassword': [],
  'auth.secondStep.confirm': ['auth.secondStep', ...SAFETY],
  'auth.secondStep.disable': ['auth.secondStep', ...SAFETY],
  'auth.secondStep.renewCodes': ['auth.secondStep', ...SAFETY],
  'auth.secondStep.start': ['auth.secondStep'],
  'auth.setup.claim': ['auth.me'],
  'auth.setup.create': [],
  'auth.tokens.create': ['auth.tokens', ...SAFETY],
  'auth.tokens.delete': ['auth.tokens', ...SAFETY],
  'auth.verifyEmail': ['auth.me', 'auth.devices', 'auth.secondStep', ...DELIVERY_SETTINGS],

  'onboarding.submit': ['onboarding', 'guidance', 'schedule', ...DELIVERY_SETTINGS],

  'guidance.complete': ['guidance'],
  'guidance.dismissCare': ['guidance.dashboard'],
  'guidance.goals.add': ['guidance.goals', 'guidance.dashboard'],
  'guidance.goals.change': ['guidance.goals', 'guidance.dashboard'],
  'guidance.goals.remove': ['guidance.goals', 'guidance.dashboard'],
  'guidance.goals.restore': ['guidance.goals', 'guidance.dashboard'],
  'guidance.memories.consent': ['auth.me', 'guidance.dashboard', 'alerts.consent'],
  'guidance.model.consent': ['auth.me', 'alerts.consent'],
  'guidance.report': ['guidance.review', ...REQUESTS],
  'guidance.review.add': ['guidance.review', 'admin.audit'],
  'guidance.review.decide': ['guidance.review', 'admin.audit'],
  'guidance.review.decideSeveral': ['guidance.review', 'admin.audit'],
  'guidance.review.plans.addWeek': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.plans.pin': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.plans.removeWeek': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.plans.unpin': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.reword': ['guidance.review', 'admin.audit'],
  'guidance.review.setOnlyReviewed': ['guidance.review', 'admin.audit'],
  'guidance.review.settleReports': ['guidance.review', 'admin.audit', ...REQUESTS],
  'guidance.review.undo': ['guidance.review', 'admin.audit'],
  'guidance.review.undoSeveral': ['guidance.review', 'admin.audit'],
  'guidance.setHelpful': ['guidance.dashboard', 'guidance.history'],
  'guidance.translations.choose': ['guidance', 'auth.me'],

  'schedule.change': WEEK_AND_CONSENT,
  'schedule.pauses.begin': [...WEEK_AND_CONSENT, 'admin.members', 'admin.audit'],
  'schedule.pauses.end': [...WEEK_AND_CONSENT, 'admin.members', 'admin.audit'],
  'schedule.save': WEEK_AND_CONSENT,

  'alerts.answers.send': ['alerts.answers', 'guidance', ...WEEK_AND_CONSENT, ...DELIVERY_SETTINGS],
  'alerts.categories.change': DELIVERY_SETTINGS,
  'alerts.categories.save': DELIVERY_SETTINGS,
  'alerts.changePreferences': DELIVERY_SETTINGS,
  'alerts.desktop.shown': ['alerts.history', 'admin.deliveries'],
  'alerts.inbox.markSeen': ['alerts.inbox'],
  'alerts.pauses.begin': ['alerts.pauses', ...DELIVERY_SETTINGS],
  'alerts.pauses.end': ['alerts.pauses', ...DELIVERY_SETTINGS],
  'alerts.push.remove': ['alerts.push.list', ...DELIVERY_SETTINGS],
  'alerts.push.subscribe': ['alerts.push.list', ...DELIVERY_SETTINGS],
  'alerts.push.unsubscribe': ['alerts.push.list', ...DELIVERY_SETTINGS],
  'alerts.savePreferences': DELIVERY_SETTINGS,
  'alerts.slack.choosePlace': ['alerts.slack', ...DELIVERY_SETTINGS],
  'alerts.slack.connect': [],
  'alerts.slack.disconnect': ['alerts.slack', ...DELIVERY_SETTINGS],
  'alerts.telegram.link': ['alerts.telegram', ...DELIVERY_SETTINGS],
  'alerts.telegram.startLink': [],
  'alerts.telegram.unlink': ['alerts.telegram', ...DELIVERY_SETTINGS],
  // The provider may refuse the address of a test or a code.
  'alerts.tests.debugEmail': [...DELIVERY_SETTINGS, 'admin.deliveries', 'admin.siteFacts'],
  'alerts.tests.debugSms': [...DELIVERY_SETTINGS, 'admin.deliveries', 'admin.siteFacts'],
  'alerts.tests.send': ['alerts.slack', ...DELIVERY_SETTINGS, 'admin.deliveries', 'admin.siteFacts'],
  'alerts.unsubscribe.save': ['alerts.unsubscribe', ...DELIVERY_SETTINGS, ...WEEK_AND_CONSENT],
  'alerts.verification.confirm': ['auth.me', 'auth.secondStep', ...DELIVERY_SETTINGS],
  'alerts.verification.start': DELIVERY_SETTINGS,

  // A check or a test may end what holds a channel back.
  'admin.channels.check': ['admin.audit', 'admin.siteFacts'],
  'admin.doctor.examine': ['admin.audit'],
  'admin.deliveries.cancel': QUEUE,
  'admin.deliveries.retry': QUEUE,
  'admin.invitations.create': ['admin.invitations', 'admin.audit'],
  'admin.invitations.delete': ['admin.invitations', 'admin.audit'],
  'admin.jobs.cancel': QUEUE,
  'admin.jobs.retry': QUEUE,
  'admin.members.sendPasswordLink': QUEUE,
  'admin.members.setRole': ['admin.members', 'admin.audit', 'auth.me'],
  'admin.members.signOut': ['admin.members', 'admin.audit'],
  'admin.resyncAllSchedules': QUEUE,
  'admin.resyncUserSchedule': QUEUE,
  'admin.scheduleDelayedJob': QUEUE,
  // Settings change what every page may show.
  'admin.settings.save': ['admin', 'auth', 'alerts', 'guidance'],
  'admin.settings.test': ['admin.audit'],
  'admin.triggerNotification': QUEUE,
  'admin.triggerQueueNotification': QUEUE,
  'admin.translations.setDefault': ['admin.translations', 'admin.audit', 'guidance', 'auth.me'],
  'admin.updates.send': ['admin.updates', ...QUEUE],
} as const satisfies Record<Mutation, readonly Queries[]>;

/** Returns whether a query is refetched after a mutation. */
export function isRefreshedBy(mutation: string, [path]: QueryKey): boolean {
  if (!Array.isArray(path) || !isKnown(mutation)) return false;
  return REFRESHES[mutation].some((group) => `${path.join('.')}.`.startsWith(`${group}.`));
}

/**
 * Invalidates all queries that a mutation changed: active ones refetch now, the others on next use. A query in flight
 * may return data from before the change, so it is cancelled and refetched.
 */
export async function refreshAfter(cache: QueryClient, mutation: string): Promise<void> {
  const predicate = ({ queryKey }: Query) => isRefreshedBy(mutation, queryKey);
  const inFlight = new Set(cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }));
  await cache.cancelQueries({ predicate });
  await Promise.all([
    cache.invalidateQueries({ predicate }),
    cache.refetchQueries({ predicate: (query) => inFlight.has(query) && !query.isActive() }),
  ]);
}

function isKnown(mutation: string): mutation is Mutation {
  return mutation in REFRESHES;
}

// The tabs of one browser share a session, so each one shows what the others change.
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('hesed-changes');

// Mutations that changed something and have not refetched it yet.
const pending = new Set<string>();

/**
 * Refetches what a mutation changed, in this tab and the browser's other tabs. Runs after the mutation's handlers, whose
 * cache writes would otherwise count as fresh. When several mutations of one kind overlap, only the last one refetches:
 * an answer in between would undo optimistic updates of the later ones.
 * @param changed whether the mutation changed something, or failed because this page is out of date
 */
export function settleMutation(cache: QueryClient, mutation: string, changed: boolean): void {
  if (changed) pending.add(mutation);
  setTimeout(async () => {
    await whenSessionSettled();
    if (cache.isMutating({ mutationKey: [mutation.split('.')] }) > 0 || !pending.delete(mutation)) return;
    void refreshAfter(cache, mutation);
    if (isKnown(mutation) && REFRESHES[mutation].length > 0) channel?.postMessage(mutation);
  });
}

/** Refetches what the browser's other tabs change. Returns the function that stops it. */
export function followOtherTabs(cache: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent<string>) => void refreshAfter(cache, data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
