import { Group, Stack } from '@mantine/core';
import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { settingsWords } from '#strings/settings.ts';
import { LineLink } from '../../components/buttons/line-link.tsx';
import { LinkButton } from '../../components/buttons/link-button.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { MemoriesConsent } from './memories-consent.tsx';
import { ModelConsent } from './model-consent.tsx';

/** Says what is stored about a member, and links to their consents. */
export function PrivacyConsent() {
  return (
    <SectionCard id="privacy" title={settingsWords.privacy} intro={words.intro}>
      <Stack gap="sm" mt="md">
        <p>{words.kept}</p>
        <p>{words.record}</p>
        <MemoriesConsent />
        <ModelConsent />
        <Group gap="0.25rem 1.25rem" pt="0.25rem">
          <LinkButton href="/consent" variant="default">
            {words.consent}
          </LinkButton>
          <LineLink href="/consent#own-record">{words.own}</LineLink>
          <LineLink href="#data">{words.data}</LineLink>
        </Group>
      </Stack>
    </SectionCard>
  );
}
