import { accountWords } from '#strings/auth/account.ts';
import { changePasswordBody } from '../../../../shared/auth.ts';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { StrengthMeter } from '../account-fields/strength-meter.tsx';
import { useMember } from '../member.tsx';
import classes from '../panel-form.module.css';
import { SettingRow } from '../setting-row.tsx';
import { AccountForm } from './account-form.tsx';

const words = accountWords.password;

/** The way to another password. */
export function PasswordRow() {
  return (
    <SettingRow
      title={words.title}
      open={accountWords.change}
      openOf={words.change}
      close={accountWords.cancel}
      panel={(close) => <PasswordForm onDone={close} />}
    >
      <p>{words.about}</p>
    </SettingRow>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { account } = useMember();
  const form = useContractForm(changePasswordBody, {
    name: 'change-password',
    mode: 'controlled',
    initialValues: { currentPassword: '', newPassword: '' },
  });
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      // Every other session has ended, and this one goes on under another name.
      onDone();
      showSuccess(words.saved);
    },
    onError: form.tellFailure(words.failed),
  });
  return (
    <AccountForm
      title={words.title}
      save={words.save}
      pending={change.isPending}
      dirty={form.isDirty()}
      kept={false}
      onDiscard={onDone}
      onSubmit={form.submit((values) => change.mutate(values))}
    >
      <input type="hidden" name="email" autoComplete="username" value={account.email} />
      <PasswordField {...form.getInputProps('currentPassword')} label={words.current} autoComplete="current-password" />
      <div>
        <PasswordField
          {...form.getInputProps('newPassword')}
          label={words.next}
          placeholder={words.nextPlaceholder}
          autoComplete="new-password"
        />
        <StrengthMeter
          password={form.values.newPassword}
          own={[account.username, account.email]}
          error={form.errors.newPassword}
        />
      </div>
      <p className={classes.note}>{words.othersEnd}</p>
    </AccountForm>
  );
}
