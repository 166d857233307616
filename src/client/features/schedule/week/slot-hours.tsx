import { Stack, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { channelWords } from '#strings/channels/all.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { formatClock } from '../../../lib/time/dates.ts';
import { confirmSlot } from './day-slots.ts';

interface SlotHoursProps {
  slot: TimeSlot;
  day: string;
  method: AlertMethod;
  onChange: (slot: TimeSlot) => void;
}

/** Warns that a slot is outside the hours of a channel, with a checkbox that confirms this slot (rules.md C12). */
export default function SlotHours({ slot, day, method, onChange }: SlotHoursProps) {
  const aboutId = useId();
  const wording = channelWords[method].hoursWording;
  if (!wording) return null;
  return (
    // The ledger records that exactly this text was shown (decisions.md D30).
    <Stack gap="0.125rem" c="dimmed" fz="sm" lh={1.45} mt="0.375rem">
      <p id={aboutId}>{wording.about}</p>
      <CheckboxChoice
        look="plain"
        name={`${day}-${formatClock(slot)}-${method}`}
        checked={slot.confirmedFor?.includes(method) ?? false}
        onChange={(ticked) => onChange(confirmSlot(slot, method, ticked))}
        label={
          <>
            {wording.box}
            <VisuallyHidden>{`: ${day}, ${formatClock(slot)}`}</VisuallyHidden>
          </>
        }
        aria-describedby={aboutId}
      />
    </Stack>
  );
}
