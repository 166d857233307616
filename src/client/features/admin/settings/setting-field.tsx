import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { settingWords } from '#strings/admin/setting-words.ts';
import type { SiteSetting } from '../../../../shared/admin/site-settings.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';

interface SettingFieldProps {
  setting: SiteSetting;
  /** The typed value that is not saved yet: undefined where nothing was typed, null where a secret is to be removed. */
  draft: string | null | undefined;
  error: string | undefined;
  /** Marks the field in the page. */
  path: string;
  onChange: (draft: string | null | undefined) => void;
}

/** One setting: its value where it may be seen, and whether the server sets it. */
export function SettingField({ setting, draft, error, path, onChange }: SettingFieldProps) {
  const { name, secret, source, value, fallback, choices, leftOut } = setting;
  const { label = name, hint = '', choices: choiceWords } = settingWords[name] ?? {};
  const isFixed = source === 'environment';
  const stored = value ?? '';
  const standing =
    secret && draft === null ? words.secretRemoved : secret && source !== 'default' ? words.secretSet : null;
  const field = {
    label,
    error: error ?? (leftOut && draft === undefined ? words.leftOut[leftOut] : undefined),
    description: isFixed ? words.fixed : [hint, standing].filter(Boolean).join(' '),
    'data-path': path,
    disabled: isFixed,
    value: draft ?? (choices ? (value ?? fallback ?? '') : stored),
    onChange: ({ currentTarget: { value: typed } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(typed === stored ? undefined : typed),
  };
  if (choices)
    return (
      <NativeSelect {...field} data={choices.map((each) => ({ value: each, label: choiceWords?.[each] ?? each }))} />
    );
  // Nobody is shown a secret; the dots say that one is set.
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
