import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { channelWords } from '#strings/channels/all.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { onboardingWords } from '#strings/onboarding.ts';
import type { MethodState } from '../../../shared/alerts.ts';
import type { Account } from '../../../shared/auth.ts';
import { ONBOARDING_METHODS, type OnboardingMethod } from '../../../shared/channels/channels.ts';
import { needsPhone } from '../../../shared/channels/wizard.ts';
import { DEFAULT_REMINDER_TIME } from '../../../shared/onboarding/onboarding-choices.ts';
import { parseClockTime, writeClockTime } from '../../../shared/slot-time.ts';
import { CheckboxChoice } from '../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../components/forms/choice-group.tsx';
import { RadioChoice } from '../../components/forms/radio-choice.tsx';
import { ZoneSentence } from '../../components/text/marked-part.tsx';
import { browserTimeZone, formatClock, formatCountry, formatWeekday, localDateOf } from '../../lib/time/dates.ts';
import { listTimes, useTimeOptions } from '../../lib/time/time-options.ts';
import { toggled } from '../../lib/toggled.ts';
import { useMember } from '../member/member-context.tsx';
import { StepGrowth } from './step-growth.tsx';
import { availableMethods, type Step, type StepProps } from './wizard-form.ts';

const CONTENTS: Record<Exclude<Step, 'heart'>, ComponentType<StepProps>> = {
  growth: StepGrowth,
  notifications: StepNotifications,
  rhythm: StepRhythm,
};

/** The wizard's steps after the first, in one chunk, so that moving between them never waits. */
export default function LaterSteps(props: StepProps) {
  const Content = props.step !== 'heart' && CONTENTS[props.step];
  return Content && <Content {...props} />;
}

function StepNotifications({ form, methods, site }: StepProps) {
  const words = onboardingWords.notifications;
  const { account } = useMember();
  const chosen = availableMethods(form.values.notificationMethod, methods);
  return (
    <>
      <ChoiceGroup legend={words.label} legendHidden layout="cards" {...form.fieldProps('notificationMethod')}>
        {ONBOARDING_METHODS.map((method) => {
          const state = methods?.find((each) => each.method === method);
          return (
            <CheckboxChoice
              key={method}
              name="notificationMethod"
              checked={chosen.includes(method)}
              onChange={(on) =>
                form.setFieldValue('notificationMethod', toggled(ONBOARDING_METHODS, chosen, method, on))
              }
              label={channelWords[method].wizard?.name ?? channelWords[method].name}
              disabled={state?.state === 'not_configured'}
              about={aboutMethod(method, state, account, site?.mailCaptured ?? false)}
            />
          );
        })}
      </ChoiceGroup>
      {needsPhone(chosen) && (
        <TextInput
          {...form.fieldProps('phoneNumber')}
          value={form.values.phoneNumber ?? ''}
          onChange={(event) => form.setFieldValue('phoneNumber', event.currentTarget.value)}
          label={words.phone}
          labelProps={{ fz: 'md' }}
          description={site?.phoneCountry ? words.phoneHelpIn(formatCountry(site.phoneCountry)) : words.phoneHelp}
          placeholder={words.phonePlaceholder}
          type="tel"
          autoComplete="tel"
        />
      )}
      {/* The ledger records that exactly this text was shown (decisions.md D30). */}
      <Text c="dimmed" fz="sm">
        {consentWordings.onboarding.text}
      </Text>
    </>
  );
}

/** Returns the description of a method, or the reason why the site does not offer it. */
function aboutMethod(
  method: OnboardingMethod,
  state: MethodState | undefined,
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
  captured: boolean,
): string {
  if (state?.state === 'not_configured') return onboardingWords.notifications.notSetUp;
  const { wizard } = channelWords[method];
  if (!wizard) return '';
  const { about, unconfirmed } = wizard;
  if (captured && wizard.captured) return wizard.captured;
  if (!emailVerified && unconfirmed) return unconfirmed(email);
  return typeof about === 'function' ? about(email) : about;
}

function StepRhythm({ form }: StepProps) {
  const words = onboardingWords.rhythm;
  const zone = browserTimeZone();
  const clock = parseClockTime(form.values.reminderTime ?? DEFAULT_REMINDER_TIME) ?? { hour: 9, minute: 0 };
  // A time between two steps, such as one set through the API, is an option too.
  const { options, select } = useTimeOptions(clock, listTimes([clock]), (picked) =>
    form.setFieldValue('reminderTime', writeClockTime(picked)),
  );
  const time = formatClock(clock).replace(' ', '\u00A0');
  // Weekly guidance comes on the weekday on which the member finishes the wizard (decisions.md D10).
  const weekday = formatWeekday(localDateOf(new Date(), zone));
  const choices = [
    { frequency: 'daily' as const, label: words.daily, about: words.dailyAbout(time) },
    { frequency: 'weekly' as const, label: words.weekly, about: words.weeklyAbout(weekday, time) },
  ];
  return (
    <>
      <ChoiceGroup legend={words.frequency} layout="cards" {...form.fieldProps('frequency')}>
        {choices.map(({ frequency, label, about }) => (
          <RadioChoice
            key={frequency}
            name="frequency"
            checked={form.values.frequency === frequency}
            onChange={() => form.setFieldValue('frequency', frequency)}
            label={label}
            about={about}
          />
        ))}
      </ChoiceGroup>
      <NativeSelect
        {...select}
        data={options}
        label={words.reminderTime}
        labelProps={{ fz: 'md' }}
        description={<ZoneSentence sentence={words.zone} timeZone={zone} />}
        {...form.fieldProps('reminderTime')}
        maw="16rem"
      />
    </>
  );
}
