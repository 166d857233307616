import { lookup, Resolver } from 'node:dns/promises';
import type { ExamineInput, SiteCheck } from '../../../../shared/admin/site.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { broken, type Finding, toSiteCheck, works } from '../../../channels/channel-check.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { readModelConfig } from '../../../lib/settings/model-settings.ts';
import type { Site } from '../../../site/site.ts';
import { isCaptured } from '../../alerts/method-states.ts';
import { atomicAs } from '../../authority/service.ts';
import { CHECK_TIMEOUT_MS, findingsOf } from '../channels/service.ts';
import { checkClock, checkDisk, checkFolder, checkFolderAccepts, checkZones } from './machine.ts';
import { checkMailDns, type TextResolver } from './mail-dns.ts';
import { type ClockTools, checkOutsideClock, compareDevice } from './outside-clock.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkBackups, checkDatabase, checkKeys, checkLedger } from './records.ts';

/** The dependencies of the checks that tests replace, and the clock of the caller. */
interface DoctorTools extends ClockTools {
  resolver: TextResolver;
}

const DNS_TIMEOUT_MS = 2_500;

const createTools = (): DoctorTools => ({
  resolver: new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 }),
  findAddresses: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  device: null,
});

/**
 * Examines the whole site: the machine, what is stored, mail, channels, the language model and the public address. It sends nothing and
 * changes nothing.
 */
export async function examineSite(site: Site, given: Partial<DoctorTools> = {}): Promise<Finding[]> {
  const tools = { ...createTools(), ...given };
  const findings: Finding[] = [];
  const checks: Record<string, () => Promise<Finding[]>> = {
    disk: () => checkDisk(site),
    folder: () => checkFolder(site),
    files: () => checkFolderAccepts(site),
    clock: () => checkClocks(site, tools),
    zones: () => checkZones(site),
    database: () => checkDatabase(site),
    keys: () => checkKeys(site),
    settings: async () => checkSettings(site),
    stop: async () => checkLastStop(site),
    ledger: () => checkLedger(site),
    backups: () => checkBackups(site),
    address: () => checkPublicAddress(site, site.providerAbort.signal),
    mail: () => checkMail(site, tools.resolver),
    channels: () => checkChannels(site),
    model: () => checkLanguageModel(site),
  };
  for (const [name, check] of Object.entries(checks)) {
    const found = await check().catch((err: unknown) => {
      site.log.error({ err, check: name }, 'a check of the site failed');
      return [broken(message('check_ended'))];
    });
    findings.push(...found);
  }
  return findings;
}

/**
 * Examines the site for an administrator.
 * @throws {AppError} too_many_requests after 60 checks in an hour.
 */
export async function examineFor(site: Site, actor: MemberActor, input: ExamineInput): Promise<SiteCheck> {
  const device = input?.callerTime === undefined ? null : compareDevice(site, new Date(input.callerTime));
  await site.rateLimits.consume('channel_checks', String(actor.userId));
  await atomicAs(site, actor, function* () {});
  return toSiteCheck(await examineSite(site, { device }));
}

/**
 * Checks the clock by other machines, and by what the site stored where they find no error: one sentence for one error. The
 * site may have stored its rows while the clock was wrong, so another machine that agrees outweighs them.
 */
async function checkClocks(site: Site, tools: ClockTools): Promise<Finding[]> {
  const outside = await checkOutsideClock(site, tools, site.providerAbort.signal);
  if (outside) return outside.ok ? [outside, ...(await checkClock(site, true))] : [outside];
  const stored = await checkClock(site);
  return stored.every(({ ok }) => ok) ? [...stored, works(message('doctor_clock_unconfirmed'))] : stored;
}

/** Finds the stored settings that the site does not use, and misspelled ones of the environment. */
function checkSettings({ settings }: Site): Finding[] {
  return [
    ...settings.leftOut.map(({ name, why }) => broken(message(`doctor_setting_${why}`, { name }))),
    ...settings.misspelled.map((found) => broken(message('doctor_setting_misspelled', { ...found }))),
  ];
}

/** Finds that the process before this one was killed; a site that stopped in order needs no line. */
function checkLastStop({ observed }: Site): Finding[] {
  return observed.killedBefore ? [broken(message('doctor_site_killed'))] : [];
}

async function checkMail(site: Site, resolver: TextResolver): Promise<Finding[]> {
  if (isCaptured(site, ACCOUNT_METHOD)) return [broken(message('doctor_mail_captured'))];
  const [, domain] = /@([^<>@\s]+)>?$/.exec(site.env.MAIL_FROM ?? '') ?? [];
  return domain ? checkMailDns(domain.toLowerCase(), resolver) : [];
}

/** Asks the provider of the language model about the key, where the site has one. */
async function checkLanguageModel({ env }: Site): Promise<Finding[]> {
  const config = readModelConfig(env);
  if (!config) return [];
  // Only a site with a model loads the SDK.
  const { checkModel } = await import('../../guidance/model/check-model.ts');
  return [await checkModel(config, AbortSignal.timeout(CHECK_TIMEOUT_MS))];
}

async function checkChannels(site: Site): Promise<Finding[]> {
  const findings = await Promise.all([...site.channels.values()].map((channel) => findingsOf(site, channel)));
  return findings.flat();
}
