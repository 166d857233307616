import type { z } from 'zod';
import type { SettingGroup } from '../../../../shared/admin/setting-groups.ts';
import type { SiteCheck } from '../../../../shared/admin/site.ts';
import type { testSettingsBody } from '../../../../shared/admin/site-settings.ts';
import { ACCOUNT_METHOD, ALERT_METHODS, type AlertMethod } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Channel } from '../../../channels/channel.ts';
import { broken, type Finding, toSiteCheck, works } from '../../../channels/channel-check.ts';
import { DEFINITIONS, openChannels, whyMissing } from '../../../channels/registry.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { randomToken } from '../../../lib/secrets.ts';
import { readModelConfig } from '../../../lib/settings/model-settings.ts';
import { type Env, SETTING_PLACES } from '../../../site/env.ts';
import type { Site } from '../../../site/site.ts';
import { currentAccount } from '../../auth/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { CHECK_TIMEOUT_MS, findingsOf } from '../channels/service.ts';
import { previewChanges } from './preview-changes.ts';

/** Returns whether a group has a provider that can be asked about its settings. */
export function canTestGroup(group: SettingGroup): boolean {
  return group === 'guidance' || methodsOf(group).length > 0;
}

/**
 * Tests settings of a group before they are saved: opens their channels beside the site, asks their providers, and closes
 * them again. Nothing is stored, and nothing is sent but a test mail that the caller asked for.
 * @throws {AppError} bad_request for a setting that is wrong; conflict where there is no provider to ask; too_many_requests
 * after 60 tests in an hour.
 */
export async function testSettings(
  site: Site,
  actor: MemberActor,
  { group, values, sendMail }: z.output<typeof testSettingsBody>,
): Promise<SiteCheck> {
  const { env } = await previewChanges(site, group, values);
  await site.rateLimits.consume('channel_checks', String(actor.userId));
  // The audit row is written before a provider is called, so that every call has one.
  await atomicAs(site, actor, function* () {});
  const findings =
    group === 'guidance' ? await testModel(env) : await testChannels(site, actor, { env, group, sendMail });
  return toSiteCheck(findings);
}

function methodsOf(group: SettingGroup): AlertMethod[] {
  return ALERT_METHODS.filter((method) =>
    Object.keys(DEFINITIONS[method].settings).some((name) => SETTING_PLACES.get(name)?.group === group),
  );
}

async function testChannels(
  site: Site,
  actor: MemberActor,
  { env, group, sendMail }: { env: Env; group: SettingGroup; sendMail: boolean },
): Promise<Finding[]> {
  const methods = methodsOf(group);
  const { log, keys, live: openTabs } = site;
  const channels = [...openChannels({ env, log, keys, openTabs, isTrial: true }, methods).values()];
  try {
    const asked = channels.filter((channel) => channel.check);
    if (asked.length === 0) {
      const missing = methods.map((method) => whyMissing(method, env)).find((reason) => reason !== null);
      throw new AppError('conflict', missing ?? message('setting_group_nothing'));
    }
    const findings = (await Promise.all(asked.map((channel) => findingsOf(site, channel)))).flat();
    const mail = channels.find(({ name }) => name === ACCOUNT_METHOD);
    if (sendMail && mail && findings.every(({ ok }) => ok)) findings.push(await sendTestMail(site, actor, mail));
    return findings;
  } finally {
    await Promise.all(channels.map((channel) => channel.close()));
  }
}

async function sendTestMail(site: Site, actor: MemberActor, channel: Channel): Promise<Finding> {
  const { email, username, language } = await currentAccount(site, actor);
  const result = await channel.send(
    {
      kind: 'test',
      id: `settings-${randomToken().slice(0, 16)}`,
      to: { name: username, address: email, language },
      settingsUrl: `${site.env.publicUrl}/admin?list=settings`,
    },
    AbortSignal.timeout(CHECK_TIMEOUT_MS),
  );
  if (result.kind === 'sent') return works(message('setting_mail_sent', { address: email }));
  return broken(message('setting_mail_refused', { code: result.code }));
}

async function testModel(env: Env): Promise<Finding[]> {
  const config = readModelConfig(env);
  if (!config) throw new AppError('conflict', message('setting_group_nothing'));
  // Only this test and a site with a model load the SDK.
  const { checkModel } = await import('../../guidance/model/check-model.ts');
  return [await checkModel(config, AbortSignal.timeout(CHECK_TIMEOUT_MS))];
}
