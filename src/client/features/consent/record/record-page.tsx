import type { ReactNode } from 'react';
import { consentWords } from '#strings/consent/consent.ts';
import { CONSENT_RECORDS, type ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { BackLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { LedgerSection } from '../ledger/ledger-section.tsx';
import { Contacts } from './contacts.tsx';
import { Notes } from './notes.tsx';
import { OfficialRecord, type OfficialRecordWords } from './official-record.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { OnThisSite } from './on-this-site.tsx';
import { PolicyStamp } from './policy-stamp.tsx';
import classes from './record-page.module.css';
import { Steps, type StepsWords } from './steps.tsx';

interface RecordWords {
  title: string;
  lead: string;
  /** The label of the link to Settings. */
  settings: string;
  record: OfficialRecordWords;
  steps: StepsWords;
  technical: readonly { title: string; text: string }[];
  privacy: readonly { title: string; text: string }[];
}

// The part of Settings where what a record is about is changed.
const SETTINGS: Record<ConsentRecordName, string> = {
  'sms-whatsapp': '/settings#alerts',
  email: '/settings#mail',
  push: '/settings#alerts',
  'third-party': '/settings#alerts',
};

interface RecordPageProps {
  name: ConsentRecordName;
  words: RecordWords;
  /** The sections that only this record has, between the process and the notes, listed with their anchors. */
  own?: { parts: readonly { id: string; title: string }[]; content: ReactNode };
}

/** One of the four consent records: the same house for each, with rooms of its own (product.md §2). */
export function RecordPage({ name, words, own }: RecordPageProps) {
  const parts = [
    { id: 'official', title: consentWords.official },
    { id: 'process', title: words.steps.title },
    ...(own?.parts ?? []),
    { id: 'technical', title: consentWords.technical },
    { id: 'privacy', title: consentWords.privacy },
    { id: 'contact', title: consentWords.contact.title },
  ];
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <BackLink href="/consent" mb="xs">
          {consentWords.back}
        </BackLink>
        <PageHeading title={words.title} />
        <p className={classes.lead}>{words.lead}</p>
        <PolicyStamp />
        <div className={classes.actions}>
          <LinkButton href={SETTINGS[name]}>{words.settings}</LinkButton>
          <LinkButton href="/" variant="default">
            {consentWords.dashboard}
          </LinkButton>
        </div>
      </header>
      <aside className={classes.aside}>
        <OnThisSite methods={CONSENT_RECORDS[name]} />
        <OnThisPage parts={parts} />
      </aside>
      <div className={classes.parts}>
        <OfficialRecord {...words.record} />
        <Steps {...words.steps} />
        {own?.content}
        <Notes id="technical" title={consentWords.technical} list={words.technical} />
        <Notes id="privacy" title={consentWords.privacy} list={words.privacy} />
        <Contacts />
        <LedgerSection record={name} />
      </div>
    </article>
  );
}
