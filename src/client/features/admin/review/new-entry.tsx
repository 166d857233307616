import { Group, NativeSelect, Text } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewEntryWords as words } from '#strings/admin/review-entry.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Form } from '../../../components/forms/form.tsx';
import card from '../../../components/page/section-card.module.css';
import { askToLeave, clearUnsavedChanges, useUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { oneOf, reviewHref } from '../admin-url.ts';
import { PartHeading } from '../part-heading.tsx';
import { type EntryDraft, toWording, useEntryDraft } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';

const NO_CHOICES = { challenges: [], seasons: [], urgesContact: false };
const EMPTY: EntryDraft & { about: object } = {
  contentType: 'prayer',
  texts: {},
  about: { concept: CONCEPTS[0], language: currentLanguage, ...NO_CHOICES },
  version: 0,
};

const FORM_ID = 'new-entry-form';

const isWritten = ({ texts }: EntryDraft) => Object.values(texts).some((text) => text.trim() !== '');

/** The form for a new entry of the church. This tab keeps unsaved input. */
export default function NewEntry() {
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const { draft, errors, change, discard, clearErrors, showErrors } = useEntryDraft('new', EMPTY, isWritten);
  const { contentType, texts, about } = draft;
  const add = trpc.guidance.review.add.useMutation({
    onSuccess: (added) => {
      discard();
      clearUnsavedChanges();
      utils.guidance.review.get.setData({ entry: added.entry }, added);
      showSuccess({ title: words.own.added });
      navigate(reviewHref({ entry: added.entry, origin: 'church' }));
    },
    onError: showErrors,
  });
  useUnsavedChanges({
    ...{ formId: FORM_ID, headingId: 'new-entry', title: words.own.title, selectedByParam: 'part' },
    dirty: isWritten(draft),
    saving: add.isPending,
  });
  const onDiscard = async () => {
    if (!(await askToLeave({ clearsDrafts: true, formId: FORM_ID }))) return;
    discard();
    clearUnsavedChanges();
    navigate(reviewHref());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    clearErrors();
    add.mutate({ ...toWording(texts, contentType), ...EMPTY.about, ...about, contentType });
  };
  return (
    <Form id={FORM_ID} gap="sm" className={card.card} aria-labelledby="new-entry" onSubmit={submit}>
      <PartHeading id="new-entry">{words.own.title}</PartHeading>
      <Text c="dimmed">{words.own.about}</Text>
      <EntryFields
        draft={draft}
        language={about?.language ?? currentLanguage}
        errors={errors}
        readOnly={add.isPending}
        onChange={change}
      >
        <NativeSelect
          label={adminReviewWords.type}
          data={CONTENT_TYPES.map((value) => ({ value, label: typeWords[value] }))}
          value={contentType}
          onChange={(event) => change({ contentType: oneOf(CONTENT_TYPES, event.currentTarget.value) ?? contentType })}
        />
      </EntryFields>
      <Group gap="xs">
        <ActionButton type="submit" busy={add.isPending && words.saving}>
          {words.own.save}
        </ActionButton>
        <ActionButton variant="subtle" inactive={add.isPending} onClick={() => void onDiscard()}>
          {words.discard}
        </ActionButton>
      </Group>
    </Form>
  );
}
