import { Stack } from '@mantine/core';
import { useState } from 'react';
import { slotWords as words } from '#strings/alerts/slots.ts';
import { settingsWords } from '#strings/settings.ts';
import type { SlotFilter } from '../../../../shared/alerts/slots.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { ZoneSentence } from '../../../components/text/marked-part.tsx';
import { browserTimeZone } from '../../../lib/time/browser-time-zone.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { SlotsFilter } from './slots-filter.tsx';
import { SlotsList } from './slots-list.tsx';

/** Shows the outcome of each of the member's slots, by day, the latest first. */
export default function SlotsPart() {
  const { account } = useMember();
  const week = trpc.schedule.get.useQuery({ userId: account.id });
  const timeZone = week.data?.[0]?.timezone ?? browserTimeZone();
  const [show, setShow] = useState<SlotFilter>('all');
  const { data: pauses } = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  const pausedUntil = show === 'all' || show === 'coming' ? pauses?.pausedUntil : null;
  return (
    <SectionCard
      id="sent"
      title={settingsWords.sent}
      intro={
        <>
          {words.intro} <ZoneSentence sentence={words.times} timeZone={timeZone} />
        </>
      }
    >
      <SlotsFilter show={show} onChange={setShow} />
      <Stack gap="1.5rem" align="flex-start" mt="1.5rem">
        <SlotsList
          key={show}
          userId={account.id}
          show={show}
          timeZone={timeZone}
          reader="member"
          empty={pausedUntil ? words.emptyPaused(formatDay(localDateOf(pausedUntil, timeZone))) : words.empty[show]}
        />
      </Stack>
    </SectionCard>
  );
}
