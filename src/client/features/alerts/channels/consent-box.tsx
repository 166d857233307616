import { Box } from '@mantine/core';
import { codeWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { Choice } from '../../../components/forms/choices.tsx';
import type { AlertEditing } from '../preferences/alert-form.tsx';

interface ConsentBoxProps {
  method: AlertMethod;
  editing: AlertEditing;
}

/** The checkbox that must be ticked before anything is sent by a method; only the member ticks it (rules.md C9). */
export function ConsentBox({ method, editing: { values, errors, editConsent } }: ConsentBoxProps) {
  const { box, record } = CHANNELS[method].consent;
  if (!box) return null;
  return (
    <Box maw="34rem">
      <Choice
        type="checkbox"
        look="wording"
        name={box}
        checked={values[box]}
        onChange={(ticked) => editConsent(method, ticked)}
        // The ledger records that these very words were shown (decisions.md D30).
        label={channelWords[method].wording?.text}
        error={errors[box]}
        data-path={`alerts-${box}`}
      />
      <LineLink href={`/consent/${record}`} fz="sm">
        {words.record}
      </LineLink>
    </Box>
  );
}
