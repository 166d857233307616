import { message } from '../../../../shared/messages/catalogue.ts';
import { MINUTE_MS, SECOND_MS } from '../../../../shared/schedule/durations.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import { readModelConfig } from '../../../lib/model-settings.ts';
import type { Site } from '../../../site/site.ts';
import { CLOCK_TOLERANCE_MS } from './machine.ts';

const TIMEOUT_MS = 5_000;

/** How far the clock is ahead of that of another machine; negative where it is behind. */
interface Comparison {
  host: string;
  aheadMs: number;
}

/** The clock of the device from which somebody asks for the checks; the server's is so far ahead of it. */
export type Caller = Pick<Comparison, 'aheadMs'>;

/** Compares the clock with the time by the caller's own clock, as a call arrives. */
export function callerOf({ clock }: Site, time: Date): Caller {
  return { aheadMs: clock.now() - time.getTime() };
}

/**
 * Compares the clock with that of the providers, which send the time with every answer (`Date`, RFC 9110 §6.6.1). They are
 * called without credentials. A clock is wrong when it is a minute from all of them. Where none answers, the clocks of the
 * public address and of the caller count. The public address proves nothing where it agrees, because this machine may
 * answer there itself; a difference comes from another machine. Returns null where nothing tells the time.
 */
export async function checkOutsideClock(
  site: Site,
  caller: Caller | null,
  signal: AbortSignal,
): Promise<Finding | null> {
  const closest = (await compareAll(site, providersOf(site), signal)) ?? (await comparePublicAddress(site, signal));
  if (closest) return judgeByHost(closest);
  return caller && judgeByDevice(caller);
}

function judgeByHost({ host, aheadMs }: Comparison): Finding {
  if (!isWrong(aheadMs)) return works(message('doctor_clock_agrees', { host }));
  const minutes = minutesOf(aheadMs);
  return broken(message(aheadMs > 0 ? 'doctor_clock_ahead' : 'doctor_clock_late', { minutes, host }));
}

function judgeByDevice({ aheadMs }: Caller): Finding {
  if (!isWrong(aheadMs)) return works(message('doctor_clock_device_agrees'));
  const minutes = minutesOf(aheadMs);
  return broken(message(aheadMs > 0 ? 'doctor_clock_device_ahead' : 'doctor_clock_device_late', { minutes }));
}

/** Returns the nearest number of minutes, and at least two, because the sentences have only a plural. */
function minutesOf(differenceMs: number): number {
  return Math.max(2, Math.round(Math.abs(differenceMs) / MINUTE_MS));
}

function isWrong(aheadMs: number): boolean {
  return Math.abs(aheadMs) > CLOCK_TOLERANCE_MS;
}

function providersOf({ channels, env }: Site): string[] {
  const model = readModelConfig(env);
  return [...[...channels.values()].flatMap(({ apiUrl }) => apiUrl ?? []), ...(model ? [model.baseUrl] : [])];
}

async function comparePublicAddress(site: Site, signal: AbortSignal): Promise<Comparison | null> {
  if (site.env.PUBLIC_URL === undefined) return null;
  const compared = await compareAll(site, [site.env.publicUrl], signal);
  return compared && isWrong(compared.aheadMs) ? compared : null;
}

/** Returns the comparison with the machine whose clock is nearest to this one; null where none answers. */
async function compareAll(site: Site, urls: string[], signal: AbortSignal): Promise<Comparison | null> {
  const byHost = new Map(urls.map((url) => [new URL(url).host, url]));
  const answers = await Promise.all([...byHost].map(([host, url]) => compare(site, host, url, signal)));
  const compared = answers.filter((answer) => answer !== null);
  return compared.sort((a, b) => Math.abs(a.aheadMs) - Math.abs(b.aheadMs))[0] ?? null;
}

async function compare({ clock }: Site, host: string, url: string, signal: AbortSignal): Promise<Comparison | null> {
  const asked = clock.now();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  // Why a host does not answer is told by the check of its own settings.
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: limited }).catch(() => null);
  const date = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  // A cache repeats the time of the first answer, and says how long ago that was.
  const age = Number(response?.headers.get('age') ?? 0) || 0;
  return { host, aheadMs: (asked + clock.now()) / 2 - (date + age * SECOND_MS) };
}
