import { Group, Text } from '@mantine/core';
import { ledgerWords as words } from '#strings/consent/consent.ts';
import type { ConsentRecord } from '../../../../shared/alerts.ts';
import { languageOfWording } from '../../../../shared/consent.ts';
import { type BadgeTone, StateBadge } from '../../../components/text/state-badge.tsx';
import { formatMoment } from '../../../lib/time/dates.ts';
import classes from './ledger.module.css';
import { nameIn, nameOfSubject } from './ledger-names.ts';

const TONES: Record<ConsentRecord['action'], BadgeTone> = {
  opt_in: 'good',
  verified: 'good',
  resumed: 'good',
  opt_out: 'quiet',
  paused: 'quiet',
  wording_shown: 'quiet',
  erased: 'quiet',
};

/** One row of the ledger: what, where and when, and on demand the very words that were on the screen. */
export function LedgerRow({ row, timeZone }: { row: ConsentRecord; timeZone: string }) {
  const { channel, action, source, wordingVersion, wording, createdAt } = row;
  return (
    <li data-row className={classes.row}>
      <Group gap="0.125rem 0.75rem" justify="space-between">
        <Text span fw={600}>
          {nameOfSubject(channel)}
        </Text>
        <StateBadge tone={TONES[action]}>{words.actions[action]}</StateBadge>
      </Group>
      <p className={classes.when}>
        <span>{nameIn(words.sources, source)}</span>
        <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt, timeZone)}</time>
      </p>
      {wordingVersion && (
        <details className={classes.words}>
          <summary>{words.words}</summary>
          {wording ? (
            <blockquote lang={languageOfWording(wordingVersion)}>{wording}</blockquote>
          ) : (
            <p>{words.wordsUnknown}</p>
          )}
        </details>
      )}
    </li>
  );
}
