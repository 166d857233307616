import { Box, Group, Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewEntryWords as words } from '#strings/admin/review-entry.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import type { EntryAbout, ReviewedEntry, Wording } from '../../../../shared/guidance/review.ts';
import { WORDING_FIELDS } from '../../../../shared/guidance/review-choices.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChangedElsewhere, type Collision } from '../../../components/forms/changed-elsewhere.tsx';
import { Form } from '../../../components/forms/form.tsx';
import card from '../../../components/page/section-card.module.css';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { askToLeave, useUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { type EntryDraft, textsOf, toWording, useEntryDraft, wordingId } from './entry-draft.ts';
import { EntryFields, FIELD_LABELS, SUBJECT_ID } from './entry-fields.tsx';
import { conceptName } from './entry-words.ts';

const FORM_ID = 'wording-form';

interface WordingFormProps {
  reviewed: ReviewedEntry;
  wording: Wording;
  onClose: () => void;
}

/**
 * The form that rewords an entry of the library or edits one of the church. This tab keeps unsaved input.
 */
export function WordingForm({ reviewed, wording, onClose }: WordingFormProps) {
  const { entry, original, shown, about: storedAbout } = reviewed;
  const utils = trpc.useUtils();
  const stored = toDraft(reviewed, wording);
  const isChanged = (draft: EntryDraft) => compare(stored, draft).length > 0;
  const form = useEntryDraft(entry, stored, isChanged);
  const { texts, about } = form.draft;
  // The present version, after another reviewer saved one.
  const [present, setPresent] = useState<ReviewedEntry | null>(null);
  const sentDraft = useRef<EntryDraft | null>(null);
  const isOwn = storedAbout !== null;
  const [isRestored] = useState(() => isChanged(form.draft));
  // A restored draft opens with its page, whose heading keeps the focus.
  useEffect(() => {
    if (!isRestored) document.getElementById(isOwn ? SUBJECT_ID : wordingId('title'))?.focus();
  }, [isOwn, isRestored]);
  const save = trpc.guidance.review.reword.useMutation({
    onSuccess: (now) => {
      utils.guidance.review.get.setData({ entry }, now);
      showSuccess({ title: isOwn ? words.own.saved : words.saved });
      // The form stays open with what was typed while the call ran, as a change of the saved version.
      if (form.draft !== sentDraft.current) return form.change({ version: now.version });
      form.discard();
      onClose();
    },
    onError: (error) => {
      const { present: theirs, reason } = readServerError(error);
      if (reason === 'conflict' && theirs) setPresent(theirs as ReviewedEntry);
      else form.showErrors(error);
    },
  });
  useUnsavedChanges({
    ...{ formId: FORM_ID, headingId: 'wording', selectedByParam: 'entry' },
    title: isOwn ? words.own.editTitle : words.rewordTitle,
    dirty: isChanged(form.draft),
    saving: save.isPending,
  });
  const onDiscard = async () => {
    if (!(await askToLeave({ clearsDrafts: true, formId: FORM_ID }))) return;
    form.discard();
    onClose();
  };
  const send = (basedOn: number) => {
    form.clearErrors();
    setPresent(null);
    sentDraft.current = form.draft;
    const changes = { ...toWording(texts, shown.contentType), ...(about ? { about } : {}) };
    save.mutate({ entry, version: basedOn, ...changes });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!save.isPending) send(form.draft.version);
  };
  const change = (values: Partial<EntryDraft>) => {
    // Typing hides the conflict; the next save shows it again.
    setPresent(null);
    form.change(values);
  };
  const theirs = present?.wording ? toDraft(present, present.wording) : null;
  return (
    <Form id={FORM_ID} gap="sm" className={card.card} aria-labelledby="wording" onSubmit={submit}>
      <Box component="h3" id="wording" tabIndex={-1} fz="lg">
        {isOwn ? words.own.editTitle : words.rewordTitle}
      </Box>
      <Text c="dimmed">{words.aboutReword}</Text>
      <EntryFields
        draft={form.draft}
        language={about?.language ?? shown.language}
        errors={form.errors}
        onChange={change}
      />
      {present && theirs && (
        <ChangedElsewhere
          saving={save.isPending}
          conflict={present}
          collisions={compare(theirs, form.draft, shown.language)}
          onKeep={() => send(present.version)}
          onTake={() =>
            focusAfter(
              () => {
                change(theirs);
                form.discard();
                utils.guidance.review.get.setData({ entry }, present);
              },
              'wording',
              { preventScroll: true },
            )
          }
        />
      )}
      <Group gap="xs">
        <ActionButton type="submit" busy={save.isPending && words.saving}>
          {isOwn ? words.own.saveChanges : words.save}
        </ActionButton>
        {original && (
          <ActionButton
            variant="default"
            inactive={save.isPending}
            onClick={() => change({ texts: textsOf(original) })}
          >
            {words.useOriginal}
          </ActionButton>
        )}
        <ActionButton variant="subtle" inactive={save.isPending} onClick={() => void onDiscard()}>
          {words.discard}
        </ActionButton>
      </Group>
    </Form>
  );
}

function toDraft({ shown, about, version }: ReviewedEntry, wording: Wording): EntryDraft {
  return { contentType: shown.contentType, texts: textsOf(wording), about, version };
}

/** Returns the differences between two versions of an entry, with labels. */
function compare(theirs: EntryDraft, mine: EntryDraft, lang?: string): Collision[] {
  const fieldsWithText = ({ about, contentType, texts }: EntryDraft) => [
    ...(about ? describeAbout(about) : []),
    ...WORDING_FIELDS[contentType].map((field) => ({
      name: FIELD_LABELS[field],
      text: texts[field] ?? '',
      ...(lang ? { lang } : {}),
    })),
  ];
  const before = new Map(fieldsWithText(theirs).map(({ name, text }) => [name, text]));
  return fieldsWithText(mine).flatMap(({ text, ...field }) => {
    const other = before.get(field.name) ?? '';
    return other === text ? [] : [{ ...field, theirs: other, mine: text }];
  });
}

function describeAbout(about: EntryAbout): { name: string; text: string }[] {
  const { concept, language, challenges, seasons, urgesContact } = about;
  return [
    { name: adminReviewWords.concept, text: conceptName(concept) },
    { name: words.own.language, text: LANGUAGES.find(({ code }) => code === language)?.name ?? language },
    { name: words.notes.challenges, text: challenges.map(challengeName).join(' · ') },
    { name: words.notes.seasons, text: seasons.map((season) => words.own.seasons[season]).join(' · ') },
    { name: words.own.safety, text: urgesContact ? words.own.urgesContact : '' },
  ];
}
