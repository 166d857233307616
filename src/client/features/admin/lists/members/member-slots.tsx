import { Stack } from '@mantine/core';
import { useState } from 'react';
import { slotWords as words } from '#strings/alerts/slots.ts';
import { settingsWords } from '#strings/settings.ts';
import type { SlotFilter } from '../../../../../shared/alerts/slots.ts';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { SlotsFilter } from '../../../alerts/slots/slots-filter.tsx';
import { SlotsList } from '../../../alerts/slots/slots-list.tsx';

/**
 * Lists the outcome of each of a member's slots in the member's zone, without the text of any message (rules.md C33).
 */
export function MemberSlots({ userId, timeZone }: { userId: number; timeZone: string }) {
  const [show, setShow] = useState<SlotFilter>('all');
  return (
    <SectionCard
      id="sent"
      title={settingsWords.sent}
      intro={
        <>
          {words.toAdmin.intro} <ZoneSentence sentence={words.times} timeZone={timeZone} />
        </>
      }
    >
      <SlotsFilter show={show} onChange={setShow} />
      <Stack gap="1.5rem" align="flex-start" mt="1.5rem">
        <SlotsList
          key={show}
          userId={userId}
          show={show}
          timeZone={timeZone}
          reader="admin"
          empty={words.toAdmin.empty[show]}
        />
      </Stack>
    </SectionCard>
  );
}
