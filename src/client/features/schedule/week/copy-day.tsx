import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import { scheduleLaterWords } from '#strings/schedule/schedule-later.ts';
import { DAYS_OF_WEEK, type DayOfWeek } from '../../../../shared/schedule/schedule-limits.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { toggled } from '../../../lib/toggled.ts';

const words = scheduleLaterWords.copy;

interface CopyDayProps {
  from: DayOfWeek;
  onCancel: () => void;
  onCopy: (to: DayOfWeek[]) => void;
}

/** Copies the times of one day to others. */
export default function CopyDay({ from, onCancel, onCopy }: CopyDayProps) {
  const [to, setTo] = useState<DayOfWeek[]>([]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const others = DAYS_OF_WEEK.filter((day) => day !== from);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is an extra way to do what Cancel does
    <div
      ref={panel}
      style={{ paddingBlock: '0.5rem 0.25rem', animation: 'var(--drop-in)' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <ChoiceGroup legend={words.legend(scheduleWords.days[from])} layout="chips" about={words.about}>
        {others.map((day) => (
          <CheckboxChoice
            key={day}
            name={`copy-${from}`}
            checked={to.includes(day)}
            onChange={(on) => setTo(toggled(others, to, day, on))}
            label={scheduleWords.days[day]}
          />
        ))}
      </ChoiceGroup>
      <Group gap="xs" align="stretch" mt="md">
        <ActionButton variant="light" inactive={to.length === 0} onClick={() => onCopy(to)}>
          {words.apply(to.length)}
        </ActionButton>
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </div>
  );
}
