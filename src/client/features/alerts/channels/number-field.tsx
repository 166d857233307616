import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { numberWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { NUMBER_FIELDS } from '../../../../shared/channels/channels.ts';
import type { NumberField as NumberFieldName } from '../../../../shared/channels/facts.ts';
import { numberProblem } from '../preferences/alert-edits.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';

interface NumberFieldProps {
  field: NumberFieldName;
  editing: AlertEditing;
}

/** A number with its country code. Its error is shown once the number is long enough or the field is left. */
export function NumberField({ field, editing: { values, errors, formId, edit } }: NumberFieldProps) {
  const [left, setLeft] = useState(false);
  const number = values[field];
  const problem = numberProblem(field, number);
  // Half a number is no error while the member is typing it.
  const shown = left || number.replace(/\D/g, '').length > 10;
  return (
    <TextInput
      label={channelWords[NUMBER_FIELDS[field]].number}
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
