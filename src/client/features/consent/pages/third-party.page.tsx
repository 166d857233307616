import { Group, Stack, Text } from '@mantine/core';
import { channelWords } from '#strings/channels/all.ts';
import { thirdPartyConsentWords } from '#strings/consent/consent-third-party.ts';
import { CONSENT_RECORDS } from '../../../../shared/channels/channels.ts';
import { CHANNEL_ICONS } from '../../alerts/channels/channel-icons.ts';
import cards from '../record/cards.module.css';
import classes from '../record/record.module.css';
import { RecordPage } from '../record/record-page.tsx';
import { Facts } from '../record/record-parts.tsx';

const { platforms, future, policy } = thirdPartyConsentWords;

/** The consent record of third-party platforms: a card for each, future ones, and the policy for all. */
export default function ThirdPartyConsentPage() {
  const rules = (
    <ul className={classes.policy}>
      {policy.list.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <RecordPage
      name="third-party"
      words={thirdPartyConsentWords}
      sections={[
        { id: 'platforms', title: platforms.title, content: <Platforms /> },
        { id: 'future', title: future.title, content: <Text mt="sm">{future.text}</Text> },
        { id: 'policy', title: policy.title, content: rules },
      ]}
    />
  );
}

function Platforms() {
  return (
    <Stack gap="md" mt="lg">
      {CONSENT_RECORDS['third-party'].map((method) => {
        const { consentName, platform } = channelWords[method];
        if (!platform) return null;
        const Icon = CHANNEL_ICONS[method];
        return (
          <div key={method} className={cards.platform}>
            <Group component="h3" gap="0.625rem" wrap="nowrap">
              <Icon size={22} stroke={1.6} aria-hidden />
              {consentName}
            </Group>
            <Facts
              facts={[
                { term: platforms.accessed, text: platform.accessed },
                { term: platforms.sent, text: platform.sent },
                { term: platforms.read, text: platform.read },
                { term: platforms.control, text: platform.control },
              ]}
            />
          </div>
        );
      })}
    </Stack>
  );
}
