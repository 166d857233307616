import { Text } from '@mantine/core';
import { adminSiteWords } from '#strings/admin/admin-site.ts';
import type { SiteFacts } from '../../../../../shared/admin/site.ts';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { formatAgo } from '../../../../lib/time/spans.ts';
import { Moment } from '../../moment.tsx';
import classes from './backups.module.css';

const words = adminSiteWords.backups;
const SHOWN = 5;

/** The newest copies of the data folder, with their ages. */
export function Backups({ facts }: { facts: SiteFacts | undefined }) {
  return (
    <SectionCard id="backups" title={words.title} intro={facts?.backups.nightly === false ? words.off : words.intro}>
      {facts ? <List backups={facts.backups} /> : <Skeletons heights={[8]} />}
    </SectionCard>
  );
}

function List({ backups: { files } }: { backups: SiteFacts['backups'] }) {
  if (files.length === 0) return <Text mt="0.875rem">{words.empty}</Text>;
  return (
    <ul className={classes.files}>
      {files.slice(0, SHOWN).map(({ name, kind, madeAt, size, encrypted }) => (
        <li key={name}>
          <Moment at={madeAt} />
          <span className={classes.about}>
            {[
              formatAgo(madeAt),
              words.kinds[kind],
              words.megabytes(size / 1e6),
              ...(encrypted ? [words.encrypted] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
      {files.length > SHOWN && <li className={classes.about}>{words.more(files.length - SHOWN)}</li>}
    </ul>
  );
}
