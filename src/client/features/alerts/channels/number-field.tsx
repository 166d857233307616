import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { numberWords as words } from '#strings/alerts.ts';
import { numberProblem } from '../preferences/alert-edits.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';

interface NumberFieldProps {
  field: 'phoneNumber' | 'whatsappNumber';
  editing: AlertEditing;
}

/** A number with its country code; what is wrong with it is said once it has been written or left. */
export function NumberField({ field, editing: { values, errors, formId, edit } }: NumberFieldProps) {
  const [left, setLeft] = useState(false);
  const number = values[field];
  const problem = numberProblem(field, number);
  // Half a number is no mistake yet while it is being typed.
  const shown = left || number.replace(/\D/g, '').length > 10;
  return (
    <TextInput
      label={field === 'phoneNumber' ? words.phone : words.whatsapp}
      description={words.help}
      error={errors[field] ?? (shown ? problem : null)}
      value={number}
      onChange={(event) => edit({ [field]: event.currentTarget.value })}
      onBlur={() => setLeft(true)}
      data-path={`alerts-${field}`}
      form={formId}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      maw="26rem"
    />
  );
}
