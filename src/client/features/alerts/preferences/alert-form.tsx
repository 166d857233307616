import { Box, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { testWords, alertWords as words } from '#strings/alerts/alerts.ts';
import { rowPauseWords } from '#strings/alerts/row-pause.ts';
import { channelWords } from '#strings/channels/all.ts';
import { settingsWords } from '#strings/settings.ts';
import type { MissingField } from '../../../../shared/alerts/missing-fields.ts';
import { addressesIn } from '../../../../shared/alerts/typed-addresses.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChangedElsewhere } from '../../../components/forms/changed-elsewhere.tsx';
import { FormActions } from '../../../components/forms/form-actions.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { issuesForFields, showFieldErrors } from '../../../lib/forms/form-errors.ts';
import { useUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import type { AlertEditing } from '../alert-editing.ts';
import {
  ALERT_FIELDS,
  type AlertEdits,
  alertDrafts,
  applyEdits,
  collidingAddresses,
  editAddress,
  editConsent,
  isUnchanged,
  keepMine,
  missingToSave,
  type SavedAlerts,
  switchMailKind,
  switchMethod,
  takeTheirs,
  toChanges,
} from '../alert-edits.ts';
import { CHANNEL_ORDER } from '../channels/channel-icons.ts';
import { ChannelSettingsRow, UnavailableChannels } from '../channels/channel-rows.tsx';
import { TestOutcome, useTestAlerts } from '../test-alerts.tsx';
import { useStorePreferences } from '../use-store-preferences.ts';

/** The form of the channels. Edits survive leaving the page; only Save Preferences sends them. */
export function AlertForm({ saved }: { saved: SavedAlerts & { methods: MethodState[] } }) {
  const { account } = useMember();
  const formId = useId();
  const [draft] = useState(() => alertDrafts.read(account.id));
  const [edits, setEdits] = useState<AlertEdits>(draft ?? {});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const values = applyEdits(saved, edits);
  const dirty = !isUnchanged(saved, values);
  useEffect(() => alertDrafts.write(account.id, dirty ? edits : null), [account.id, dirty, edits]);
  const usable = saved.methods.filter(({ state }) => state !== 'not_configured').map(({ method }) => method);
  const missing = missingToSave(values, usable);

  const pauses = trpc.alerts.pauses.list.useQuery({ userId: account.id });
  const store = useStorePreferences();
  const test = useTestAlerts();
  const testable = values.alertMethods.filter((method) => usable.includes(method));
  const sentEdits = useRef<AlertEdits | null>(null);
  // The present preferences on the server, after a conflict.
  const [conflict, setConflict] = useState<SavedAlerts | null>(null);
  const save = trpc.alerts.changePreferences.useMutation({
    onSuccess: (fresh) => {
      setConflict(null);
      store(fresh);
      // Edits made during the request stay unsaved.
      setEdits((now) => (now === sentEdits.current ? {} : { ...now, from: addressesIn(fresh) }));
      showSuccess(words.saved);
    },
    onError: (error) => {
      const { message, issues, present: now } = readServerError(error);
      if (now) {
        store({ ...saved, ...(now as SavedAlerts) });
        return setConflict(now as SavedAlerts);
      }
      const atFields = issuesForFields(issues, ALERT_FIELDS);
      showFieldErrors('alerts', atFields, setErrors);
      showError({ title: words.failed, ...(message && { message }) });
    },
  });

  // A row may report a switch long after its render, once the browser has asked the member for permission.
  const latestSaved = useRef(saved);
  latestSaved.current = saved;
  const change = (edit: (saved: SavedAlerts, edits: AlertEdits) => AlertEdits) => {
    setErrors({});
    setConflict(null);
    // A clean form starts from the saved values, without old edits.
    setEdits((now) =>
      edit(latestSaved.current, isUnchanged(latestSaved.current, applyEdits(latestSaved.current, now)) ? {} : now),
    );
  };
  const send = (next: AlertEdits) => {
    sentEdits.current = next;
    save.mutate({ userId: account.id, ...toChanges(saved, next), wordingLanguage: currentLanguage });
  };
  const editing: AlertEditing = {
    saved,
    values,
    errors,
    formId,
    editAddress: (method, text) => change((...now) => editAddress(...now, method, text)),
    editConsent: (method, on) => change((...now) => editConsent(...now, method, on)),
    switchTo: (method, on) => change((...now) => switchMethod(...now, method, on)),
    switchMail: (kind, on) => change((...now) => switchMailKind(...now, kind, on)),
  };

  const methodStates = CHANNEL_ORDER.flatMap((method) => saved.methods.find((state) => state.method === method) ?? []);
  // A chosen method that the site no longer offers stays visible, so that the member can remove it.
  const { true: absent = [], false: shown = [] } = Object.groupBy(methodStates, ({ method, state }) =>
    String(state === 'not_configured' && !values.alertMethods.includes(method)),
  );
  useUnsavedChanges({
    formId,
    title: settingsWords.alerts,
    headingId: 'alerts',
    dirty,
    saving: save.isPending,
    savable: missing.length === 0,
    problem: missing[0] ? describeMissing(missing[0]) : null,
    isRestored: draft !== null && edits === draft,
    onDiscard: () => change(() => ({})),
  });

  return (
    <>
      {/* Stays while Try Again runs, so that nothing moves. */}
      {pauses.errorUpdateCount > 0 && !pauses.data && (
        <LoadFailed error={pauses.error} message={rowPauseWords.loadFailed} onRetry={() => void pauses.refetch()} />
      )}
      <Box component="ul" mt="md">
        {shown.map((methodState) => (
          <ChannelSettingsRow key={methodState.method} methodState={methodState} editing={editing} />
        ))}
      </Box>
      <UnavailableChannels methodStates={absent} editing={editing} />
      <TestOutcome test={test} />
      <div role="status">
        {missing.map((field) => (
          <Text key={`${field.method} ${field.what}`} c="dimmed" fz="sm" maw="none">
            {describeMissing(field)}
          </Text>
        ))}
      </div>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (missing.length > 0 || save.isPending) return;
          send(edits);
        }}
      >
        {conflict && (
          <ChangedElsewhere
            conflict={conflict}
            collisions={collidingAddresses(conflict, edits).map(describeCollision)}
            saving={save.isPending}
            onKeep={() => {
              const mine = keepMine(conflict, edits);
              setEdits(mine);
              send(mine);
            }}
            onTake={() => {
              flushSync(() => change(() => takeTheirs(conflict, edits)));
              focusTitle();
            }}
          />
        )}
        <FormActions
          dirty={dirty}
          saving={save.isPending}
          save={words.save}
          savable={missing.length === 0}
          unchangedToo
        >
          <ActionButton
            variant="default"
            inactive={testable.length === 0}
            busy={test.isPending && testWords.testing}
            onClick={() => test.mutate({ userId: account.id, alertMethods: testable })}
          >
            {testWords.test}
          </ActionButton>
        </FormActions>
      </form>
    </>
  );
}

const focusTitle = () => document.getElementById('alerts')?.focus({ preventScroll: true });

function describeCollision({ method, theirs, mine }: ReturnType<typeof collidingAddresses>[number]) {
  return { name: channelWords[method].address?.label ?? method, theirs, mine: mine ?? '' };
}

function describeMissing({ method, what }: MissingField): string {
  const { address, consentMissing } = channelWords[method];
  return (what === 'address' ? address?.missing : consentMissing) ?? '';
}
