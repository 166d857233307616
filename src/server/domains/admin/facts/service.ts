import type { LeftOutSetting, SiteFacts } from '../../../../shared/admin/site.ts';
import { NOT_READY_REASONS, type ReadyMembers } from '../../../../shared/admin-lists.ts';
import { ACCOUNT_METHOD, ALERT_METHODS, type AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { inEnglish, withSentence } from '../../../../shared/messages/catalogue.ts';
import { missingSettings, whatToSetUp } from '../../../channels/registry.ts';
import { VERSION } from '../../../lib/program/version.ts';
import { SETTING_PLACES } from '../../../site/env.ts';
import type { Site } from '../../../site/site.ts';
import { findFetchFailures, readHealth, readRests } from '../../alerts/channel-health/service.ts';
import { isCaptured, reasonNotConfigured } from '../../alerts/method-states.ts';
import { readModelFacts } from '../../guidance/model/service.ts';
import { canCheck } from '../channels/service.ts';
import { backupsOf } from '../doctor/backup-age.ts';
import { checkDisk, checkFolderAccepts } from '../doctor/machine.ts';
import { findNotReady } from '../manual-jobs/service.ts';
import { findNames } from '../members/repo.ts';

// The number of members who are named for each reason why they are not ready.
const MAX_NAMED = 3;
// Enough for all automatic backups and some manual ones.
const MAX_BACKUPS = 30;

/**
 * Returns the facts of this site: the configured channels, why others cannot be used, and the channels that rest
 * (decisions.md D36, rules.md C6).
 */
export async function siteFacts(site: Site): Promise<SiteFacts> {
  const { REGISTRATION, MAIL_FROM, CATCH_UP_MINUTES } = site.env;
  const { rests, health } = await site.db.snapshot(function* (q) {
    return { rests: yield* readRests(q, site), health: yield* readHealth(q) };
  });
  const fetchFailures = findFetchFailures(site, health);
  return {
    version: VERSION,
    registration: REGISTRATION,
    mailCaptured: isCaptured(site, ACCOUNT_METHOD),
    mailFrom: MAIL_FROM ?? null,
    catchUpMinutes: CATCH_UP_MINUTES,
    untrustedProxy: site.observed.untrustedProxy,
    missingProxies: site.observed.missingProxies,
    serverTime: new Date(site.clock.now()),
    troubles: await findTroubles(site),
    leftOutSettings: listLeftOut(site),
    settingsOnServer: Object.keys(site.settings.fromEnvironment).filter((name) => SETTING_PLACES.get(name)?.group),
    model: await readModelFacts(site),
    backups: await readBackups(site),
    methods: ALERT_METHODS.map((method) => {
      const missing = whyMissingInEnglish(site, method);
      const advice = missing === null ? null : whatToSetUp(method, site.env);
      const rest = rests.find((resting) => resting.method === method) ?? null;
      const unread = fetchFailures.find((each) => each.method === method) ?? null;
      const lastSentAt = health.find(({ channel }) => channel === method)?.lastSentAt ?? null;
      return {
        method,
        missing,
        advice: advice && withSentence(advice),
        needs: missingSettings(method, site.env),
        canCheck: canCheck(site, method),
        lastSentAt,
        rest,
        unread,
      };
    }),
  };
}

/** Makes those checks of the doctor that cost next to nothing, and returns what is wrong. */
async function findTroubles(site: Site): Promise<SiteFacts['troubles']> {
  // The doctor tells of a check that cannot be made.
  const checks = await Promise.all([checkDisk, checkFolderAccepts].map((check) => check(site).catch(() => [])));
  return checks.flat().flatMap(({ ok, said }) => (ok ? [] : [withSentence(said)]));
}

function listLeftOut({ settings }: Site): LeftOutSetting[] {
  return settings.leftOut.flatMap(({ name, why }) => {
    const group = SETTING_PLACES.get(name)?.group;
    return group ? [{ name, group, why }] : [];
  });
}

async function readBackups(site: Site): Promise<SiteFacts['backups']> {
  const { files, isOld } = await backupsOf(site);
  return { nightly: site.env.BACKUPS === 'on', isOld, files: files.slice(0, MAX_BACKUPS) };
}

/** Counts the members who would receive guidance of each type now, and the reasons for the others. */
export async function countReady(site: Site): Promise<ReadyMembers> {
  const [prayer, action, reflection] = [
    await countReadyOf(site, 'prayer'),
    await countReadyOf(site, 'do'),
    await countReadyOf(site, 'reflection'),
  ];
  return {
    prayer: prayer.ready,
    do: action.ready,
    reflection: reflection.ready,
    notReady: { prayer: prayer.notReady, do: action.notReady, reflection: reflection.notReady },
  };
}

async function countReadyOf(site: Site, type: ContentType) {
  const { ready, notReady } = await findNotReady(site, type, MAX_NAMED);
  const named = [...notReady.values()].flatMap(({ firstIds }) => firstIds);
  const names = new Map((await findNames(site.db, named)).map(({ id, username }) => [id, username]));
  const reasons = NOT_READY_REASONS.flatMap((reason) => {
    const counted = notReady.get(reason);
    if (!counted) return [];
    return [{ reason, members: counted.members, names: counted.firstIds.flatMap((id) => names.get(id) ?? []) }];
  });
  return { ready, notReady: reasons };
}

function whyMissingInEnglish(site: Site, method: AlertMethod): string | null {
  const reason = reasonNotConfigured(site, method);
  return reason && inEnglish(reason);
}
