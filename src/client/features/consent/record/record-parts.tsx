import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { consentWords } from '#strings/consent/consent.ts';
import { ledgerWords } from '#strings/consent/ledger.ts';
import cards from './cards.module.css';
import classes from './record.module.css';

/** The parts at the end of every page about consent, for its index. */
export const LAST_PARTS = [
  { id: 'contact', title: consentWords.contact.title },
  { id: 'ledger', title: ledgerWords.title },
];

export interface TitledText {
  title: string;
  text: string;
}

export interface Fact {
  term: string;
  text: string;
}

/** The first paragraph of a page about consent. */
export function Lead({ children }: { children: string }) {
  return (
    <Text c="dimmed" fz="lg" lh="lg" maw="32em" my="0.75rem 1.25rem">
      {children}
    </Text>
  );
}

/** A list of terms with explanations. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={cards.facts}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Short paragraphs with headings, and icons where they have some. */
export function TitledTexts({ list }: { list: readonly (TitledText & { Icon?: TablerIcon })[] }) {
  return (
    <ul className={classes.titledTexts}>
      {list.map(({ title, text, Icon }) => (
        <li key={title}>
          {Icon && <Icon size={22} stroke={1.6} aria-hidden />}
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
