import { onboardingWords } from '#strings/onboarding.ts';
import { DEFAULT_REMINDER_TIME } from '../../../shared/onboarding/onboarding-choices.ts';
import { parseClockTime, writeClockTime } from '../../../shared/slot-time.ts';
import { Choice, ChoiceGroup } from '../../components/forms/choices.tsx';
import { TimeSelect } from '../../components/forms/time-select.tsx';
import { ZoneSentence } from '../../components/text/marked-part.tsx';
import { browserTimeZone, formatClock, formatWeekday, localDateOf } from '../../lib/time/dates.ts';
import classes from './onboarding.module.css';
import type { StepProps } from './wizard-form.ts';

const words = onboardingWords.rhythm;

// The draft of an older tab may hold anything; the select must show some time.
const FALLBACK = parseClockTime(DEFAULT_REMINDER_TIME) ?? { hour: 9, minute: 0 };

export function StepRhythm({ form }: StepProps) {
  const zone = browserTimeZone();
  const clock = parseClockTime(form.values.reminderTime ?? '') ?? FALLBACK;
  const time = formatClock(clock).replace(' ', '\u00A0');
  // Weekly guidance falls on the weekday of finishing this wizard (decisions.md D10).
  const weekday = formatWeekday(localDateOf(new Date(), zone));
  const choices = [
    { frequency: 'daily' as const, label: words.daily, about: words.dailyAbout(time) },
    { frequency: 'weekly' as const, label: words.weekly, about: words.weeklyAbout(weekday, time) },
  ];
  return (
    <>
      <ChoiceGroup legend={words.frequency} layout="cards" {...form.of('frequency')}>
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
      <TimeSelect
        value={clock}
        onChange={(picked) => form.setFieldValue('reminderTime', writeClockTime(picked))}
        label={words.reminderTime}
        description={<ZoneSentence sentence={words.zone} timeZone={zone} />}
        {...form.of('reminderTime')}
        classNames={{ label: classes.question }}
        maw="16rem"
      />
    </>
  );
}
