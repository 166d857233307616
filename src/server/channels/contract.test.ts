import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shortMessageLanguage } from '../../content/short-messages.ts';
import { channelWords } from '../../content/strings/en/channels/all.ts';
import { ALERT_METHODS, CHANNELS } from '../../shared/channels/channels.ts';
import type { ChannelLimits } from '../../shared/channels/facts.ts';
import { inEnglish } from '../../shared/messages/catalogue.ts';
import { SITE_SETTINGS } from '../lib/settings/site-settings.ts';
import { type Env, readEnv } from '../site/env.ts';
import {
  addressedTo,
  doubleFile,
  PROVIDER_FAILURES,
  type ProviderDouble,
  startDoubleOf,
} from '../testing/doubles/provider-double.ts';
import { createChannelTools } from '../testing/providers/channel-tools.ts';
import { sampleGuidance, sampleMessages } from '../testing/providers/sample-messages.ts';
import { type ChannelTools, openChannel } from './channel.ts';
import type { GuidanceMessage, Message } from './message.ts';
import { CHANNEL_SETTINGS, DEFINITIONS, missingSettings, openChannels, whyMissing } from './registry.ts';
import { SITE_REST_MS } from './send-result.ts';
import { segmentsOf } from './twilio/gsm.ts';

// These tests hold for every channel, because each is run through all of them.

const PATIENCE_MS = 400;

// The mailbox of bounces is fetched and not sent to. No reply of a mail server causes the other code.
const WITHOUT_OUTCOME = /^(?:imap_.+|smtp_failed)$/;

/** Returns the length of a text in the unit that a provider counts. */
const LENGTHS = {
  characters: (text: string) => text.length,
  bytes: (text: string) => Buffer.byteLength(text),
  segments: segmentsOf,
} satisfies Record<NonNullable<ChannelLimits['length']>['unit'], (text: string) => number>;

/** The messages by which members prove an address, by the way of proving it. */
const PROOFS = { none: [], linking: [], code: ['verify_code'], link: ['verify_email', 'change_email'] } as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-channels-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function toolsWith(settings: Record<string, string>): ChannelTools<Env> {
  const env = readEnv({ DATA_DIR: folder, ...settings });
  return { ...createChannelTools(env), openTabs: { hasNotifyingTab: () => true } };
}

test.each(ALERT_METHODS)('%s has a double of its provider in testing/doubles', (method) => {
  expect(existsSync(doubleFile(method))).toBe(true);
});

test.each(ALERT_METHODS)('%s without settings can be used, or there is a sentence that says why not', (method) => {
  const tools = toolsWith({});
  const why = whyMissing(method, tools.env);
  expect(openChannels(tools).has(method)).toBe(why === null);
  if (why) expect(inEnglish(why)).toMatch(/^[A-Z].*\.$/);
});

describe.each(ALERT_METHODS)('%s', (method) => {
  const definition = DEFINITIONS[method];
  let double: ProviderDouble;
  let tools: ChannelTools<Env>;
  beforeEach(async () => {
    double = await startDoubleOf(method);
    tools = toolsWith(double.env);
  });
  afterEach(() => double.close());

  /** Every kind of message that the channel carries, to an address that fits it. */
  const messages = () =>
    sampleMessages()
      .filter(({ kind }) => definition.carries.includes(kind))
      .map((message) => addressedTo(double, message));

  test('can be used with the settings of its double', () => {
    expect(whyMissing(method, tools.env)).toBeNull();
  });

  test('carries guidance, tests, the message that proves an address, and the terms where one gets them', () => {
    const { verification, consent } = CHANNELS[method];
    const terms = consent.terms ? ['number_verified'] : [];
    expect(definition.carries).toEqual(expect.arrayContaining(['guidance', 'test', ...PROOFS[verification], ...terms]));
  });

  test('renders a message the same each time without changing it', () => {
    for (const message of messages()) {
      const before = structuredClone(message);
      expect(JSON.stringify(definition.render(message, tools.env))).toBe(
        JSON.stringify(definition.render(message, tools.env)),
      );
      expect(message).toEqual(before);
    }
  });

  test('writes guidance with the link to its entry, and with a way to answer it', () => {
    // An open tab reads guidance from the site itself (decisions.md D25).
    if (CHANNELS[method].address.kind === 'none') return;
    const guidance = addressedTo(double, sampleGuidance()) as GuidanceMessage;
    const written = JSON.stringify(definition.render(guidance, tools.env));
    const { capability, pages } = guidance.answers;
    const { pathname, search } = new URL(guidance.openUrl);
    expect(written).toContain(`${pathname}${search}`);
    const ways = [capability, ...Object.values(pages), shortMessageLanguage('en').answer];
    expect(ways.some((way) => written.includes(way))).toBe(!double.takesNoAnswers);
  });

  test('keeps the longest guidance within the length of its facts', async () => {
    const { length } = CHANNELS[method].limits;
    if (!length) return;
    const channel = openChannel(method, definition, tools);
    const content = 'Für Freundschaft braucht es Zeit. '.repeat(3_000);
    expect((await channel.send(addressedTo(double, sampleGuidance({}, { content })))).kind).toBe('sent');
    const text = double.received().at(-1)?.text ?? '';
    expect(text).not.toBe('');
    expect(LENGTHS[length.unit](text)).toBeLessThanOrEqual(length.most);
    await channel.close();
  });

  test('hands every kind of message that it carries to its provider', async () => {
    const channel = openChannel(method, definition, tools);
    // The id is stored, so it is one word and holds no text of the message (rules.md C33).
    for (const message of messages())
      expect(await channel.send(message)).toEqual({ kind: 'sent', providerId: expect.stringMatching(/^\S{1,200}$/) });
    await channel.close();
  });

  test('asks for another try of a message that it cannot render, without a call', async () => {
    const render = () => {
      throw new TypeError('a field is missing');
    };
    const calls = double.calls();
    const channel = openChannel(method, { ...definition, render }, tools);
    expect(await channel.send(messages()[0] as Message)).toMatchObject({ kind: 'retry', code: 'unexpected' });
    expect(double.calls()).toBe(calls);
    await channel.close();
  });

  test('asks for another try of a message when the library of its provider cannot be loaded', async () => {
    const open: typeof definition.open = (given) => ({
      ...definition.open(given),
      load: () => Promise.reject(new Error('too many open files')),
    });
    const calls = double.calls();
    const channel = openChannel(method, { ...definition, open }, tools);
    expect(await channel.send(messages()[0] as Message)).toMatchObject({ kind: 'retry', code: 'unexpected' });
    expect(double.calls()).toBe(calls);
    await channel.close();
  });

  test('treats a repeat as the same message where repeats are allowed (S7)', async () => {
    if (!CHANNELS[method].repeatable) return;
    const channel = openChannel(method, definition, tools);
    const [message] = messages();
    if (!message) throw new Error(`${method} carries nothing`);
    expect(await channel.send(message)).toEqual(await channel.send(message));
    await channel.close();
  });

  test('returns an outcome when a call is aborted, without an exception', async () => {
    const channel = openChannel(method, definition, tools);
    const [message] = messages();
    const { kind } = await channel.send(message as Message, AbortSignal.abort());
    expect(['sent', 'retry', 'unknown']).toContain(kind);
    await channel.close();
  });

  test('has a double with an outcome for each code of its words', () => {
    // A channel without a provider has no answers to test.
    if (!double.providerFailures) return;
    const tested = [...double.outcomes, ...Object.values(double.providerFailures)].map(({ ends }) =>
      'code' in ends ? ends.code : null,
    );
    const exact = Object.keys(channelWords[method].codes).filter((code) => !/(?:\*|\dxx)$/.test(code));
    expect(exact.filter((code) => !tested.includes(code) && !WITHOUT_OUTCOME.test(code))).toEqual([]);
  });

  test('ends as its double says for each of the provider’s answers', async () => {
    const [message] = messages();
    if (!message) throw new Error(`${method} carries nothing`);
    for (const { answer, env, to, waits, arrange, ends } of double.outcomes) {
      double.heal();
      arrange?.();
      const channel = openChannel(method, definition, toolsWith({ ...double.env, ...env }));
      const sending = channel.send(
        { ...message, to: { ...message.to, ...to } } as Message,
        waits ? AbortSignal.timeout(PATIENCE_MS) : undefined,
      );
      expect(await sending, answer).toEqual(ends);
      await channel.close();
    }
  });

  test('C6: names the codes with which its provider only asks to wait', () => {
    const answers = [...double.outcomes, ...Object.values(double.providerFailures ?? {})];
    const rests = answers.flatMap(({ ends }) => (ends.kind === 'retry' && ends.rests === 'channel' ? [ends] : []));
    // A refusal of the site lets the channel rest for the whole time; a provider that is busy asks for less.
    const busy = new Set(rests.filter(({ afterMs }) => afterMs < SITE_REST_MS).map(({ code }) => code));
    for (const { code } of rests) expect((definition.asksToWait ?? []).includes(code), code).toBe(busy.has(code));
  });

  test.each(PROVIDER_FAILURES)('C35: ends with one call and without an exception, by %s', async (kind) => {
    const failure = double.providerFailures?.[kind];
    if (!failure) return expect(double.providerFailures).toBeNull();
    failure.arrange?.();
    const { send, close } = openChannel(method, definition, toolsWith({ ...double.env, ...failure.env }));
    const [message] = messages();
    if (!message) throw new Error(`${method} carries nothing`);
    const redirected = { ...message, to: { ...message.to, ...failure.to } } as Message;
    // The site’s own time-out is 15 to 20 s; the test ends the call in its place.
    const result = await send(redirected, failure.waits ? AbortSignal.timeout(PATIENCE_MS) : undefined);
    // Only the queue retries. The failure's own settings lead to another host.
    expect(double.calls()).toBe(failure.env ? 0 : 1);
    const { ends } = failure;
    expect(result).toEqual(ends.kind === 'sent' ? { ...ends, providerId: expect.stringMatching(/./) } : ends);
    // A result names neither the message's text nor its address (rules.md C33).
    expect(JSON.stringify(result)).not.toContain(redirected.to.address);
    await close();
    double.heal();
    const again = openChannel(method, definition, tools);
    expect((await again.send(message)).kind).toBe('sent');
    await again.close();
  });

  test('S7: does not ask to repeat a call that may have sent the message, unless repeats are allowed', () => {
    const gaveUp = double.providerFailures?.['a gateway that gave up waiting'].ends.kind;
    const expected = CHANNELS[method].repeatable ? 'retry' : 'unknown';
    expect(gaveUp).toBe(double.providerFailures ? expected : undefined);
  });

  test('says of each state of its provider whether its settings work, and what to do where they do not', async () => {
    const opened = openChannel(method, definition, tools);
    expect(opened.check !== undefined, 'a channel has a check, and its double the cases').toBe('checks' in double);
    await opened.close();
    for (let place = 0; place < (double.checks?.length ?? 0); place += 1) {
      // A double of its own, because one case says nothing of the next.
      await double.close();
      double = await startDoubleOf(method);
      const one = double.checks?.[place];
      if (!one) throw new Error('a double has the same cases each time');
      const { what, env, arrange, finds } = one;
      arrange?.();
      const channel = openChannel(method, definition, toolsWith({ ...double.env, ...env }));
      const findings = (await channel.check?.()) ?? [];
      await channel.close();
      expect(
        findings.map(({ ok, said }) => `${ok ? '' : '!'}${said.code}`),
        what,
      ).toEqual(finds);
      for (const { said } of findings) expect(inEnglish(said), what).toMatch(/^[A-Z+].*[.]$/);
    }
  });

  test('names the address of the API of its provider, which the doctor asks for the time', async () => {
    const opened = openChannel(method, definition, tools);
    // Mail servers speak SMTP, and each browser has its own push service.
    const hasApi = ['typed', 'linked'].includes(CHANNELS[method].address.kind);
    expect(opened.apiUrl !== undefined).toBe(hasApi);
    await opened.close();
  });

  test('ends a check that is aborted', async () => {
    const channel = openChannel(method, definition, tools);
    for (const { said } of (await channel.check?.(AbortSignal.abort())) ?? []) expect(said.code).toMatch(/check/);
    await channel.close();
  });

  test('names the settings that it lacks, and they are settings of the site', () => {
    const { needs } = definition;
    for (const name of needs.flat()) expect(Object.keys({ ...SITE_SETTINGS, ...CHANNEL_SETTINGS })).toContain(name);
    expect(missingSettings(method, tools.env)).toEqual([]);
    expect(missingSettings(method, toolsWith({}).env)).toEqual(needs);
  });
});
