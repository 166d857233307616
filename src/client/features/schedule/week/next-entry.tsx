import { Text } from '@mantine/core';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { formatWhen, typeWithArticle } from '../../guidance/dashboard/next-entry-words.ts';

const words = scheduleWords;

export interface UpcomingEntry {
  contentType: ContentType;
  scheduledTime: Date;
}

interface NextEntryProps {
  next: UpcomingEntry;
  timeZone: string;
  /** True when the week on the screen has unsaved changes, which the next entry does not include. */
  asSaved: boolean;
}

/** Shows the next entry of the saved week. */
export function NextEntry({ next, timeZone, asSaved }: NextEntryProps) {
  const now = useNow();
  return (
    <Text span display="block">
      {asSaved ? words.nextAsSaved : words.next}{' '}
      <Text component="strong" c="bright" fw={600}>
        {words.nextIs(typeWithArticle(next.contentType), formatWhen(next.scheduledTime, now, timeZone))}
      </Text>
    </Text>
  );
}
