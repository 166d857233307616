import { Group, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { settingsWords } from '#strings/settings.ts';
import { LinkButton } from '../../components/buttons/link-button.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { MemoriesConsent } from './memories-consent.tsx';
import { ModelConsent } from './model-consent.tsx';
import classes from './privacy-consent.module.css';

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
          <Link href="/consent#own-record" className={classes.link}>
            {words.own}
          </Link>
          <a href="#data" className={classes.link}>
            {words.data}
          </a>
        </Group>
      </Stack>
    </SectionCard>
  );
}
