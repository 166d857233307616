import { Text } from '@mantine/core';
import { Link } from 'wouter';
import { adminSiteWords } from '#strings/admin/admin-site.ts';
import { listWords } from '#strings/locale.ts';
import { CONTENT_TYPES } from '../../../../../shared/guidance/content-types.ts';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { trpc } from '../../../../trpc.ts';
import { Moment } from '../../moment.tsx';
import { placeHref } from '../../place.ts';
import classes from './backups.module.css';

const words = adminSiteWords.comingDay;
const SHOWN = 8;

/** What is planned for the next 24 hours: how much of each kind, at which times. */
export function ComingDay() {
  const { data, error, refetch } = trpc.admin.trends.comingDay.useQuery(undefined, { staleTime: 0 });
  const slots = data?.slots ?? [];
  return (
    <SectionCard id="coming-day" title={words.title} intro={words.intro}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeletons heights={[8]} />)}
      {data && slots.length === 0 && <Text mt="0.875rem">{words.empty}</Text>}
      {slots.length > 0 && (
        <ul className={classes.files}>
          {slots.slice(0, SHOWN).map((slot) => (
            <li key={slot.at.getTime()}>
              <Moment at={slot.at} />
              <span className={classes.about}>
                {listWords(CONTENT_TYPES.flatMap((type) => (slot[type] ? [words.kinds[type](slot[type])] : [])))}
              </span>
            </li>
          ))}
          {slots.length > SHOWN && <li className={classes.about}>{words.more(slots.length - SHOWN)}</li>}
          <li>
            <Link href={placeHref('jobs', { status: 'waiting' })}>{words.all}</Link>
          </li>
        </ul>
      )}
    </SectionCard>
  );
}
