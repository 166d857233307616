import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../../server/router.ts';
import { whenSessionSettled } from '../session/session-change.ts';

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

type Mutation = PathsOf<TRPCClient<AppRouter>, 'mutate'>;
/** A query, or all queries below a name. */
type Queries = Groups<PathsOf<TRPCClient<AppRouter>, 'query'>>;

// A change of the sign-in is in the security log, and may cause a mail.
const SAFETY = ['auth.devices', 'alerts.history'] as const;
const REACHED_BY = [
  'alerts.getPreferences',
  'alerts.categories',
  'alerts.consent',
  'alerts.history',
  'alerts.inbox',
  'guidance.dashboard',
] as const;
const WEEK = ['schedule', 'guidance.dashboard', 'guidance.progress', 'alerts.history'] as const;
// Pauses and confirmed slots are written in the ledger.
const WEEK_AND_CONSENT = [...WEEK, 'alerts.consent'] as const;
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
  'auth.verifyEmail': ['auth.me', 'auth.devices', 'auth.secondStep', ...REACHED_BY],

  'onboarding.submit': ['onboarding', 'guidance', 'schedule', ...REACHED_BY],

  'guidance.complete': ['guidance'],
  'guidance.dismissCare': ['guidance.dashboard'],
  'guidance.goals.add': ['guidance.goals', 'guidance.dashboard'],
  'guidance.goals.change': ['guidance.goals', 'guidance.dashboard'],
  'guidance.goals.remove': ['guidance.goals', 'guidance.dashboard'],
  'guidance.memories.consent': ['auth.me', 'guidance.dashboard', 'alerts.consent'],
  'guidance.model.consent': ['auth.me', 'alerts.consent'],
  'guidance.report': ['guidance.review'],
  'guidance.review.add': ['guidance.review', 'admin.audit'],
  'guidance.review.decide': ['guidance.review', 'admin.audit'],
  'guidance.review.decideSeveral': ['guidance.review', 'admin.audit'],
  'guidance.review.plans.addWeek': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.plans.pin': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.plans.removeWeek': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.plans.unpin': ['guidance.review.plans', 'admin.audit'],
  'guidance.review.reword': ['guidance.review', 'admin.audit'],
  'guidance.review.setOnlyReviewed': ['guidance.review', 'admin.audit'],
  'guidance.review.settleReports': ['guidance.review', 'admin.audit'],
  'guidance.review.undo': ['guidance.review', 'admin.audit'],
  'guidance.review.undoSeveral': ['guidance.review', 'admin.audit'],
  'guidance.setHelpful': ['guidance.dashboard', 'guidance.history'],
  'guidance.translations.choose': ['guidance', 'auth.me'],

  'schedule.change': WEEK_AND_CONSENT,
  'schedule.pauses.begin': [...WEEK_AND_CONSENT, 'admin.members', 'admin.audit'],
  'schedule.pauses.end': [...WEEK_AND_CONSENT, 'admin.members', 'admin.audit'],
  'schedule.save': WEEK_AND_CONSENT,

  'alerts.answers.send': ['alerts.answers', 'guidance', ...WEEK_AND_CONSENT, ...REACHED_BY],
  'alerts.categories.change': REACHED_BY,
  'alerts.categories.save': REACHED_BY,
  'alerts.changePreferences': REACHED_BY,
  'alerts.desktop.shown': ['alerts.history', 'admin.deliveries'],
  'alerts.inbox.markSeen': ['alerts.inbox'],
  'alerts.pauses.begin': ['alerts.pauses', ...REACHED_BY],
  'alerts.pauses.end': ['alerts.pauses', ...REACHED_BY],
  'alerts.push.remove': ['alerts.push.list', ...REACHED_BY],
  'alerts.push.subscribe': ['alerts.push.list', ...REACHED_BY],
  'alerts.push.unsubscribe': ['alerts.push.list', ...REACHED_BY],
  'alerts.savePreferences': REACHED_BY,
  'alerts.slack.choosePlace': ['alerts.slack', ...REACHED_BY],
  'alerts.slack.connect': [],
  'alerts.slack.disconnect': ['alerts.slack', ...REACHED_BY],
  'alerts.telegram.link': ['alerts.telegram', ...REACHED_BY],
  'alerts.telegram.startLink': [],
  'alerts.telegram.unlink': ['alerts.telegram', ...REACHED_BY],
  // A test or a code may find out that an address is refused.
  'alerts.tests.debugEmail': [...REACHED_BY, 'admin.deliveries'],
  'alerts.tests.debugSms': [...REACHED_BY, 'admin.deliveries'],
  'alerts.tests.send': ['alerts.slack', ...REACHED_BY, 'admin.deliveries'],
  'alerts.unsubscribe.save': ['alerts.unsubscribe', ...REACHED_BY, ...WEEK_AND_CONSENT],
  'alerts.verification.confirm': ['auth.me', 'auth.secondStep', ...REACHED_BY],
  'alerts.verification.start': REACHED_BY,

  'admin.channels.check': ['admin.audit'],
  'admin.doctor.examine': ['admin.audit'],
  'admin.deliveries.cancel': QUEUE,
  'admin.deliveries.retry': QUEUE,
  'admin.invitations.create': ['admin.invitations', 'admin.audit'],
  'admin.invitations.delete': ['admin.invitations', 'admin.audit'],
  'admin.jobs.cancel': QUEUE,
  'admin.jobs.retry': QUEUE,
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
 * Has everything that a mutation changed asked again: what is shown at once, the rest when it is next shown. An answer
 * that is still on its way may be from before the change, so it is aborted and sent again.
 */
export async function refreshAfter(cache: QueryClient, mutation: string): Promise<void> {
  const predicate = ({ queryKey }: Query) => isRefreshedBy(mutation, queryKey);
  const underWay = new Set(cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }));
  await cache.cancelQueries({ predicate });
  await Promise.all([
    cache.invalidateQueries({ predicate }),
    cache.refetchQueries({ predicate: (query) => underWay.has(query) && !query.isActive() }),
  ]);
}

function isKnown(mutation: string): mutation is Mutation {
  return mutation in REFRESHES;
}

// Tabs of one browser share their session: what one of them changes, the others show.
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('hesed-changes');

// Mutations that changed something and are not refreshed after yet.
const owed = new Set<string>();

/**
 * Refreshes this tab and the browser's other tabs once a mutation has settled, after its handlers: an answer that they
 * write into the cache would count as fresh. Of several of the same call in a row the last one refreshes: an answer in
 * between would take back what the later ones have changed on the screen.
 * @param changed whether this mutation changed something, or found out that this page is out of date.
 */
export function settleMutation(cache: QueryClient, mutation: string, changed: boolean): void {
  if (changed) owed.add(mutation);
  setTimeout(async () => {
    // The other tabs share the session that changes.
    await whenSessionSettled();
    if (cache.isMutating({ mutationKey: [mutation.split('.')] }) > 0 || !owed.delete(mutation)) return;
    void refreshAfter(cache, mutation);
    if (isKnown(mutation) && REFRESHES[mutation].length > 0) channel?.postMessage(mutation);
  });
}

/** Refreshes this tab after what the browser's other tabs change; gives how to stop. */
export function followOtherTabs(cache: QueryClient): () => void {
  const hear = ({ data }: MessageEvent<string>) => void refreshAfter(cache, data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
