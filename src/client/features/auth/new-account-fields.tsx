import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { welcomeWords } from '#strings/auth.ts';
import type { registerBody } from '../../../shared/auth.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { type Faults, useFaults } from '../../lib/form-faults.ts';
import { StrengthMeter } from './strength-meter.tsx';

const words = welcomeWords;

const FIELDS = ['username', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** An account that is being made: what is typed so far, and what is wrong with it. */
export interface NewAccount {
  values: Record<Field, string>;
  faults: Faults<typeof registerBody>;
  type: (field: Field, text: string) => void;
}

/** The form of a new account, by the contract it is made with. */
export function useNewAccount(name: string, email = ''): NewAccount {
  const [values, setValues] = useState({ username: '', email, password: '' });
  const faults = useFaults(async () => (await import('../../../shared/auth.ts')).registerBody, {
    name,
    fields: FIELDS,
  });
  return {
    values,
    faults,
    type(field, text) {
      setValues((known) => ({ ...known, [field]: text }));
      faults.clearField(field);
    },
  };
}

/** Name, address and password of an account that is being made. */
export function NewAccountFields({ account: { values, faults, type } }: { account: NewAccount }) {
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
      <div>
        <PasswordField
          {...fieldOf('password')}
          label={words.password}
          placeholder={words.newPasswordPlaceholder}
          autoComplete="new-password"
        />
        <StrengthMeter password={password} own={[username, email]} />
      </div>
    </>
  );
}
