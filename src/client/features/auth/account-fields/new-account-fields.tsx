import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { z } from 'zod';
import { welcomeWords } from '#strings/auth/auth.ts';
import type { registerBody } from '../../../../shared/auth.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { readSuggestion } from '../../../lib/calls/server-error.ts';
import { type Faults, useFaults } from '../../../lib/forms/form-faults.ts';
import { type EmailQuestion, EmailQuestionBox, useEmailQuestion } from './email-question.tsx';
import { FreeName } from './free-name.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const words = welcomeWords;

const FIELDS = ['username', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];

type Values = z.output<typeof registerBody>;

/** An account that is being made: what is typed so far, what is wrong with it, and what is asked about it. */
export interface NewAccount {
  values: Record<Field, string>;
  faults: Faults<typeof registerBody>;
  type: (field: Field, text: string) => void;
  emailQuestion: EmailQuestion;
  /** A free username in the place of the one that is taken; null where there is none to offer. */
  freeName: string | null;
  /** Sends the form with the username that is free. */
  takeFreeName: () => void;
  submit: (event: SyntheticEvent) => void;
  /** Shows a failed call's issues at their fields, with the free username; false where it named no field. */
  placeServerErrors: (error: unknown) => boolean;
}

interface NewAccountOptions {
  /** Marks the form's fields apart. */
  name: string;
  email?: string;
  /** Makes the account, of values that the contract has found right. */
  send: (values: Values) => void;
}

/** The form of a new account, by the contract it is made with. */
export function useNewAccount({ name, email = '', send }: NewAccountOptions): NewAccount {
  const [values, setValues] = useState({ username: '', email, password: '' });
  const [freeName, setFreeName] = useState<string | null>(null);
  const emailQuestion = useEmailQuestion();
  const faults = useFaults(async () => (await import('../../../../shared/auth.ts')).registerBody, {
    name,
    fields: FIELDS,
  });
  const type = (field: Field, text: string) => {
    setValues((known) => ({ ...known, [field]: text }));
    faults.clearField(field);
    if (field === 'username') setFreeName(null);
    emailQuestion.clear();
  };
  const check = async (typed: typeof values) => {
    const checked = await faults.check(typed);
    if (!checked) return;
    await emailQuestion.ask(checked.email, (asked) => {
      if (asked !== checked.email) type('email', asked);
      send({ ...checked, email: asked });
    });
  };
  return {
    values,
    faults,
    type,
    emailQuestion,
    freeName,
    takeFreeName() {
      if (freeName === null) return;
      type('username', freeName);
      void check({ ...values, username: freeName });
    },
    submit(event) {
      event.preventDefault();
      void check(values);
    },
    placeServerErrors(error) {
      setFreeName(readSuggestion(error, 'username'));
      return faults.placeServerErrors(error);
    },
  };
}

/** Name, address and password of an account that is being made. */
export function NewAccountFields({ account }: { account: NewAccount }) {
  const { values, faults, type, freeName } = account;
  const { username, email, password } = values;
  const fieldOf = (field: Field) => ({
    ...faults.of(field),
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => type(field, event.currentTarget.value),
  });
  return (
    <>
      <TextInput
        {...fieldOf('username')}
        label={words.username}
        placeholder={words.usernamePlaceholder}
        autoComplete="nickname"
        maxLength={40}
      />
      {freeName !== null && <FreeName name={freeName} onUse={account.takeFreeName} />}
      <TextInput
        {...fieldOf('email')}
        label={words.email}
        placeholder={words.emailPlaceholder}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailQuestionBox {...account.emailQuestion} />
      <div>
        <PasswordField
          {...fieldOf('password')}
          label={words.password}
          placeholder={words.newPasswordPlaceholder}
          autoComplete="new-password"
        />
        <StrengthMeter password={password} own={[username, email]} error={fieldOf('password').error} />
      </div>
    </>
  );
}
