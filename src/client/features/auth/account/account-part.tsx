import { Box, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { accountWords } from '#strings/auth/account.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { Note } from '../../../components/text/note.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { readSuggestion } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { CHANGE_EMAIL } from '../../member/change-email.ts';
import { useMember } from '../../member/member-context.tsx';
import { PendingEmail, ResendLink } from '../../member/pending-email.tsx';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { EmailQuestionBox, useEmailQuestion } from '../account-fields/email-question.tsx';
import { FreeName } from '../account-fields/new-account-fields.tsx';
import { StrengthMeter } from '../account-fields/strength-meter.tsx';
import { UnsavedPanelForm } from '../panel-form.tsx';
import { SettingRow } from '../setting-row.tsx';
import { SignedInAs } from './signed-in-as.tsx';

/** The settings of the member's name, e-mail address and password. */
export default function AccountPart() {
  return (
    <>
      <SectionIntro>{accountWords.intro}</SectionIntro>
      <UsernameRow />
      <EmailRow />
      <PasswordRow />
      <Box pt="md" style={{ borderTop: '1px solid var(--line)' }}>
        <SignedInAs />
      </Box>
    </>
  );
}

const nameWords = accountWords.name;
const nameDrafts = createDraftStore<{ username: string }>('username');

function UsernameRow() {
  const { account } = useMember();
  return (
    <SettingRow
      title={nameWords.title}
      open={accountWords.change}
      openOf={nameWords.change}
      close={accountWords.cancel}
      drafts={nameDrafts}
      panel={(close) => <UsernameForm onDone={close} />}
    >
      <p>{account.username}</p>
    </SettingRow>
  );
}

function UsernameForm({ onDone }: { onDone: () => void }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const initialValues = nameDrafts.read(account.id) ?? { username: account.username };
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).changeUsernameBody, {
    name: 'username',
    initialValues,
  });
  const { username } = form.values;
  const [freeName, setFreeName] = useState<string | null>(null);
  const changed = username.trim() !== account.username;
  useEffect(() => nameDrafts.write(account.id, changed ? { username } : null), [account.id, changed, username]);
  const save = trpc.auth.changeUsername.useMutation({
    onSuccess: ({ user }) => {
      utils.auth.me.setData(undefined, { user });
      onDone();
      showSuccess(nameWords.saved(user.username));
    },
    onError: (error) => {
      setFreeName(readSuggestion(error, 'username'));
      form.showCallError(nameWords.failed)(error);
    },
  });
  return (
    <UnsavedPanelForm
      title={nameWords.title}
      submit={nameWords.save}
      busy={save.isPending && accountWords.saving}
      dirty={changed}
      onDiscard={onDone}
      onChange={() => setFreeName(null)}
      onSubmit={form.submit((values) => save.mutate(values))}
    >
      <TextInput {...form.getInputProps('username')} label={nameWords.label} autoComplete="nickname" maxLength={40} />
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
    </UnsavedPanelForm>
  );
}

const emailWords = accountWords.email;
// The draft never includes the password.
const emailDrafts = createDraftStore<{ email: string }>('new-email');

/** Shows the member's e-mail address and a new one that is not confirmed yet, with a form to change it. */
function EmailRow() {
  const { email, emailVerified, pendingEmail } = useMember().account;
  return (
    <SettingRow
      title={emailWords.title}
      anchor={CHANGE_EMAIL}
      badge={
        <StateBadge tone={emailVerified ? 'good' : 'caution'}>
          {emailVerified ? emailWords.confirmed : emailWords.unconfirmed}
        </StateBadge>
      }
      open={accountWords.change}
      openOf={emailWords.change}
      close={accountWords.cancel}
      drafts={emailDrafts}
      panel={(close) => <EmailForm onDone={close} />}
    >
      {pendingEmail ? (
        <PendingEmail focusAfter={`#${CHANGE_EMAIL}`} />
      ) : (
        <>
          <p>{email}</p>
          {!emailVerified && <Unconfirmed />}
        </>
      )}
    </SettingRow>
  );
}

function Unconfirmed() {
  const { data: site } = trpc.alerts.configured.useQuery();
  return (
    <>
      <p>{site?.mailCaptured ? emailWords.unconfirmedCaptured : emailWords.unconfirmedAbout}</p>
      <ResendLink />
    </>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const initialValues = { email: emailDrafts.read(account.id)?.email ?? '', password: '' };
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).changeEmailBody, {
    name: 'change-email',
    initialValues,
  });
  const { email } = form.values;
  useEffect(() => emailDrafts.write(account.id, email ? { email } : null), [account.id, email]);
  const question = useEmailQuestion();
  const send = useConfirmIdentityMutation(utils.client.auth.changeEmail.mutate, {
    onSuccess: (_, sent) => {
      utils.auth.me.setData(undefined, { user: { ...account, pendingEmail: sent.email } });
      onDone();
      showSuccess(emailWords.sent(sent.email));
    },
    onError: form.showCallError(emailWords.failed),
  });
  return (
    <UnsavedPanelForm
      title={emailWords.title}
      submit={emailWords.send}
      busy={send.isPending && emailWords.sending}
      dirty={email !== ''}
      onDiscard={onDone}
      onChange={question.clear}
      onSubmit={form.submit((values) =>
        question.ask(values.email, (confirmedEmail) => {
          form.setFieldValue('email', confirmedEmail);
          send.mutate({ ...values, email: confirmedEmail });
        }),
      )}
    >
      <Note>{emailWords.about}</Note>
      <TextInput
        {...form.getInputProps('email')}
        {...question.fieldProps}
        label={emailWords.label}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <EmailQuestionBox {...question} />
      <PasswordField {...form.getInputProps('password')} label={emailWords.password} autoComplete="current-password" />
    </UnsavedPanelForm>
  );
}

const passwordWords = accountWords.password;

function PasswordRow() {
  return (
    <SettingRow
      title={passwordWords.title}
      open={accountWords.change}
      openOf={passwordWords.change}
      close={accountWords.cancel}
      panel={(close) => <PasswordForm onDone={close} />}
    >
      <p>{passwordWords.about}</p>
    </SettingRow>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { account } = useMember();
  const initialValues = { currentPassword: '', newPassword: '' };
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).changePasswordBody, {
    name: 'change-password',
    initialValues,
  });
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      onDone();
      showSuccess(passwordWords.saved);
    },
    onError: form.showCallError(passwordWords.failed),
  });
  return (
    <UnsavedPanelForm
      title={passwordWords.title}
      submit={passwordWords.save}
      busy={change.isPending && accountWords.saving}
      dirty={form.isDirty()}
      hasDraft={false}
      onDiscard={onDone}
      onSubmit={form.submit((values) => change.mutate(values))}
    >
      <input type="hidden" name="email" autoComplete="username" value={account.email} />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        label={passwordWords.current}
        autoComplete="current-password"
      />
      <div>
        <PasswordField
          {...form.getInputProps('newPassword')}
          label={passwordWords.next}
          placeholder={passwordWords.nextPlaceholder}
          autoComplete="new-password"
        />
        <StrengthMeter
          password={form.values.newPassword}
          personalWords={[account.username, account.email]}
          error={form.errors.newPassword}
        />
      </div>
      <Note>{passwordWords.othersEnd}</Note>
    </UnsavedPanelForm>
  );
}
