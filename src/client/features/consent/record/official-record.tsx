import { Text } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { consentWords } from '#strings/consent/consent.ts';
import classes from './official-record.module.css';

export interface OfficialRecordWords {
  /** The member's statement of consent, in the first person. */
  statement: string;
  rows: readonly { term: string; text: string }[];
}

/** The consent itself on one card: the sentence that is agreed to, and its terms. */
export function OfficialRecord({ statement, rows }: OfficialRecordWords) {
  return (
    <section className={classes.record} aria-labelledby="official">
      <header className={classes.head}>
        <IconCertificate size={28} stroke={1.6} aria-hidden />
        <h2 id="official">{consentWords.official}</h2>
      </header>
      <Text fz="1.25rem" lh={1.5} ff="heading" mt="lg">
        {statement}
      </Text>
      <dl className={classes.rows}>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
