import { Text } from '@mantine/core';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { formatWhen, typeWithArticle } from '../../guidance/dashboard/next-words.ts';

const words = scheduleWords;

export interface Arrival {
  contentType: ContentType;
  scheduledTime: Date;
}

interface NextArrivalProps {
  next: Arrival;
  timeZone: string;
  /** Whether the week on the screen is another one than this comes from. */
  asSaved: boolean;
}

/** What comes next, by the week as it is saved. */
export function NextArrival({ next, timeZone, asSaved }: NextArrivalProps) {
  const now = useNow();
  return (
    <>
      {' '}
      {asSaved ? words.nextAsSaved : words.next}{' '}
      {/* A line of its own: its words change as the week is saved, and must move nothing below them. */}
      <Text component="strong" display="block" c="bright" fw={600}>
        {words.nextIs(typeWithArticle(next.contentType), formatWhen(next.scheduledTime, now, timeZone))}
      </Text>
    </>
  );
}
