import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { channelWords } from '#strings/channels/all.ts';
import { addressPath } from '../../../../shared/alerts/typed-addresses.ts';
import { type AlertMethod, typedAddressOf } from '../../../../shared/channels/channels.ts';
import { addressProblem } from '../preferences/alert-edits.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';

interface AddressFieldProps {
  method: AlertMethod;
  editing: AlertEditing;
}

/** The field for an address that members type. It shows an error once the text is long enough or the field is left. */
export function AddressField({ method, editing: { values, errors, formId, editAddress } }: AddressFieldProps) {
  const [left, setLeft] = useState(false);
  const address = typedAddressOf(method);
  const words = channelWords[method].address;
  if (!address || !words) return null;
  const { maxLength, clean, input } = address.form;
  const { typedFrom, ...attributes } = input;
  const text = values.typed[method] ?? '';
  const path = addressPath(method).join('.');
  const shown = left || clean(text).length >= typedFrom;
  return (
    <TextInput
      {...attributes}
      label={words.label}
      description={words.help}
      error={errors[path] ?? (shown ? addressProblem(method, text) : null)}
      value={text}
      onChange={(event) => editAddress(method, event.currentTarget.value)}
      onBlur={() => setLeft(true)}
      data-path={`alerts-${path}`}
      form={formId}
      maxLength={maxLength}
      maw="26rem"
    />
  );
}
