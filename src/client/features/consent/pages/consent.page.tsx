import { Box, Group, Stack } from '@mantine/core';
import {
  IconBellRinging,
  IconCheck,
  IconChevronRight,
  IconHandStop,
  IconListDetails,
  IconMail,
  IconMessage2,
  IconPlugConnected,
  IconShieldCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { consentWords, onThisSiteWords } from '#strings/consent/consent.ts';
import { consentCentreWords as words } from '#strings/consent/consent-centre.ts';
import { ALERT_METHODS, type ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageWithIndex } from '../../../components/page/page-with-index.tsx';
import { LedgerSection } from '../ledger/ledger-section.tsx';
import cards from '../record/cards.module.css';
import classes from '../record/record.module.css';
import { LAST_PARTS, Lead, TitledTexts } from '../record/record-parts.tsx';
import { SiteChannels } from '../record/site-channels.tsx';
import { SiteContacts } from '../record/site-contacts.tsx';

const POINTS = [
  { ...words.overview.points.choose, Icon: IconCheck },
  { ...words.overview.points.confirm, Icon: IconShieldCheck },
  { ...words.overview.points.stop, Icon: IconHandStop },
  { ...words.overview.points.record, Icon: IconListDetails },
];

const RECORD_ICONS = {
  'sms-whatsapp': IconMessage2,
  email: IconMail,
  push: IconBellRinging,
  'third-party': IconPlugConnected,
} satisfies Record<ConsentRecordName, TablerIcon>;
const RECORDS = Object.entries(RECORD_ICONS) as [ConsentRecordName, TablerIcon][];

const PARTS = [
  { id: 'records', title: words.records.title },
  { id: 'overview', title: words.overview.title },
  { id: 'on-this-site', title: onThisSiteWords.title },
  ...LAST_PARTS,
];

/** The consent center: how consent works, the four records, and the member's own ledger (product.md §2). */
export default function ConsentPage() {
  return (
    <Stack gap="lg">
      <Stack component="header" gap={0} align="flex-start">
        <PageHeading title={words.title} />
        <Lead>{words.lead}</Lead>
        <Group className={classes.actions} gap="0.75rem 1.5rem">
          <LinkButton href="/dashboard">{consentWords.dashboard}</LinkButton>
          <LineLink href="/settings#alerts">{words.settings}</LineLink>
        </Group>
      </Stack>
      <PageWithIndex label={consentWords.onThisPage} parts={PARTS}>
        <Stack gap="3rem" className={classes.parts}>
          <section aria-labelledby="records">
            <h2 id="records">{words.records.title}</h2>
            <Box component="ul" className={cards.cards} mt="lg">
              {RECORDS.map(([name, Icon]) => (
                <li key={name} className={cards.link}>
                  <Icon size={26} stroke={1.6} aria-hidden />
                  <h3>
                    <Link href={`/consent/${name}`}>{words.records[name].title}</Link>
                  </h3>
                  <p>{words.records[name].text}</p>
                  <span aria-hidden className={cards.read}>
                    {words.records.read}
                    <IconChevronRight size={18} stroke={1.7} />
                  </span>
                </li>
              ))}
            </Box>
          </section>
          <section aria-labelledby="overview">
            <h2 id="overview">{words.overview.title}</h2>
            <TitledTexts list={POINTS} />
          </section>
          <SiteChannels methods={ALERT_METHODS} />
          <SiteContacts />
          <LedgerSection record={null} />
        </Stack>
      </PageWithIndex>
    </Stack>
  );
}
