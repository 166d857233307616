import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import type { ServiceUpdates } from '../../../../../shared/alerts/service-updates.ts';
import { MAX_PREVIEW_LENGTH, MAX_SUBJECT_LENGTH } from '../../../../../shared/alerts/update-limits.ts';
import { MAX_TEXT_LENGTH } from '../../../../../shared/text/text-limit.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../../components/dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../../../../components/dialogs/use-dialog.ts';
import card from '../../../../components/page/section-card.module.css';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { createDraftStore } from '../../../../lib/forms/draft-store.ts';
import { currentLanguage, LANGUAGES } from '../../../../lib/language.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../member/member-context.tsx';
import classes from './update-form.module.css';
import { UpdateSample, type UpdateTexts } from './update-sample.tsx';

const drafts = createDraftStore<UpdateTexts>('service-update');
const EMPTY: UpdateTexts = { subject: '', preview: '', text: '', language: currentLanguage };

/** Writes a service update beside a preview of the mail, and sends it once the administrator has confirmed. */
export function UpdateForm({ facts }: { facts: ServiceUpdates | undefined }) {
  const { account } = useMember();
  const form = useContractForm(
    async () => (await import('../../../../../shared/alerts/service-updates.ts')).sendServiceUpdateBody,
    {
      name: 'update',
      mode: 'controlled',
      initialValues: drafts.read(account.id) ?? EMPTY,
      onValuesChange: (values) => {
        const isBlank = !values.subject && !values.preview && !values.text;
        drafts.write(account.id, isBlank ? null : values);
      },
    },
  );
  const { subject, opened, open, close } = useDialog<string>();
  const send = trpc.admin.updates.send.useMutation({
    onSuccess: ({ recipients }) => {
      close();
      form.setValues({ ...EMPTY, language: form.values.language });
      showSuccess({ title: words.sent(recipients) });
    },
    onError: (error) => {
      close();
      form.showCallError({ title: words.sendFailed, message: adminSharedWords.unreached })(error);
    },
  });
  const recipients = facts?.recipients ?? 0;
  const inactive = !facts || facts.sentThisMonth || recipients === 0 || send.isPending;
  return (
    <>
      <form
        noValidate
        aria-label={words.form}
        className={`${card.card} ${classes.form}`}
        onSubmit={form.submit(() => {
          if (!inactive) open(form.values.subject.trim());
        })}
      >
        <Stack>
          <TextInput
            label={words.subject}
            maxLength={MAX_SUBJECT_LENGTH}
            autoComplete="off"
            {...form.getInputProps('subject')}
          />
          <TextInput
            label={words.preview}
            description={words.previewAbout}
            maxLength={MAX_PREVIEW_LENGTH}
            autoComplete="off"
            {...form.getInputProps('preview')}
          />
          <Textarea
            label={words.text}
            description={words.textAbout}
            maxLength={MAX_TEXT_LENGTH}
            rows={9}
            {...form.getInputProps('text')}
          />
          <NativeSelect
            label={words.language}
            data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.getInputProps('language')}
          />
        </Stack>
        {/* The space keeps the lines of the site's name until it is loaded. */}
        <UpdateSample texts={form.values} siteName={facts?.siteName ?? '\u00A0'} />
        <Stack align="flex-start">
          <Stack role="status" gap="0.25rem" c="dimmed" fz="sm">
            {!facts ? (
              <p>{words.counting}</p>
            ) : (
              <p>{facts.sentThisMonth ? words.sentThisMonth : words.readers(recipients)}</p>
            )}
            {facts?.captured && <p>{words.captured}</p>}
          </Stack>
          <ActionButton type="submit" inactive={inactive} busy={send.isPending && words.sending}>
            {words.send}
          </ActionButton>
        </Stack>
      </form>
      {subject !== null && (
        <ConfirmDialog
          opened={opened}
          title={words.ask(subject)}
          confirm={words.confirm(recipients)}
          confirming={words.sending}
          pending={send.isPending}
          onConfirm={() => send.mutate(form.values)}
          onClose={close}
        >
          <p>{words.about(recipients)}</p>
          {facts?.captured && <p>{words.captured}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
