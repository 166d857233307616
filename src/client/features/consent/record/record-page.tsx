import { Box, Group, Stack, Text } from '@mantine/core';
import { IconCalendarEvent, IconCertificate } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { consentWords } from '#strings/consent/consent.ts';
import { CONSENT_POLICY } from '../../../../content/policy.ts';
import { CONSENT_RECORDS, type ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { BackLink, LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageWithIndex } from '../../../components/page/page-with-index.tsx';
import { browserTimeZone, formatLongDate, localDateOf } from '../../../lib/time/dates.ts';
import { LedgerSection } from '../ledger/ledger-section.tsx';
import cards from './cards.module.css';
import classes from './record.module.css';
import { type Fact, Facts, LAST_PARTS, Lead, type TitledText, TitledTexts } from './record-parts.tsx';
import { SiteChannels } from './site-channels.tsx';
import { SiteContacts } from './site-contacts.tsx';

interface RecordWords {
  title: string;
  lead: string;
  /** The label of the link to Settings. */
  settings: string;
  /** The member's statement of consent, in the first person, and its terms. */
  record: { statement: string; rows: readonly Fact[] };
  steps: { title: string; list: readonly TitledText[] };
  technical: readonly TitledText[];
  privacy: readonly TitledText[];
}

/** A section of a record. The list of contents links to its id. */
interface RecordSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface RecordPageProps {
  name: ConsentRecordName;
  words: RecordWords;
  /** The link to the part of Settings that the record is about. */
  settingsHref?: string;
  /** Sections of this record only, between the process and the technical part. */
  sections?: readonly RecordSection[];
}

/** One of the four consent records (product.md §2). */
export function RecordPage({ name, words, settingsHref = '/settings#alerts', sections = [] }: RecordPageProps) {
  const all: RecordSection[] = [
    { id: 'process', title: words.steps.title, content: <Steps list={words.steps.list} /> },
    ...sections,
    { id: 'technical', title: consentWords.technical, content: <TitledTexts list={words.technical} /> },
    { id: 'privacy', title: consentWords.privacy, content: <TitledTexts list={words.privacy} /> },
  ];
  return (
    <Stack component="article" gap="lg">
      <Stack component="header" gap={0} align="flex-start">
        <BackLink href="/consent" mb="xs">
          {consentWords.back}
        </BackLink>
        <PageHeading title={words.title} />
        <Lead>{words.lead}</Lead>
        <PolicyStamp />
        <Group className={classes.actions} gap="0.75rem 1.5rem" mt="1.5rem">
          <LinkButton href={settingsHref}>{words.settings}</LinkButton>
          <LineLink href="/">{consentWords.dashboard}</LineLink>
        </Group>
      </Stack>
      <PageWithIndex
        label={consentWords.onThisPage}
        parts={[{ id: 'official', title: consentWords.official }, ...all, ...LAST_PARTS]}
        start={<SiteChannels methods={CONSENT_RECORDS[name]} />}
      >
        <Stack gap="3rem" className={classes.parts}>
          <OfficialRecord {...words.record} />
          {all.map(({ id, title, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
          <SiteContacts />
          <LedgerSection record={name} />
        </Stack>
      </PageWithIndex>
    </Stack>
  );
}

/** The specified badge with today's date, and the version of the policy (decisions.md D31). */
function PolicyStamp() {
  // The date in the browser's zone; null in a prerendered page.
  const today = useSyncExternalStore(subscribeToVisibility, readToday, () => null);
  const { version, date } = CONSENT_POLICY;
  return (
    <Stack gap="xs" align="flex-start">
      <p className={classes.stamp}>
        <IconCalendarEvent size={18} stroke={1.6} aria-hidden />
        {consentWords.lastUpdated} {today ? <time dateTime={today}>{formatLongDate(today)}</time> : <DatePlaceholder />}
      </p>
      <Text c="dimmed" fz="sm">
        {consentWords.policy(version, formatLongDate(date))}
      </Text>
    </Stack>
  );
}

// About as wide as a date.
const DatePlaceholder = () => <Box component="span" aria-hidden w="8.5em" />;

const readToday = () => localDateOf(new Date(), browserTimeZone());

// A tab that is shown again on another day gets the new date.
function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The consent itself: the statement and its terms. */
function OfficialRecord({ statement, rows }: RecordWords['record']) {
  return (
    <section className={`${cards.card} ${classes.record}`} aria-labelledby="official">
      <Group component="header" gap="0.625rem" wrap="nowrap">
        <IconCertificate size={28} stroke={1.6} aria-hidden />
        <h2 id="official">{consentWords.official}</h2>
      </Group>
      <Text fz="1.25rem" lh={1.5} ff="heading" my="lg">
        {statement}
      </Text>
      <Facts facts={rows} />
    </section>
  );
}

function Steps({ list }: { list: readonly TitledText[] }) {
  return (
    <ol className={classes.steps}>
      {list.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
