import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useEffect, useState } from 'react';
import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import {
  PREVIEW_LIMIT,
  type ServiceUpdates,
  SUBJECT_LIMIT,
  sendServiceUpdateBody,
} from '../../../../../shared/alerts/service-updates.ts';
import { TEXT_LIMIT } from '../../../../../shared/text/text-limit.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../../components/dialogs/lazy-confirm-dialog.tsx';
import { useContractForm } from '../../../../lib/forms/contract-form.ts';
import { currentLanguage, LANGUAGES } from '../../../../lib/language.ts';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import { tellFailure } from '../../call-notice.ts';
import { type UpdateTexts, updateDrafts } from './update-draft.ts';
import classes from './update-form.module.css';
import { UpdateSample } from './update-sample.tsx';

const EMPTY: UpdateTexts = { subject: '', preview: '', text: '', language: currentLanguage };

/** Writes a service update beside a preview of the mail, and sends it once the administrator has confirmed. */
export function UpdateForm({ facts }: { facts: ServiceUpdates | undefined }) {
  const { account } = useMember();
  const form = useContractForm(sendServiceUpdateBody, {
    name: 'update',
    mode: 'controlled',
    initialValues: updateDrafts.read(account.id) ?? EMPTY,
  });
  // Stays set while the dialog closes, so that its words do not change on the way out.
  const [asking, setAsking] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const close = () => setAsking((last) => (last === 'open' ? 'closed' : last));
  const { subject, preview, text, language } = form.values;
  const texts = { subject, preview, text, language };
  useEffect(
    () => updateDrafts.keep(account.id, subject || preview || text ? { subject, preview, text, language } : null),
    [account.id, subject, preview, text, language],
  );
  const send = trpc.admin.updates.send.useMutation({
    onSuccess: ({ recipients }) => {
      close();
      form.setValues({ ...EMPTY, language });
      showSuccess({ title: words.sent(recipients) });
    },
    onError: (error) => {
      close();
      if (!form.placeServerErrors(error)) tellFailure(words.sendFailed)(error);
    },
  });
  const field = (name: keyof UpdateTexts) => ({
    value: form.values[name],
    error: form.errors[name],
    'data-path': form.pathOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      form.clearFieldError(name);
      form.setFieldValue(name, event.currentTarget.value);
    },
  });
  const recipients = facts?.recipients ?? 0;
  const off = !facts || facts.sentThisMonth || recipients === 0 || send.isPending;
  return (
    <>
      <form
        noValidate
        aria-label={words.form}
        className={classes.form}
        onSubmit={form.submit(() => {
          if (!off) setAsking('open');
        })}
      >
        <div className={classes.fields}>
          <TextInput label={words.subject} maxLength={SUBJECT_LIMIT} autoComplete="off" {...field('subject')} />
          <TextInput
            label={words.preview}
            description={words.previewAbout}
            maxLength={PREVIEW_LIMIT}
            autoComplete="off"
            {...field('preview')}
          />
          <Textarea
            label={words.text}
            description={words.textAbout}
            maxLength={TEXT_LIMIT}
            rows={9}
            {...field('text')}
          />
          <NativeSelect
            label={words.language}
            data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
            {...field('language')}
          />
        </div>
        <UpdateSample texts={texts} siteName={facts?.siteName ?? ''} />
        <div className={classes.sending}>
          <Stack role="status" gap="0.25rem" c="dimmed" fz="sm">
            {!facts ? (
              <p>{words.counting}</p>
            ) : (
              <p>{facts.sentThisMonth ? words.sentThisMonth : words.readers(recipients)}</p>
            )}
            {facts?.captured && <p>{words.captured}</p>}
          </Stack>
          <ActionButton type="submit" off={off}>
            {send.isPending ? words.sending : words.send}
          </ActionButton>
        </div>
      </form>
      {asking !== 'not yet' && (
        <ConfirmDialog
          opened={asking === 'open'}
          title={words.ask(subject.trim())}
          confirm={words.confirm(recipients)}
          confirming={words.sending}
          pending={send.isPending}
          onConfirm={() => send.mutate(texts)}
          onClose={close}
        >
          <p>{words.about(recipients)}</p>
          {facts?.captured && <p>{words.captured}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
