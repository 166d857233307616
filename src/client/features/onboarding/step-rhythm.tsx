import { NativeSelect } from '@mantine/core';
import { DEFAULT_REMINDER_TIME } from '../../../shared/onboarding.ts';
import { SLOT_STEP_MINUTES } from '../../../shared/schedule.ts';
import { Choice, ChoiceGroup } from '../../components/choices.tsx';
import { browserTimeZone, formatClock, formatWeekday, formatZone, localDateOf } from '../../lib/dates.ts';
import { strings } from '../../lib/strings.ts';
import type { WizardForm } from './wizard-form.ts';

const words = strings.onboarding.rhythm;

const TIMES = Array.from({ length: (24 * 60) / SLOT_STEP_MINUTES }, (_, index) => {
  const minutes = index * SLOT_STEP_MINUTES;
  return formatClock({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
});

export function StepRhythm({ form }: { form: WizardForm }) {
  const zone = browserTimeZone();
  const time = form.values.reminderTime ?? DEFAULT_REMINDER_TIME;
  // Weekly guidance falls on the weekday of finishing this wizard (decisions.md D10).
  const weekday = formatWeekday(localDateOf(new Date(), zone));
  const choices = [
    { frequency: 'daily' as const, label: words.daily, about: words.dailyAbout(time) },
    { frequency: 'weekly' as const, label: words.weekly, about: words.weeklyAbout(weekday, time) },
  ];
  return (
    <>
      <ChoiceGroup
        legend={words.frequency}
        layout="cards"
        error={form.errors.frequency}
        data-path={form.pathOf('frequency')}
      >
        {choices.map(({ frequency, label, about }) => (
          <Choice
            key={frequency}
            type="radio"
            name="frequency"
            checked={form.values.frequency === frequency}
            onChange={() => form.setFieldValue('frequency', frequency)}
            label={label}
            about={about}
          />
        ))}
      </ChoiceGroup>
      <NativeSelect
        {...form.getInputProps('reminderTime')}
        label={words.reminderTime}
        description={words.zone(formatZone(zone))}
        data={TIMES}
        maw="16rem"
      />
    </>
  );
}
