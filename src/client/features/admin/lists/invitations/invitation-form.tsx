import { NativeSelect, Text, TextInput } from '@mantine/core';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { createInvitationBody } from '../../../../../shared/admin.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { CopyField } from '../../../../components/buttons/copy-field.tsx';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { trpc } from '../../../../trpc.ts';
import { tellFailure } from '../../call-notice.ts';
import classes from './invitation-form.module.css';

const words = adminListWords.invitations;
const DAYS = [1, 3, 7, 14, 30, 90];

/** Makes an invitation and shows its link, this once. */
export function InvitationForm() {
  const form = useContractForm(createInvitationBody, {
    name: 'invitation',
    mode: 'controlled',
    initialValues: { email: undefined, expiresInDays: 14 },
  });
  const create = trpc.admin.invitations.create.useMutation({
    onSuccess: () => form.setFieldValue('email', undefined),
    onError: (error) => {
      if (!form.placeServerErrors(error)) tellFailure(words.createFailed)(error);
    },
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => create.mutate(values))}>
      <TextInput
        type="email"
        label={words.email}
        description={words.emailAbout}
        autoComplete="off"
        data-path="invitation-email"
        value={form.values.email ?? ''}
        error={form.errors.email}
        onChange={(event) => {
          form.clearFieldError('email');
          form.setFieldValue('email', event.currentTarget.value || undefined);
        }}
      />
      <NativeSelect
        label={words.days}
        value={String(form.values.expiresInDays)}
        data={DAYS.map((days) => ({ value: String(days), label: words.dayCount(days) }))}
        onChange={(event) => form.setFieldValue('expiresInDays', Number(event.currentTarget.value))}
      />
      <ActionButton type="submit" off={create.isPending}>
        {create.isPending ? words.creating : words.create}
      </ActionButton>
      <div aria-live="polite" className={classes.made}>
        {create.data && (
          <>
            <CopyField key={create.data.link} label={words.link} text={create.data.link} />
            <Text c="dimmed" fz="sm">
              {words.linkAbout}
            </Text>
          </>
        )}
      </div>
    </form>
  );
}
