import { alertMethod } from '../alerts.ts';
import { modelFacts } from '../guidance/model.ts';
import { message } from '../messages/schema.ts';
import { z } from '../zod.ts';
import { SETTING_GROUPS } from './setting-groups.ts';

/** A sentence that tells an administrator what to do, in English and as a message for other languages. */
export const advice = z.object({ message: z.string(), said: message });

/** One backup: manual, nightly, or from before an upgrade. */
export const backupFile = z.object({
  name: z.string(),
  kind: z.enum(['manual', 'nightly', 'upgrade']),
  madeAt: z.date(),
  /** In bytes. */
  size: z.number().int(),
  encrypted: z.boolean(),
});
export type BackupKind = z.infer<typeof backupFile>['kind'];

/** A setting of the page that is stored and not used. */
export const leftOutSetting = z.object({
  name: z.string(),
  group: z.enum(SETTING_GROUPS),
  why: z.enum(['unreadable', 'invalid']),
});
export type LeftOutSetting = z.infer<typeof leftOutSetting>;

/** Facts about this site for its administrators. */
export const siteFactsOutput = z.object({
  /** The version of Hesed that answers. */
  version: z.string(),
  registration: z.enum(['open', 'invite', 'closed']),
  mailCaptured: z.boolean(),
  mailFrom: z.string().nullable(),
  catchUpMinutes: z.number().int(),
  /**
   * True when requests come through a proxy that TRUST_PROXY does not count, so rate limits count the proxy's address.
   */
  untrustedProxy: z.boolean(),
  /** True when requests name fewer proxies than TRUST_PROXY says, so rate limits count them as one address. */
  missingProxies: z.boolean(),
  /** The time by the site's clock, which the page compares with the device's. */
  serverTime: z.date(),
  /** The problems of the machine, such as a disk that is nearly full. */
  troubles: z.array(advice),
  leftOutSettings: z.array(leftOutSetting),
  /** The names of the settings that have a field in the page and are set in the server's environment. */
  settingsOnServer: z.array(z.string()),
  model: modelFacts.nullable(),
  /** The backups in the data folder, the newest first. `isOld` is true when nobody made one for two days. */
  backups: z.object({
    nightly: z.boolean(),
    isOld: z.boolean(),
    files: z.array(backupFile),
  }),
  /**
   * Each method, with the reason why nobody can use it here; null when it is configured. `needs` names the settings
   * that it lacks, each with its alternatives, and `advice` says more of them. While its provider rejects the site it
   * rests: until when, and the code (rules.md C6). `unread` is set while its provider's messages cannot be fetched.
   */
  methods: z.array(
    z.object({
      method: alertMethod,
      missing: z.string().nullable(),
      advice: advice.nullable(),
      needs: z.array(z.array(z.string())),
      /** True when its provider can be asked about the settings. */
      canCheck: z.boolean(),
      lastSentAt: z.date().nullable(),
      rest: z.object({ until: z.date(), code: z.string() }).nullable(),
      unread: z.object({ since: z.date(), code: z.string() }).nullable(),
    }),
  ),
});
export type SiteFacts = z.infer<typeof siteFactsOutput>;

export const checkChannelInput = z.strictObject({ channel: alertMethod });
/** The time of the caller's own clock, which is compared with the server's where no provider tells the time. */
export const examineInput = z.strictObject({ callerTime: z.iso.datetime().optional() }).optional();
export type ExamineInput = z.infer<typeof examineInput>;
/** The outcome of checking a channel's settings or the whole site, with a sentence for each thing that was checked. */
export const checkOutput = z.object({
  passed: z.boolean(),
  findings: z.array(z.object({ ok: z.boolean(), message: z.string(), said: message })),
});
export type SiteCheck = z.infer<typeof checkOutput>;
