import { TextInput } from '@mantine/core';
import type { z } from 'zod';
import { deviceNames, passkeyWords, securityWords } from '#strings/auth/security.ts';
import type { Passkey, passkeyFormBody } from '../../../../shared/auth/credentials.ts';
import { describeDevice } from '../../../../shared/auth/device-name.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { DeletableList } from '../../../components/tables/item-list.tsx';
import { Note } from '../../../components/text/note.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { formatDate, formatDateTime } from '../../../lib/time/dates.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { PanelForm } from '../panel-form.tsx';
import { SettingRow } from '../setting-row.tsx';
import { canUsePasskeys, createPasskey, type PasskeyFailure } from '../sign-in/passkey-ceremony.ts';

const words = passkeyWords;

/** Lists the member's passkeys, and adds and deletes them. */
export function PasskeysRow() {
  const query = trpc.auth.passkeys.list.useQuery(undefined, { refetchOnMount: 'always' });
  const passkeys = query.data?.passkeys ?? [];
  const hasPasskeys = passkeys.length > 0;
  return (
    <SettingRow
      title={words.title}
      badge={
        query.data && (
          <StateBadge tone={hasPasskeys ? 'good' : 'quiet'}>
            {hasPasskeys ? words.count(passkeys.length) : words.none}
          </StateBadge>
        )
      }
      open={hasPasskeys ? words.manage : words.add}
      openOf={hasPasskeys ? words.manageOf : words.addOf}
      close={securityWords.close}
      panel={() => (
        <>
          {hasPasskeys && <Passkeys passkeys={passkeys} />}
          {canUsePasskeys() ? <PasskeyForm /> : <Note>{words.unsupported}</Note>}
        </>
      )}
    >
      <p>{words.about}</p>
      {!query.data && query.error && (
        <QueryPlaceholder query={query} loading={[]} message={securityWords.unreachable} />
      )}
    </SettingRow>
  );
}

function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const zone = useMemberZone();
  const { auth, client } = trpc.useUtils();
  return (
    <DeletableList
      headingId="safety"
      items={passkeys}
      words={words}
      failed={securityWords.failed}
      call={client.auth.passkeys.delete.mutate}
      onDeleted={(id) =>
        auth.passkeys.list.setData(
          undefined,
          (old) => old && { passkeys: old.passkeys.filter((passkey) => passkey.id !== id) },
        )
      }
      about={({ createdAt, lastUsedAt, backedUp }) => (
        <>
          <p>
            {words.made(formatDate(createdAt, zone))},{' '}
            {lastUsedAt ? words.used(formatDateTime(lastUsedAt, zone)) : words.neverUsed}
          </p>
          {backedUp && <p>{words.backedUp}</p>}
        </>
      )}
    />
  );
}

/** Adds a passkey on this device or another one that the browser offers. */
function PasskeyForm() {
  const { auth, client } = trpc.useUtils();
  const initialValues = { name: describeDevice(navigator.userAgent, deviceNames), password: '' };
  const form = useContractForm(async () => (await import('../../../../shared/auth/credentials.ts')).passkeyFormBody, {
    name: 'passkey',
    initialValues,
  });
  const add = useConfirmIdentityMutation(
    async ({ password, name }: z.output<typeof passkeyFormBody>): Promise<Passkey | PasskeyFailure> => {
      const response = await createPasskey(await client.auth.passkeys.startRegistration.mutate({ password }));
      return typeof response === 'string'
        ? response
        : client.auth.passkeys.finishRegistration.mutate({ name, response });
    },
    {
      onSuccess: (outcome) => {
        // A member who cancelled needs no message.
        if (outcome === 'cancelled') return;
        if (typeof outcome === 'string') {
          const { title, message } = words.addFailed;
          return showError({ title, message: outcome === 'failed' ? message : words[outcome] });
        }
        auth.passkeys.list.setData(undefined, (old) => ({ passkeys: [...(old?.passkeys ?? []), outcome] }));
        form.reset();
        showSuccess(words.added(outcome.name));
      },
      onError: form.showCallError(words.addFailed),
    },
  );
  return (
    <PanelForm
      submit={words.create}
      busy={add.isPending && words.creating}
      onSubmit={form.submit((values) => add.mutate(values))}
    >
      <TextInput {...form.getInputProps('name')} label={words.name} autoComplete="off" maxLength={60} />
      <PasswordField
        {...form.getInputProps('password')}
        label={securityWords.password}
        autoComplete="current-password"
      />
    </PanelForm>
  );
}
