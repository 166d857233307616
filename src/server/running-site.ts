import { ACCOUNT_METHOD } from '../shared/channels/channels.ts';
import { HOUR_MS } from '../shared/schedule/durations.ts';
import { type AppOptions, createApp } from './app.ts';
import { firstAttemptsEnded } from './domains/alerts/deliveries/immediate.ts';
import { repliesEnded } from './domains/alerts/incoming/replies.ts';
import type { Composer } from './domains/guidance/entries.ts';
import { repairZones } from './domains/schedule/zones.ts';
import { createListener } from './http/listen.ts';
import { type Answer, createRequestGate, type RequestGate } from './http/request-gate.ts';
import { readModelConfig } from './lib/settings/model-settings.ts';
import type { SettingValues } from './lib/settings/read-settings.ts';
import { type ClosingStep, closeInOrder } from './lib/shutdown.ts';
import type { Tracing } from './lib/tracing/tracing.ts';
import { createScheduler, type Scheduler } from './scheduler/scheduler.ts';
import { loadLibraries } from './site/load-libraries.ts';
import { type CarriedOver, closeSite, type OpenSite, openSite } from './site/open-site.ts';
import { findRevision } from './site/settings/stored-settings.ts';
import type { Site } from './site/site.ts';

/** The time after a start at which the libraries of the providers are loaded, in milliseconds. Pages are first. */
const LIBRARIES_LOAD_DELAY_MS = 5_000;
/** How often the site checks whether another process stored settings, in milliseconds. */
const SETTINGS_POLL_MS = 30_000;
/** The time after which settings are tried again with which the site could not be opened, in milliseconds. */
const FAILED_SETTINGS_RETRY_MS = HOUR_MS;
/**
 * How long after the start the handlers of the domains are loaded, in milliseconds: then no later visitor waits for them,
 * and the program's files may be replaced while it runs.
 */
const HANDLERS_LOAD_DELAY_MS = 1_000;
/** The time that sends and replies get whose requests were answered while they ran, in milliseconds. */
const SENDS_END_MS = 2_000;

interface RunOptions extends Pick<AppOptions, 'pages' | 'contentSecurityPolicy'> {
  /** The environment. */
  source: SettingValues;
  /** Records spans; without it, nothing is recorded. */
  tracing?: Tracing;
  /** Replaces parts of each opened site; for tests. */
  adapt?: (site: OpenSite) => Site;
}

/** An opened site with everything that works for it. */
interface Opened {
  site: Site;
  scheduler: Scheduler;
  composer: (Composer & { close(): unknown }) | null;
  answer: Answer;
}

/** A site that works, and is opened again whenever an administrator stores other settings. */
export interface RunningSite {
  /** Answers a request; while the site is opened again, requests wait. */
  answer: Answer;
  /** Returns the parts of the site as it is open now. */
  now(): Opened;
  /** Starts the work that comes due. */
  start(): Promise<void>;
  /** Closes the site for good: running sends and requests end first, and what comes after them is not answered. */
  close(): Promise<void>;
}

/**
 * Opens a site and everything that works for it. Stored settings take effect by opening it a second time beside the first,
 * and closing the first in good order, as at a shutdown: sends that end within seconds are recorded, longer ones are
 * aborted, streams end and reconnect. If it cannot be opened with them, it goes on as it is.
 * @throws every error of a start.
 */
export async function runSite(options: RunOptions): Promise<RunningSite> {
  const gate = createRequestGate();
  let started = false;
  let ended = false;
  let reopening: Promise<void> | null = null;
  let reopenRequested = false;
  /** The settings with which the site could not be opened again, and when that was tried. */
  let failed: { revision: number; at: number } | null = null;

  /** Requests wait from now on, so that the next request of the administrator uses the settings that they stored. */
  function announceChange(): void {
    if (ended) return;
    gate.hold();
    reopenRequested = true;
    reopening ??= (async () => {
      while (reopenRequested) {
        reopenRequested = false;
        await openAgain();
      }
    })().finally(() => {
      gate.open(current.answer);
      reopening = null;
    });
  }

  async function openAgain(): Promise<void> {
    const before = current;
    const { meters, tracing, observed, setupToken } = before.site;
    const revision = await findRevision(before.site);
    let next: Opened;
    try {
      next = await openAll(options, announceChange, { meters, tracing, observed, setupToken });
    } catch (err) {
      before.site.log.error(
        { err },
        'the site cannot be opened with the stored settings; it goes on with the earlier ones',
      );
      failed = revision === null ? null : { revision, at: performance.now() };
      return;
    }
    await closeInOrder(before.site.log, closingSteps(before, gate));
    current = next;
    if (started) await startWork(next);
    if (capturesMail(before) && !capturesMail(next)) await askAdministratorsAgain(next.site);
    next.site.log.info({ revision: next.site.settings.revision }, 'the stored settings are in effect');
  }

  async function startWork(opened: Opened): Promise<void> {
    await opened.scheduler.start();
    setTimeout(() => opened === current && loadLibraries(opened.site), LIBRARIES_LOAD_DELAY_MS).unref();
  }

  let current = await openAll(options, announceChange, options.tracing ? { tracing: options.tracing } : {});
  gate.open(current.answer);
  const settingsWatch = setInterval(async () => {
    const { site } = current;
    const revision = await findRevision(site);
    if (reopening || revision === null || revision === site.settings.revision) return;
    // Requests wait during each try, so settings that do not work are not tried at each check.
    if (revision === failed?.revision && performance.now() - failed.at < FAILED_SETTINGS_RETRY_MS) return;
    announceChange();
  }, SETTINGS_POLL_MS).unref();

  let loading: NodeJS.Timeout | undefined;
  return {
    answer: gate.answer,
    now: () => current,
    async start() {
      started = true;
      await startWork(current);
      loading = setTimeout(async () => {
        await import('./http/handlers.ts').catch((err: unknown) =>
          current.site.log.error({ err }, 'a part of the program could not be loaded'),
        );
      }, HANDLERS_LOAD_DELAY_MS).unref();
    },
    async close() {
      ended = true;
      clearInterval(settingsWatch);
      clearTimeout(loading);
      await reopening;
      await closeInOrder(current.site.log, closingSteps(current, gate));
    },
  };
}

/**
 * Opens a site and makes everything that works for it. Nothing works yet.
 * @param announceChange is called when an administrator stored settings.
 */
async function openAll(
  options: RunOptions,
  announceChange: () => void,
  earlier: Partial<CarriedOver>,
): Promise<Opened> {
  const opened = await openSite(options.source, earlier);
  try {
    const site = options.adapt?.(opened) ?? opened;
    site.settings.announceChange = announceChange;
    await repairZones(site);
    const composer = await openComposer(site);
    const scheduler = createScheduler(site, composer);
    const { pages, contentSecurityPolicy } = options;
    const app = createApp(site, {
      lastBeat: scheduler.lastBeat,
      isStandby: scheduler.isStandby,
      ...(pages && { pages }),
      ...(contentSecurityPolicy !== undefined && { contentSecurityPolicy }),
    });
    return { site, scheduler, composer, answer: createListener(app) };
  } catch (error) {
    await closeSite(opened);
    throw error;
  }
}

/** Returns the steps that close a site, in order: running sends and requests end first. */
const closingSteps = ({ site, scheduler, composer }: Opened, gate: RequestGate): ClosingStep[] => [
  { name: 'scheduler', close: () => scheduler.stop() },
  { name: 'model', close: () => composer?.close() },
  { name: 'live streams', close: () => site.live.close() },
  { name: 'requests', close: () => gate.drain(site.providerAbort) },
  // Nothing may be answered with a closed database.
  { name: 'new requests', close: () => gate.hold() },
  { name: 'first attempts and replies', close: () => endSends(site) },
  { name: 'channels and database', close: () => closeSite(site) },
];

/** Waits for the sends and replies whose requests were answered while they ran. Aborts them after 2 s. */
async function endSends(site: Site): Promise<void> {
  const timer = setTimeout(() => site.providerAbort.abort(), SENDS_END_MS);
  await Promise.all([firstAttemptsEnded(site), repliesEnded(site)]);
  clearTimeout(timer);
}

/** Returns whether a site keeps mail as files, because it has no mail server. */
const capturesMail = ({ site }: Opened) => site.channels.get(ACCOUNT_METHOD)?.captures === true;

/** Asks for what nobody could confirm while mail was kept as files. No start needs this part. */
async function askAdministratorsAgain(site: Site): Promise<void> {
  try {
    const { resendConfirmations } = await import('./domains/auth/email-verification/resend-confirmations.ts');
    await resendConfirmations(site);
  } catch (err) {
    site.log.error({ err }, 'administrators were not asked again to confirm their address');
  }
}

/** Loads the part that talks to a language model, which a site without one never needs. */
async function openComposer(site: Site) {
  const config = readModelConfig(site.env);
  if (!config) return null;
  const { createModelComposer } = await import('./domains/guidance/model/composer.ts');
  return createModelComposer(site, config);
}
