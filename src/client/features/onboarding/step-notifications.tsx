import { Text, TextInput } from '@mantine/core';
import { channelWords } from '#strings/channels/all.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { onboardingWords } from '#strings/onboarding.ts';
import type { MethodState } from '../../../shared/alerts.ts';
import type { Account } from '../../../shared/auth.ts';
import { ONBOARDING_METHODS, type OnboardingMethod } from '../../../shared/channels/channels.ts';
import { needsPhone } from '../../../shared/onboarding/wizard-phone.ts';
import { Choice, ChoiceGroup } from '../../components/forms/choices.tsx';
import { formatCountry } from '../../lib/time/dates.ts';
import { useMember } from '../auth/member.tsx';
import { availableMethods } from './available-methods.ts';
import classes from './onboarding.module.css';
import { useMethodStates } from './use-method-states.ts';
import { type StepProps, toggled } from './wizard-form.ts';

const words = onboardingWords.notifications;

export function StepNotifications({ form }: StepProps) {
  const { account } = useMember();
  const { states, site } = useMethodStates();
  const stateOf = (wanted: OnboardingMethod) => states?.find(({ method }) => method === wanted);
  const chosen = availableMethods(form.values.notificationMethod, states);
  return (
    <>
      <ChoiceGroup legend={words.label} legendHidden layout="cards" {...form.of('notificationMethod')}>
        {ONBOARDING_METHODS.map((method) => (
          <Choice
            key={method}
            type="checkbox"
            name="notificationMethod"
            checked={chosen.includes(method)}
            onChange={(on) => form.setFieldValue('notificationMethod', toggled(ONBOARDING_METHODS, chosen, method, on))}
            label={channelWords[method].wizard?.name ?? channelWords[method].name}
            disabled={stateOf(method)?.state === 'not_configured'}
            about={aboutMethod(method, stateOf(method), account, site?.mailCaptured ?? false)}
          />
        ))}
      </ChoiceGroup>
      {needsPhone(chosen) && (
        <TextInput
          {...form.of('phoneNumber')}
          value={form.values.phoneNumber ?? ''}
          onChange={(event) => form.setFieldValue('phoneNumber', event.currentTarget.value)}
          label={words.phone}
          classNames={{ label: classes.question }}
          description={site?.phoneCountry ? words.phoneHelpIn(formatCountry(site.phoneCountry)) : words.phoneHelp}
          placeholder={words.phonePlaceholder}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
      {/* The ledger records that these very words were shown (decisions.md D30). */}
      <Text c="dimmed" fz="sm">
        {consentWordings.onboarding.text}
      </Text>
    </>
  );
}

/** Returns what a method brings and when, or the reason why the site does not offer it. */
function aboutMethod(
  method: OnboardingMethod,
  standing: MethodState | undefined,
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
  captured: boolean,
): string {
  if (standing?.state === 'not_configured') return words.notSetUp;
  const { wizard } = channelWords[method];
  if (!wizard) return '';
  const { about, unconfirmed } = wizard;
  if (captured && wizard.captured) return wizard.captured;
  if (!emailVerified && unconfirmed) return unconfirmed(email);
  return typeof about === 'function' ? about(email) : about;
}
