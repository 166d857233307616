import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { accountWords } from '#strings/auth/account.ts';
import { changeEmailBody } from '../../../../shared/auth.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { EmailQuestionBox, useEmailQuestion } from '../account-fields/email-question.tsx';
import { useMember } from '../member.tsx';
import classes from '../panel-form.module.css';
import { SettingRow } from '../setting-row.tsx';
import { useFreshCall } from '../use-fresh-call.ts';
import { emailDrafts } from './account-drafts.ts';
import { AccountForm } from './account-form.tsx';
import { CHANGE_EMAIL } from './change-email.ts';
import { PendingEmail, ResendLink } from './pending-email.tsx';

const words = accountWords.email;

/** Shows the address a member signs in with and gets mail at, the one that waits for its link, and a form to change it. */
export function EmailRow() {
  const { account } = useMember();
  const { email, emailVerified, pendingEmail } = account;
  return (
    <SettingRow
      title={words.title}
      anchor={CHANGE_EMAIL}
      badge={
        <StateBadge tone={emailVerified ? 'good' : 'waiting'}>
          {emailVerified ? words.confirmed : words.unconfirmed}
        </StateBadge>
      }
      open={accountWords.change}
      openOf={words.change}
      close={accountWords.cancel}
      begun={emailDrafts.read(account.id) !== null}
      onDiscard={() => emailDrafts.keep(account.id, null)}
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

/** The way to confirm the address in use. */
function Unconfirmed() {
  const { data: site } = trpc.alerts.configured.useQuery();
  return (
    <>
      <p>{site?.mailCaptured ? words.unconfirmedCaptured : words.unconfirmedAbout}</p>
      <ResendLink />
    </>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const form = useContractForm(changeEmailBody, {
    name: 'change-email',
    mode: 'controlled',
    initialValues: { email: emailDrafts.read(account.id)?.email ?? '', password: '' },
  });
  const { email } = form.values;
  useEffect(() => emailDrafts.keep(account.id, email ? { email } : null), [account.id, email]);
  const question = useEmailQuestion();
  const send = useFreshCall(utils.client.auth.changeEmail.mutate, {
    onSuccess: (_, sent) => {
      utils.auth.me.setData(undefined, { user: { ...account, pendingEmail: sent.email } });
      emailDrafts.keep(account.id, null);
      onDone();
      showSuccess(words.sent(sent.email));
    },
    onError: form.tellFailure(words.failed),
  });
  return (
    <AccountForm
      title={words.title}
      save={words.send}
      saving={words.sending}
      pending={send.isPending}
      dirty={email !== ''}
      onDiscard={() => {
        emailDrafts.keep(account.id, null);
        onDone();
      }}
      onChange={question.clear}
      onSubmit={form.submit((values) =>
        question.ask(values.email, (asked) => {
          form.setFieldValue('email', asked);
          send.mutate({ ...values, email: asked });
        }),
      )}
    >
      <p className={classes.note}>{words.about}</p>
      <TextInput
        {...form.getInputProps('email')}
        label={words.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailQuestionBox {...question} />
      <PasswordField {...form.getInputProps('password')} label={words.password} autoComplete="current-password" />
    </AccountForm>
  );
}
