import { Stack, Text } from '@mantine/core';
import { channelWords } from '#strings/channels/all.ts';
import { thirdPartyConsentWords } from '#strings/consent/consent-third-party.ts';
import { CONSENT_RECORDS } from '../../../../shared/channels/channels.ts';
import { METHOD_ICONS } from '../../alerts/channels/method-icons.ts';
import { RecordPage } from '../record/record-page.tsx';
import classes from './platforms.module.css';

const { platforms, future, policy } = thirdPartyConsentWords;

/** The consent record of other companies' platforms, each with its own card, with what is to come and what holds for all of them. */
export default function ThirdPartyConsentPage() {
  return (
    <RecordPage
      name="third-party"
      words={thirdPartyConsentWords}
      own={{
        parts: [
          { id: 'platforms', title: platforms.title },
          { id: 'future', title: future.title },
          { id: 'policy', title: policy.title },
        ],
        content: (
          <>
            <Platforms />
            <section aria-labelledby="future">
              <h2 id="future">{future.title}</h2>
              <Text lh={1.6} mt="sm">
                {future.text}
              </Text>
            </section>
            <section aria-labelledby="policy">
              <h2 id="policy">{policy.title}</h2>
              <ul className={classes.policy}>
                {policy.list.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </section>
          </>
        ),
      }}
    />
  );
}

function Platforms() {
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms">{platforms.title}</h2>
      <Stack gap="md" mt="lg">
        {CONSENT_RECORDS['third-party'].map((method) => {
          const { consentName, platform } = channelWords[method];
          if (!platform) return null;
          const { accessed, sent, control } = platform;
          const Icon = METHOD_ICONS[method];
          return (
            <div key={method} className={classes.platform}>
              <h3>
                <Icon size={22} stroke={1.6} aria-hidden />
                {consentName}
              </h3>
              <dl className={classes.facts}>
                <Fact term={platforms.accessed} text={accessed} />
                <Fact term={platforms.sent} text={sent} />
                <Fact term={platforms.control} text={control} />
              </dl>
            </div>
          );
        })}
      </Stack>
    </section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
