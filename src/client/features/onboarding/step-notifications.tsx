import { TextInput } from '@mantine/core';
import { onboardingWords } from '#strings/onboarding.ts';
import { consentWordings } from '#strings/wordings.ts';
import { ONBOARDING_METHODS } from '../../../shared/wizard.ts';
import { Choice, ChoiceGroup } from '../../components/choices.tsx';
import { useMember } from '../auth/member.tsx';
import classes from './onboarding.module.css';
import { useMethodStates } from './use-method-states.ts';
import { type StepProps, toggled } from './wizard-form.ts';

const words = onboardingWords.notifications;

export function StepNotifications({ form }: StepProps) {
  const { account } = useMember();
  const { data } = useMethodStates();
  const chosen = form.values.notificationMethod;
  return (
    <>
      <ChoiceGroup legend={words.label} legendHidden layout="cards" {...form.faults.of('notificationMethod')}>
        {ONBOARDING_METHODS.map((method) => (
          <Choice
            key={method}
            type="checkbox"
            name="notificationMethod"
            checked={chosen.includes(method)}
            onChange={(on) => form.setValue('notificationMethod', toggled(ONBOARDING_METHODS, chosen, method, on))}
            label={words.methods[method].name}
            about={
              data?.methods.some((each) => each.method === method && each.state === 'not_configured')
                ? words.notSetUp
                : method === 'email'
                  ? aboutEmail(account.email, account.emailVerified)
                  : words.methods[method].about
            }
          />
        ))}
      </ChoiceGroup>
      {chosen.includes('sms') && (
        <TextInput
          {...form.faults.of('phoneNumber')}
          value={form.values.phoneNumber ?? ''}
          onChange={(event) => form.setValue('phoneNumber', event.currentTarget.value)}
          label={words.phone}
          classNames={{ label: classes.question }}
          description={words.phoneHelp}
          placeholder={words.phonePlaceholder}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
      {/* The ledger records that these very words were shown (decisions.md D30). */}
      <p className={classes.note}>{consentWordings.onboarding.text}</p>
    </>
  );
}

function aboutEmail(address: string, verified: boolean): string {
  return verified ? words.methods.email.about(address) : words.methods.email.unconfirmed(address);
}
