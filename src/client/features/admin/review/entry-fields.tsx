import '@mantine/core/styles/SimpleGrid.layer.css';
import { NativeSelect, SimpleGrid, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewEntryWords as words } from '#strings/admin/review-entry.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { SEASONS } from '../../../../shared/guidance/choice-reasons.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import type { EntryAbout } from '../../../../shared/guidance/review.ts';
import { WORDING_FIELDS } from '../../../../shared/guidance/review-choices.ts';
import { CONTENT_LANGUAGE, LANGUAGES } from '../../../../shared/languages.ts';
import { CHALLENGES } from '../../../../shared/onboarding/onboarding-choices.ts';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { UnbrokenWords } from '../../../components/text/unbroken-words.tsx';
import { toggled } from '../../../lib/toggled.ts';
import { oneOf } from '../admin-url.ts';
import { type EntryDraft, LISTS, type WordingErrors, type WordingField, wordingId } from './entry-draft.ts';

const { own, notes } = words;
/** The labels of the texts' fields. */
export const FIELD_LABELS: Record<WordingField, string> = { ...guidanceWords.fields, ...words.fields };
const SHORT: readonly WordingField[] = ['title', 'scripture'];

interface EntryFieldsProps {
  draft: EntryDraft;
  /** The language of the entry, as a `lang` attribute. */
  language: string;
  errors: WordingErrors;
  /** True while the entry is being saved and input would be lost. */
  readOnly?: boolean;
  onChange: (values: Partial<EntryDraft>) => void;
  /** A field before the subject. */
  children?: ReactNode;
}

/** The fields of an entry: its texts, and for the church's own its subject, language and audience. */
export function EntryFields({ draft, language, errors, readOnly = false, children, ...props }: EntryFieldsProps) {
  const { contentType, texts, about } = draft;
  const onChange = (values: Partial<EntryDraft>) => {
    if (!readOnly) props.onChange(values);
  };
  const changeAbout = (next: EntryAbout) => onChange({ about: next });
  return (
    <>
      {about && (
        // The columns are wide, because names of subjects are long and a select cannot wrap them.
        <SimpleGrid minColWidth="min(100%, 16rem)" autoFlow="auto-fit" spacing="sm">
          {children}
          <SubjectFields about={about} onChange={changeAbout} />
        </SimpleGrid>
      )}
      {WORDING_FIELDS[contentType].map((field) => (
        <Textarea
          key={field}
          id={wordingId(field)}
          data-path={wordingId(field)}
          readOnly={readOnly}
          label={FIELD_LABELS[field]}
          description={field === 'scripture' ? words.versesAbout : LISTS.includes(field) ? words.onePerLine : undefined}
          lang={field === 'scripture' ? CONTENT_LANGUAGE : language}
          autosize
          minRows={SHORT.includes(field) ? 1 : 3}
          maxRows={14}
          value={texts[field] ?? ''}
          error={errors[field]}
          onChange={(event) => onChange({ texts: { ...texts, [field]: event.currentTarget.value } })}
        />
      ))}
      {about && <AudienceFields about={about} onChange={changeAbout} />}
    </>
  );
}

/** The element id of the subject's field. */
export const SUBJECT_ID = 'about-concept';

interface AboutFieldsProps {
  about: EntryAbout;
  onChange: (about: EntryAbout) => void;
}

function SubjectFields({ about, onChange }: AboutFieldsProps) {
  return (
    <>
      <NativeSelect
        id={SUBJECT_ID}
        label={adminReviewWords.concept}
        data={CONCEPTS.map((value) => ({ value, label: conceptWords[value] }))}
        value={about.concept}
        onChange={(event) =>
          onChange({ ...about, concept: oneOf(CONCEPTS, event.currentTarget.value) ?? about.concept })
        }
      />
      <NativeSelect
        label={own.language}
        description={own.languageAbout}
        // The description is below the input, so that the inputs of the row align.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        value={about.language}
        onChange={(event) => onChange({ ...about, language: event.currentTarget.value })}
      />
    </>
  );
}

function AudienceFields({ about, onChange }: AboutFieldsProps) {
  const { challenges, seasons } = about;
  return (
    <>
      <ChoiceGroup legend={notes.challenges} layout="columns" about={own.challengesAbout}>
        {CHALLENGES.map((challenge) => (
          <CheckboxChoice
            key={challenge}
            name="challenges"
            checked={challenges.includes(challenge)}
            // The order of choosing is kept, because the first one counts most.
            onChange={(on) =>
              onChange({
                ...about,
                challenges: on ? [...challenges, challenge] : challenges.filter((other) => other !== challenge),
              })
            }
            label={<UnbrokenWords>{challengeName(challenge)}</UnbrokenWords>}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={notes.seasons} layout="columns" about={own.seasonsAbout}>
        {SEASONS.map((season) => (
          <CheckboxChoice
            key={season}
            name="seasons"
            checked={seasons.includes(season)}
            onChange={(on) => onChange({ ...about, seasons: toggled(SEASONS, seasons, season, on) })}
            label={own.seasons[season]}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={own.safety} layout="rows" about={own.urgesContactAbout}>
        <CheckboxChoice
          name="urgesContact"
          checked={about.urgesContact}
          onChange={(on) => onChange({ ...about, urgesContact: on })}
          label={own.urgesContact}
        />
      </ChoiceGroup>
    </>
  );
}
