import { networkInterfaces } from 'node:os';
import { isClockWrong, minutesOf } from '../../../../shared/admin/clock-difference.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { SECOND_MS } from '../../../../shared/schedule/durations.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import { isPublicAddress } from '../../../channels/public-lookup.ts';
import { readModelConfig } from '../../../lib/settings/model-settings.ts';
import type { Site } from '../../../site/site.ts';
import { codeOf, isOutsideValidity } from './fetch-errors.ts';

const TIMEOUT_MS = 5_000;

/** How far the clock is ahead of another one, in milliseconds; negative where it is behind. */
interface ClockDifference {
  aheadMs: number;
}

interface Comparison extends ClockDifference {
  host: string;
}

/** The answer of a host: a comparison, or that its certificate is not valid at the time of this clock. */
interface Answer {
  host: string;
  comparison: Comparison | null;
  isCertificateOutdated: boolean;
}

/** The dependencies of the check of the clock. */
export interface ClockTools {
  /** The clock of the caller's device; null in the command. */
  device: ClockDifference | null;
  /** Finds the addresses of a host. Tests replace it. */
  findAddresses: (host: string) => Promise<string[]>;
}

/** Compares the clock with the time by the clock of the caller's device, as a call arrives. */
export function compareDevice({ clock }: Site, time: Date): ClockDifference {
  return { aheadMs: clock.now() - time.getTime() };
}

/**
 * Compares the clock with that of the providers, which send the time with every answer (`Date`, RFC 9110 §6.6.1). They are
 * called without credentials. A clock is wrong when it is a minute from all of them. Where none answers, the clocks of the
 * public address and of the caller's device count. The public address and providers in the own network prove nothing where
 * they agree, because this machine may answer there itself; a difference comes from another machine. A clock that is months
 * wrong gets no answer, because the certificates of the providers are not valid at its time. Returns null where nothing
 * tells the time.
 */
export async function checkOutsideClock(site: Site, tools: ClockTools, signal: AbortSignal): Promise<Finding | null> {
  const { device } = tools;
  const answers = await askAll(site, providersOf(site), signal);
  const isOther = await Promise.all(answers.map(({ host }) => isOtherMachine(site, host, tools.findAddresses)));
  const others = answers.filter((_, at) => isOther[at]);
  const own = answers.filter((_, at) => !isOther[at]);
  const closest = closestOf(others) ?? closestOf([...own, ...(await askPublicAddress(site, signal))], isClockWrong);
  if (closest) return judgeByHost(closest);
  if (device && isClockWrong(device.aheadMs)) return judgeByDevice(device);
  const outdated = others.find(({ isCertificateOutdated }) => isCertificateOutdated);
  if (outdated) return broken(message('doctor_clock_certificate', { host: outdated.host }));
  return device && judgeByDevice(device);
}

/**
 * Returns whether a host is certainly not this machine nor one of its own network: all its addresses are public, none is
 * an address of this machine, and its name is not that of the site.
 */
export async function isOtherMachine(
  { env }: Pick<Site, 'env'>,
  host: string,
  findAddresses: ClockTools['findAddresses'],
): Promise<boolean> {
  const { hostname } = new URL(`http://${host}`);
  if (hostname === new URL(env.publicUrl).hostname) return false;
  const addresses = await findAddresses(hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  const own = new Set(Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []));
  return addresses.length > 0 && addresses.every((address) => isPublicAddress(address) && !own.has(address));
}

function judgeByHost({ host, aheadMs }: Comparison): Finding {
  if (!isClockWrong(aheadMs)) return works(message('doctor_clock_agrees', { host }));
  const minutes = minutesOf(aheadMs);
  return broken(message(aheadMs > 0 ? 'doctor_clock_ahead' : 'doctor_clock_late', { minutes, host }));
}

function judgeByDevice({ aheadMs }: ClockDifference): Finding {
  if (!isClockWrong(aheadMs)) return works(message('doctor_clock_device_agrees'));
  const minutes = minutesOf(aheadMs);
  return broken(message(aheadMs > 0 ? 'doctor_clock_device_ahead' : 'doctor_clock_device_late', { minutes }));
}

function providersOf({ channels, env }: Site): string[] {
  const model = readModelConfig(env);
  return [...[...channels.values()].flatMap(({ apiUrl }) => apiUrl ?? []), ...(model ? [model.baseUrl] : [])];
}

async function askPublicAddress(site: Site, signal: AbortSignal): Promise<Answer[]> {
  return site.env.PUBLIC_URL === undefined ? [] : askAll(site, [site.env.publicUrl], signal);
}

async function askAll(site: Site, urls: string[], signal: AbortSignal): Promise<Answer[]> {
  const byHost = new Map(urls.map((url) => [new URL(url).host, url]));
  return Promise.all([...byHost].map(([host, url]) => ask(site, host, url, signal)));
}

/** Returns the comparison with the machine whose clock is nearest to this one; null where none answers. */
function closestOf(answers: Answer[], counts: (aheadMs: number) => boolean = () => true): Comparison | null {
  const compared = answers.flatMap(({ comparison }) => (comparison && counts(comparison.aheadMs) ? [comparison] : []));
  return compared.sort((a, b) => Math.abs(a.aheadMs) - Math.abs(b.aheadMs))[0] ?? null;
}

async function ask({ clock }: Site, host: string, url: string, signal: AbortSignal): Promise<Answer> {
  const asked = clock.now();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  // The check of the host's own settings tells why it does not answer.
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: limited }).catch((error: unknown) =>
    codeOf(error),
  );
  if (typeof response === 'string')
    return { host, comparison: null, isCertificateOutdated: isOutsideValidity(response) };
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return { host, comparison: null, isCertificateOutdated: false };
  // A cache repeats the time of the first answer, and says how long ago that was.
  const age = Number(response.headers.get('age') ?? 0) || 0;
  const aheadMs = (asked + clock.now()) / 2 - (date + age * SECOND_MS);
  return { host, comparison: { host, aheadMs }, isCertificateOutdated: false };
}
