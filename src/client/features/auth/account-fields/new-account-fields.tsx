import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { welcomeWords } from '#strings/auth/welcome.ts';
import type { registerBody } from '../../../../shared/auth.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { noFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { readSuggestion } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { focusSubmitAfter } from '../../../lib/page/focus-after.ts';
import { useHydrated } from '../../../lib/page/use-hydrated.ts';
import { EmailQuestionBox, useEmailQuestion } from './email-question.tsx';

const words = welcomeWords;

// It shows nothing before the first character of a password, so prerendered pages leave it out.
const StrengthMeter = lazyPart(async () => ({ default: (await import('./strength-meter.tsx')).StrengthMeter }), {
  fallback: noFallback,
});

type Values = z.output<typeof registerBody>;

interface NewAccountOptions {
  /** The prefix of the fields' ids. */
  name: string;
  email?: string;
  /** Creates the account from validated values. */
  send: (values: Values) => void;
}

/** Returns the form of a new account, validated with the contract of its call. */
export function useNewAccount({ name, email = '', send }: NewAccountOptions) {
  const [freeName, setFreeName] = useState<string | null>(null);
  const emailQuestion = useEmailQuestion();
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).registerBody, {
    name,
    initialValues: { username: '', email, password: '' },
    onValuesChange: (values, before) => {
      if (values.username !== before.username) setFreeName(null);
      emailQuestion.clear();
    },
  });
  const submit = form.submit((values) =>
    emailQuestion.ask(values.email, (confirmedEmail) => {
      if (confirmedEmail !== values.email) form.setFieldValue('email', confirmedEmail);
      send({ ...values, email: confirmedEmail });
    }),
  );
  return {
    form,
    emailQuestion,
    /** A free username to offer instead of a taken one; null when there is none to offer. */
    freeName,
    /** Submits the form with the free username. */
    takeFreeName() {
      if (freeName === null) return;
      form.setFieldValue('username', freeName);
      submit();
    },
    submit,
    /** Shows a failed call's issues at their fields, and the free username. Returns false if the error names no field. */
    placeServerErrors(error: unknown) {
      setFreeName(readSuggestion(error, 'username'));
      return form.placeServerErrors(error);
    },
  };
}

/** The fields for the name, address and password of a new account. */
export function NewAccountFields({ account }: { account: ReturnType<typeof useNewAccount> }) {
  const { form, freeName } = account;
  const hydrated = useHydrated();
  const { username, email, password } = form.values;
  return (
    <>
      <TextInput
        {...form.getInputProps('username')}
        label={words.username}
        placeholder={words.usernamePlaceholder}
        autoComplete="nickname"
        maxLength={40}
      />
      {freeName !== null && <FreeName name={freeName} onUse={account.takeFreeName} />}
      <TextInput
        {...form.getInputProps('email')}
        {...account.emailQuestion.fieldProps}
        label={words.email}
        placeholder={words.emailPlaceholder}
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <EmailQuestionBox {...account.emailQuestion} />
      <div>
        <PasswordField
          {...form.getInputProps('password')}
          label={words.password}
          placeholder={words.newPasswordPlaceholder}
          autoComplete="new-password"
        />
        {hydrated && (
          <StrengthMeter password={password} personalWords={[username, email]} error={form.errors.password} />
        )}
      </div>
    </>
  );
}

/** Offers a free username instead of a taken one. */
export function FreeName({ name, onUse }: { name: string; onUse: () => void }) {
  return (
    <div>
      <Button variant="default" size="sm" onClick={(event) => focusSubmitAfter(onUse, event.currentTarget)}>
        {words.useName(name)}
      </Button>
    </div>
  );
}
