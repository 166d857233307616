import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { settingWords } from '#strings/admin/setting-words.ts';
import { locale } from '#strings/locale.ts';
import type { SiteSetting } from '../../../../shared/admin/site-settings.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { nameCountries, nameSettingValue } from './setting-value-name.ts';

interface SettingFieldProps {
  setting: SiteSetting;
  /** The unsaved value: undefined without one, null to remove a secret. */
  draft: string | null | undefined;
  error: string | undefined;
  /** The field's `data-path`, which focuses it on an error. */
  path: string;
  onChange: (draft: string | null | undefined) => void;
}

/** The field of one setting. It is disabled if the server's environment sets it, and never shows a secret. */
export function SettingField({ setting, draft, error, path, onChange }: SettingFieldProps) {
  const { name, kind, secret, source, value, fallback, choices, leftOut } = setting;
  const { label = name, hint = '' } = settingWords[name] ?? {};
  const isFixed = source === 'environment';
  // A code of a country is stored as it was typed.
  const stored = kind === 'country' ? (value ?? '').toUpperCase() : (value ?? '');
  const codes = kind === 'countries' && (draft ?? stored);
  const secretNote =
    secret && draft === null ? words.secretRemoved : secret && source !== 'default' ? words.secretSet : null;
  const field = {
    label,
    error: error ?? (leftOut && draft === undefined ? words.leftOut[leftOut] : undefined),
    description: isFixed
      ? words.fixed
      : [hint, secretNote, codes && words.countries(nameCountries(codes))].filter(Boolean).join(' '),
    'data-path': path,
    disabled: isFixed,
    value: draft ?? (choices ? stored || (fallback ?? '') : stored),
    onChange: ({ currentTarget: { value: typed } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(typed === stored ? undefined : typed),
  };
  if (choices) return <NativeSelect {...field} data={listOptions(setting, choices)} />;
  // The dots show that a secret is set.
  const placeholder = secret && source !== 'default' ? '••••••••' : (fallback ?? undefined);
  if (!secret || isFixed)
    return <TextInput {...field} placeholder={placeholder} autoComplete="off" spellCheck={false} />;
  return (
    <Stack gap="0.25rem">
      <PasswordField {...field} placeholder={placeholder} autoComplete="new-password" />
      {source === 'stored' && (
        <Button
          variant="subtle"
          size="compact-sm"
          mih="2.75rem"
          style={{ alignSelf: 'flex-start' }}
          {...(draft !== null && { color: 'danger' })}
          onClick={() => onChange(draft === null ? undefined : null)}
        >
          {draft === null ? words.keep(label) : words.remove(label)}
        </Button>
      )}
    </Stack>
  );
}

/** Returns the options of a setting: countries by name after an empty choice, others in the server's order. */
function listOptions(setting: SiteSetting, choices: readonly string[]): { value: string; label: string }[] {
  const optionOf = (value: string) => ({ value, label: nameSettingValue(setting, value) });
  const options = choices.map(optionOf);
  if (setting.kind !== 'country') return options;
  const { compare } = new Intl.Collator(locale.dates);
  return [optionOf(''), ...options.sort((one, other) => compare(one.label, other.label))];
}
