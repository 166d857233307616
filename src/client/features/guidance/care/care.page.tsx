import { NativeSelect, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { consentWords } from '#strings/consent/consent.ts';
import { careWords } from '#strings/guidance/care.ts';
import { HELP, HELP_DIRECTORY } from '../../../../content/care/help-lines.ts';
import { HELP_COUNTRIES, type HelpCountry, helpCountryOf } from '../../../../shared/guidance/care/help-country.ts';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { currentLanguage } from '../../../lib/language.ts';
import { browserTimeZone, formatCountry, formatLongDate } from '../../../lib/time/dates.ts';
import { HelpList } from './help-list.tsx';

const words = careWords.page;

/** Lists help lines by country and the church's own contact. The page works signed out (rules.md G6). */
export default function CarePage() {
  const [country, setCountry] = useState<HelpCountry | null>(null);
  // After hydration, because the prerendered page is the same for everybody.
  useEffect(() => setCountry(helpCountryOf(browserTimeZone())), []);
  return (
    <Stack gap="xl" lh={1.6} data-single-column>
      <header>
        <PageHeading title={words.title} />
        <Text c="dimmed" fz="lg" mt="sm" textWrap="balance">
          {words.lead}
        </Text>
      </header>
      <NativeSelect
        label={words.country}
        value={country ?? ''}
        onChange={(event) => setCountry(HELP_COUNTRIES.find((each) => each === event.currentTarget.value) ?? null)}
        data={[
          ...HELP_COUNTRIES.map((value) => ({ value, label: formatCountry(value) })).sort((one, other) =>
            one.label.localeCompare(other.label, currentLanguage),
          ),
          { value: '', label: words.other },
        ]}
      />
      <Stack gap="lg" aria-live="polite">
        <HelpList country={country} signs={[]} />
      </Stack>
      <Stack gap="sm" c="dimmed" fz="sm">
        {country && (
          <>
            <p>{words.checked(formatLongDate(HELP[country].checked))}</p>
            <p>
              <a href={HELP_DIRECTORY} rel="noreferrer">
                {words.elsewhere}
              </a>
            </p>
          </>
        )}
        <p>{words.minding}</p>
      </Stack>
      <div>
        <LinkButton href="/dashboard" variant="default">
          {consentWords.dashboard}
        </LinkButton>
      </div>
    </Stack>
  );
}
