import { ALERT_METHODS, type AlertMethod } from '../../shared/channels/channels.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import type { SettingValues } from '../lib/settings/read-settings.ts';
import type { SettingsOf, SiteEnv } from '../lib/settings/site-settings.ts';
import { type Channel, type ChannelDefinition, type ChannelTools, openChannel } from './channel.ts';
import { desktop } from './desktop/desktop.ts';
import type { DiagnosticFacts } from './diagnostic.ts';
import { email } from './email/email.ts';
import { push } from './push/push.ts';
import { slack } from './slack/slack.ts';
import { sms } from './sms/sms.ts';
import { telegram } from './telegram/telegram.ts';
import { whatsapp } from './whatsapp/whatsapp.ts';

const ROWS = { email, sms, push, whatsapp, slack, telegram, desktop };

/** The definition of each channel. */
// biome-ignore lint/suspicious/noExplicitAny: each channel has kinds of messages, rendered messages and settings of its own.
export const DEFINITIONS: Record<AlertMethod, ChannelDefinition<any, any, any>> = ROWS;

type Rows = typeof ROWS;
type Shapes = Rows[keyof Rows]['settings'];
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type AllShapes = Intersection<Shapes>;

/** The schemas of the settings that the channels read. */
export const CHANNEL_SETTINGS = Object.assign({}, ...Object.values(ROWS).map(({ settings }) => settings)) as AllShapes;

/** The values of the settings that the channels read. */
export type ChannelSettings = SettingsOf<AllShapes>;

/** Returns one line for each error that more than one setting makes. Channels of one provider find the same errors. */
export function checkChannelSettings(values: SettingValues): string[] {
  return [...new Set(Object.values(DEFINITIONS).flatMap((each) => each.checkSettings?.(values) ?? []))];
}

/** Opens the channels, or some of them, that the site's settings are enough for (decisions.md D36). */
export function openChannels(
  tools: ChannelTools<ChannelSettings>,
  methods: readonly AlertMethod[] = ALERT_METHODS,
): Map<AlertMethod, Channel> {
  const channels = new Map<AlertMethod, Channel>();
  for (const method of methods) {
    const definition = DEFINITIONS[method];
    if (definition.missing(tools.env) === null) channels.set(method, openChannel(method, definition, tools));
  }
  return channels;
}

/** Returns the lines with which a start tells the operator where the messages of the channels go. */
export function channelStartLines(env: SiteEnv): string[] {
  return ALERT_METHODS.flatMap((method) => DEFINITIONS[method].startLine?.(env) ?? []);
}

/** Tells an administrator which settings would set up a channel that is missing; null where nothing is to say. */
export function whatToSetUp(method: AlertMethod, env: SiteEnv): CodedMessage | null {
  const definition = DEFINITIONS[method];
  return definition.missing(env) ? (definition.toSetUp ?? null) : null;
}

/** The settings that a channel lacks on this site, each as its alternatives. */
export function missingSettings(method: AlertMethod, env: SiteEnv): string[][] {
  const set = new Set(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [name])));
  return DEFINITIONS[method].needs.filter((names) => !names.some((name) => set.has(name))).map((names) => [...names]);
}

/** Returns the reason why nobody can use a channel with these settings, or null. */
export function whyMissing(method: AlertMethod, env: SiteEnv): CodedMessage | null {
  return DEFINITIONS[method].missing(env);
}

/** Returns the path to which a channel's provider redirects members who connect a workspace; null without one. */
export function redirectPathOf(method: AlertMethod): string | null {
  return DEFINITIONS[method].redirectPath ?? null;
}

/** The answer of a channel's diagnostic. */
export type DiagnosticOf<Method extends AlertMethod> = Rows[Method & keyof Rows] extends {
  diagnose?: (...facts: never[]) => infer Diagnostic;
}
  ? Diagnostic
  : never;

/** Returns the answer of a channel's diagnostic, from a real test and the settings. */
export function diagnoseChannel<Method extends AlertMethod>(
  method: Method,
  facts: DiagnosticFacts,
  env: SiteEnv & ChannelSettings,
): DiagnosticOf<Method> {
  return DEFINITIONS[method].diagnose?.(facts, env) as DiagnosticOf<Method>;
}
