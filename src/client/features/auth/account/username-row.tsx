import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { accountWords } from '#strings/auth/account.ts';
import { changeUsernameBody } from '../../../../shared/auth.ts';
import { readSuggestion } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { FreeName } from '../account-fields/free-name.tsx';
import { useMember } from '../member.tsx';
import { SettingRow } from '../setting-row.tsx';
import { usernameDrafts } from './account-drafts.ts';
import { AccountForm } from './account-form.tsx';

const words = accountWords.name;

/** The name a member goes by, and the way to another. */
export function UsernameRow() {
  const { account } = useMember();
  return (
    <SettingRow
      title={words.title}
      open={accountWords.change}
      openOf={words.change}
      close={accountWords.cancel}
      begun={usernameDrafts.read(account.id) !== null}
      onDiscard={() => usernameDrafts.keep(account.id, null)}
      panel={(close) => <UsernameForm onDone={close} />}
    >
      <p>{account.username}</p>
    </SettingRow>
  );
}

function UsernameForm({ onDone }: { onDone: () => void }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const form = useContractForm(changeUsernameBody, {
    name: 'username',
    mode: 'controlled',
    initialValues: usernameDrafts.read(account.id) ?? { username: account.username },
  });
  const { username } = form.values;
  const [freeName, setFreeName] = useState<string | null>(null);
  const changed = username.trim() !== account.username;
  useEffect(() => usernameDrafts.keep(account.id, changed ? { username } : null), [account.id, changed, username]);
  const save = trpc.auth.changeUsername.useMutation({
    onSuccess: ({ user }) => {
      utils.auth.me.setData(undefined, { user });
      usernameDrafts.keep(account.id, null);
      onDone();
      showSuccess(words.saved(user.username));
    },
    onError: (error) => {
      setFreeName(readSuggestion(error, 'username'));
      form.tellFailure(words.failed)(error);
    },
  });
  return (
    <AccountForm
      title={words.title}
      save={words.save}
      pending={save.isPending}
      dirty={changed}
      onDiscard={() => {
        usernameDrafts.keep(account.id, null);
        onDone();
      }}
      onChange={() => setFreeName(null)}
      onSubmit={form.submit((values) => save.mutate(values))}
    >
      <TextInput {...form.getInputProps('username')} label={words.label} autoComplete="nickname" maxLength={40} />
      {freeName !== null && (
        <FreeName
          name={freeName}
          onUse={() => {
            form.setFieldValue('username', freeName);
            setFreeName(null);
            save.mutate({ username: freeName });
          }}
        />
      )}
    </AccountForm>
  );
}
