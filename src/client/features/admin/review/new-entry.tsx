import { NativeSelect, Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import type { EntryAbout } from '../../../../shared/guidance/review.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { useScreenHeading } from '../../../lib/page/navigation.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { tellFailure } from '../call-notice.ts';
import { oneOf } from '../place.ts';
import { AudienceFields, SubjectFields } from './about-fields.tsx';
import classes from './review.module.css';
import { reviewHref } from './review-place.ts';
import { WordingFields, wordingId } from './wording-fields.tsx';
import { draftsOf, fieldsOf, type Texts, toWording, type WordingField } from './wording-texts.ts';

const words = adminReviewWords.own;
const drafts = draftsOf('new');

/** The form in which a reviewer writes an entry of the church. What is typed and not saved is kept in this tab. */
export function NewEntry() {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const heading = useScreenHeading();
  const [draft] = useState(() => drafts.read(account.id));
  const [contentType, setContentType] = useState<ContentType>(draft?.contentType ?? 'prayer');
  const [about, setAbout] = useState<EntryAbout>(() => draft?.about ?? nothingSaid());
  const [texts, setTexts] = useState<Texts>(draft?.texts ?? {});
  const [errors, setErrors] = useState<Partial<Record<WordingField, string>>>({});
  const isBlank = Object.values(texts).every((text) => text.trim() === '');
  useEffect(
    () => drafts.keep(account.id, isBlank ? null : { contentType, texts, about }),
    [account.id, isBlank, contentType, texts, about],
  );
  const fields = fieldsOf(contentType);
  const showErrors = (found: Partial<Record<WordingField, string>>) => {
    flushSync(() => setErrors(found));
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(wordingId(first))?.focus();
  };
  const add = trpc.guidance.review.add.useMutation({
    onSuccess: (added) => {
      drafts.keep(account.id, null);
      utils.guidance.review.get.setData({ entry: added.entry }, added);
      showSuccess({ title: words.added });
      navigate(reviewHref({ entry: added.entry, filters: { origin: 'church' } }));
    },
    onError: (error) => {
      const { issues } = readServerError(error);
      const found = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
      if (fields.some((field) => found[field])) showErrors(found);
      else tellFailure(adminReviewWords.failed)(error);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setErrors({});
    add.mutate({ ...toWording(texts, contentType), ...about, contentType });
  };
  return (
    <form noValidate className={classes.form} aria-labelledby="new-entry" onSubmit={submit}>
      <h2 id="new-entry" ref={heading} tabIndex={-1} className={classes.title}>
        {words.title}
      </h2>
      <Text c="dimmed">{words.about}</Text>
      <div className={classes.about}>
        <NativeSelect
          label={adminReviewWords.type}
          data={CONTENT_TYPES.map((value) => ({ value, label: typeWords[value] }))}
          value={contentType}
          onChange={(event) => setContentType(oneOf(CONTENT_TYPES, event.currentTarget.value) ?? contentType)}
        />
        <SubjectFields about={about} onChange={setAbout} />
      </div>
      <WordingFields
        contentType={contentType}
        language={about.language}
        texts={texts}
        errors={errors}
        onChange={setTexts}
      />
      <AudienceFields about={about} onChange={setAbout} />
      <div className={classes.acts}>
        <ActionButton type="submit" off={add.isPending}>
          {add.isPending ? adminReviewWords.saving : words.save}
        </ActionButton>
        <ActionButton
          variant="subtle"
          off={add.isPending}
          onClick={() => {
            drafts.keep(account.id, null);
            navigate(reviewHref({}));
          }}
        >
          {adminReviewWords.discard}
        </ActionButton>
      </div>
    </form>
  );
}

function nothingSaid(): EntryAbout {
  return { concept: CONCEPTS[0], language: currentLanguage, challenges: [], seasons: [], urgesContact: false };
}
