import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import type { ReviewedEntry, Wording } from '../../../../shared/guidance/review.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChangedElsewhere } from '../../../components/forms/changed-elsewhere.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { tellFailure } from '../call-notice.ts';
import classes from './review.module.css';
import { labelOf, WordingFields, wordingId } from './wording-fields.tsx';
import { draftsOf, fieldsOf, type Texts, textsOf, toWording, type WordingField } from './wording-texts.ts';

interface WordingFormProps {
  reviewed: ReviewedEntry;
  wording: Wording;
  onClose: () => void;
}

/** Words an entry of the library otherwise. What is typed and not saved is kept in this tab. */
export function WordingForm({ reviewed, wording, onClose }: WordingFormProps) {
  const { entry, version, original, shown } = reviewed;
  const { account } = useMember();
  const utils = trpc.useUtils();
  const drafts = draftsOf(entry);
  const stored = textsOf(wording);
  const [texts, setTexts] = useState<Texts>(() => drafts.read(account.id) ?? stored);
  const [errors, setErrors] = useState<Partial<Record<WordingField, string>>>({});
  // The version that these words are based on, whatever is loaded meanwhile.
  const [base, setBase] = useState(version);
  const [present, setPresent] = useState<ReviewedEntry | null>(null);
  const fields = fieldsOf(shown.contentType);
  const differs = fields.some((field) => texts[field] !== stored[field]);
  useEffect(() => drafts.keep(account.id, differs ? texts : null), [drafts, account.id, differs, texts]);
  useEffect(() => document.getElementById(wordingId('title'))?.focus(), []);
  const showErrors = (found: Partial<Record<WordingField, string>>) => {
    flushSync(() => setErrors(found));
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(wordingId(first))?.focus();
  };
  const save = trpc.guidance.review.reword.useMutation({
    onSuccess: (now) => {
      drafts.keep(account.id, null);
      utils.guidance.review.get.setData({ entry }, now);
      showSuccess({ title: words.saved });
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
    save.mutate({ entry, version: basedOn, ...toWording(texts, shown.contentType) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!save.isPending) send(base);
  };
  const theirs = present?.wording ? textsOf(present.wording) : null;
  return (
    <form noValidate className={classes.form} aria-labelledby="wording" onSubmit={submit}>
      <h3 id="wording">{reviewed.origin === 'church' ? words.own.editTitle : words.rewordTitle}</h3>
      <p className={classes.intro}>{words.aboutReword}</p>
      <WordingFields
        contentType={shown.contentType}
        language={shown.language}
        texts={texts}
        errors={errors}
        onChange={setTexts}
      />
      {present && theirs && (
        <ChangedElsewhere
          saving={save.isPending}
          collisions={fields
            .filter((field) => theirs[field] !== texts[field])
            .map((field) => ({
              name: labelOf(field),
              theirs: theirs[field] ?? '',
              mine: texts[field] ?? '',
              lang: shown.language,
            }))}
          onKeep={() => send(present.version)}
          onTake={() => {
            setTexts(theirs);
            setBase(present.version);
            setPresent(null);
            utils.guidance.review.get.setData({ entry }, present);
          }}
        />
      )}
      <div className={classes.acts}>
        <ActionButton type="submit" off={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </ActionButton>
        {original && (
          <ActionButton variant="default" off={save.isPending} onClick={() => setTexts(textsOf(original))}>
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
