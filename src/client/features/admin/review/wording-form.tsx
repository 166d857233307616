import { Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import type { EntryAbout, ReviewedEntry, Wording } from '../../../../shared/guidance/review.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChangedElsewhere } from '../../../components/forms/changed-elsewhere.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { tellFailure } from '../call-notice.ts';
import { AudienceFields, SUBJECT_ID, SubjectFields } from './about-fields.tsx';
import { differences } from './about-words.ts';
import classes from './review.module.css';
import { labelOf, WordingFields, wordingId } from './wording-fields.tsx';
import { draftsOf, fieldsOf, type Texts, textsOf, toWording, type WordingField } from './wording-texts.ts';

interface WordingFormProps {
  reviewed: ReviewedEntry;
  wording: Wording;
  onClose: () => void;
}

/**
 * Words an entry of the library otherwise, or edits one that the church wrote. What is typed and not saved is kept in this
 * tab.
 */
export function WordingForm({ reviewed, wording, onClose }: WordingFormProps) {
  const { entry, version, original, shown } = reviewed;
  const { contentType } = shown;
  const { account } = useMember();
  const utils = trpc.useUtils();
  const drafts = draftsOf(entry);
  const stored = textsOf(wording);
  const [draft] = useState(() => drafts.read(account.id));
  const [texts, setTexts] = useState<Texts>(draft?.texts ?? stored);
  const [about, setAbout] = useState<EntryAbout | null>(draft?.about ?? reviewed.about);
  const [errors, setErrors] = useState<Partial<Record<WordingField, string>>>({});
  // The version that these words are based on, whatever is loaded meanwhile.
  const [base, setBase] = useState(version);
  const [present, setPresent] = useState<ReviewedEntry | null>(null);
  const fields = fieldsOf(contentType);
  const isOwn = reviewed.about !== null;
  const differs =
    fields.some((field) => texts[field] !== stored[field]) ||
    (about !== null && reviewed.about !== null && differences(reviewed.about, about).length > 0);
  useEffect(
    () => drafts.keep(account.id, differs ? { contentType, texts, about } : null),
    [drafts, account.id, differs, contentType, texts, about],
  );
  useEffect(() => document.getElementById(isOwn ? SUBJECT_ID : wordingId('title'))?.focus(), [isOwn]);
  const showErrors = (found: Partial<Record<WordingField, string>>) => {
    flushSync(() => setErrors(found));
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(wordingId(first))?.focus();
  };
  const save = trpc.guidance.review.reword.useMutation({
    onSuccess: (now) => {
      drafts.keep(account.id, null);
      utils.guidance.review.get.setData({ entry }, now);
      showSuccess({ title: isOwn ? words.own.saved : words.saved });
      onClose();
    },
    onError: (error) => {
      const { issues, present: theirs, reason } = readServerError(error);
      if (reason === 'conflict' && theirs) return setPresent(theirs as ReviewedEntry);
      const found = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
      if (fields.some((field) => found[field])) showErrors(found);
      else tellFailure(words.failed)(error);
    },
  });
  const send = (basedOn: number) => {
    setErrors({});
    setPresent(null);
    save.mutate({ entry, version: basedOn, ...toWording(texts, contentType), ...(about ? { about } : {}) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!save.isPending) send(base);
  };
  // The next attempt to save asks again, so the question does not take the focus while somebody writes.
  const writeTexts = (next: Texts) => {
    setPresent(null);
    setTexts(next);
  };
  const changeAbout = (next: EntryAbout) => {
    setPresent(null);
    setAbout(next);
  };
  const theirs = useMemo(() => (present?.wording ? textsOf(present.wording) : null), [present]);
  const collisions = useMemo(
    () => [
      ...(present?.about && about ? differences(present.about, about) : []),
      ...fieldsOf(contentType)
        .filter((field) => theirs?.[field] !== texts[field])
        .map((field) => ({
          name: labelOf(field),
          theirs: theirs?.[field] ?? '',
          mine: texts[field] ?? '',
          lang: shown.language,
        })),
    ],
    [present, theirs, about, texts, contentType, shown.language],
  );
  return (
    <form noValidate className={classes.form} aria-labelledby="wording" onSubmit={submit}>
      <h3 id="wording">{isOwn ? words.own.editTitle : words.rewordTitle}</h3>
      <Text c="dimmed">{words.aboutReword}</Text>
      {about && (
        <div className={classes.about}>
          <SubjectFields about={about} onChange={changeAbout} />
        </div>
      )}
      <WordingFields
        contentType={contentType}
        language={about?.language ?? shown.language}
        texts={texts}
        errors={errors}
        onChange={writeTexts}
      />
      {about && <AudienceFields about={about} onChange={changeAbout} />}
      {present && theirs && (
        <ChangedElsewhere
          saving={save.isPending}
          collisions={collisions}
          onKeep={() => send(present.version)}
          onTake={() => {
            setTexts(theirs);
            setAbout(present.about);
            setBase(present.version);
            setPresent(null);
            utils.guidance.review.get.setData({ entry }, present);
          }}
        />
      )}
      <div className={classes.acts}>
        <ActionButton type="submit" off={save.isPending}>
          {save.isPending ? words.saving : isOwn ? words.own.saveChanges : words.save}
        </ActionButton>
        {original && (
          <ActionButton variant="default" off={save.isPending} onClick={() => writeTexts(textsOf(original))}>
            {words.useOriginal}
          </ActionButton>
        )}
        <ActionButton
          variant="subtle"
          off={save.isPending}
          onClick={() => {
            drafts.keep(account.id, null);
            onClose();
          }}
        >
          {words.discard}
        </ActionButton>
      </div>
    </form>
  );
}
