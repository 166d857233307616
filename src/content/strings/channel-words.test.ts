import { describe, expect, test } from 'vitest';
import { ALERT_METHODS, type AlertMethod, CHANNELS, CONSENT_RECORDS } from '../../shared/channels/channels.ts';
import type { ChannelWords } from './channel-words.ts';
import { channelWords as en } from './en/channels/all.ts';
import { thirdPartyConsentWords as enRecord } from './en/consent/consent-third-party.ts';
import { channelWords as es } from './es/channels/all.ts';
import { thirdPartyConsentWords as esRecord } from './es/consent/consent-third-party.ts';

/** The words that a channel has only where its facts ask for them. */
function asked(method: AlertMethod): Record<string, boolean> {
  const { address, consent, inWizard, limits } = CHANNELS[method];
  return {
    address: address.kind === 'typed',
    consentMissing: consent.box !== null,
    platform: consent.record === 'third-party',
    wizard: inWizard,
    wording: consent.wording === 'own',
    hoursWording: limits.hours !== null,
  };
}

describe.each([
  { language: 'English', words: en, record: enRecord },
  { language: 'Spanish', words: es, record: esRecord },
])('in $language', ({ words, record }) => {
  test.each(ALERT_METHODS)('%s has the words that its facts ask for, and no others', (method) => {
    const own: ChannelWords = words[method];
    const has = Object.keys(asked(method)).map((part) => [part, Boolean(own[part as keyof ChannelWords])]);
    expect(Object.fromEntries(has)).toEqual(asked(method));
  });

  test.each(CONSENT_RECORDS['third-party'])('the record of other platforms says how members agree to %s', (method) => {
    const { consentName: name } = words[method];
    expect(record.lead).toContain(name);
    expect(record.record.rows.filter(({ text }) => text.includes(name))).toHaveLength(2);
  });
});
