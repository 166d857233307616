import { Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { NamedSwitch } from '../../components/forms/named-switch.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../lib/notices.ts';

interface ConsentSwitchProps {
  name: string;
  agreed: boolean;
  /** True while a change is being saved. */
  pending: boolean;
  onChange: (agreed: boolean) => void;
  /** The words of consent, which the ledger names (decisions.md D30). */
  children: ReactNode;
}

/** A switch by which a member agrees to something or takes it back, above the very words that the ledger names. */
export function ConsentSwitch({ name, agreed, pending, onChange, children }: ConsentSwitchProps) {
  const textId = useId();
  return (
    <Stack gap="0.25rem" align="flex-start">
      <NamedSwitch name={name} checked={agreed} disabled={pending} onChange={onChange} aria-describedby={textId} />
      <p id={textId}>{children}</p>
    </Stack>
  );
}

/** What is shown after a consent was saved, or could not be. */
export function consentNotices(said: { on: string; off: string }) {
  return {
    onSuccess: ({ agreed }: { agreed: boolean }) => showSuccess({ title: agreed ? said.on : said.off }),
    onError: (error: unknown) => {
      const { message } = readServerError(error);
      showError({ title: words.notSaved, ...(message ? { message } : {}) });
    },
  };
}
