import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { INVITATION_DAYS } from '../../../../../shared/admin/invitation-days.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { OneTimeText } from '../../../../components/buttons/one-time-text.tsx';
import card from '../../../../components/page/section-card.module.css';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { askToLeave } from '../../../../lib/forms/unsaved-changes.ts';
import { trpc } from '../../../../trpc.ts';

const words = adminListWords.invitations;
const DAYS = [1, 3, 7, 14, 30, 90];

/** Creates an invitation and shows its link once, unless it is withdrawn. */
export function InvitationForm({ withdrawnId }: { withdrawnId: number | null }) {
  const formId = useId();
  const form = useContractForm(async () => (await import('../../../../../shared/admin.ts')).createInvitationBody, {
    name: 'invitation',
    mode: 'controlled',
    initialValues: { email: undefined, expiresInDays: INVITATION_DAYS },
  });
  const create = trpc.admin.invitations.create.useMutation({
    onSuccess: () => form.setFieldValue('email', undefined),
    onError: form.showCallError({ title: words.createFailed, message: adminSharedWords.unreached }),
  });
  const created = create.data?.invitation.id === withdrawnId ? undefined : create.data;
  // A new link replaces the shown link.
  const submit = form.submit(async (values) => {
    if (await askToLeave({ clearsDrafts: true, formId })) create.mutate(values);
  });
  return (
    <div className={card.card}>
      <form noValidate onSubmit={submit}>
        <Group align="flex-end">
          <TextInput
            type="email"
            flex="1 1 16rem"
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
            flex="1 1 8rem"
            maw="12rem"
            label={words.days}
            value={String(form.values.expiresInDays)}
            data={DAYS.map((days) => ({ value: String(days), label: words.dayCount(days) }))}
            onChange={(event) => form.setFieldValue('expiresInDays', Number(event.currentTarget.value))}
          />
          <ActionButton type="submit" busy={create.isPending && words.creating}>
            {words.create}
          </ActionButton>
        </Group>
      </form>
      <div aria-live="polite">
        {created && (
          <Stack gap="xs" mt="md">
            <OneTimeText
              key={created.link}
              formId={formId}
              label={words.link}
              text={created.link}
              headingId="list"
              selectedByParam="list"
              lostWords={words.linkLost}
            />
            <Text c="dimmed" fz="sm">
              {words.linkAbout}
            </Text>
          </Stack>
        )}
      </div>
    </div>
  );
}
