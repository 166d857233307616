import { NativeSelect } from '@mantine/core';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { SEASONS } from '../../../../shared/guidance/choice-reasons.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import type { EntryAbout } from '../../../../shared/guidance/review.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import { CHALLENGES } from '../../../../shared/onboarding/onboarding-choices.ts';
import { Choice, ChoiceGroup } from '../../../components/forms/choices.tsx';
import { oneOf } from '../place.ts';

const words = adminReviewWords.own;

interface AboutFieldsProps {
  about: EntryAbout;
  onChange: (about: EntryAbout) => void;
}

/** The id of the field of the subject in the page. */
export const SUBJECT_ID = 'about-concept';

/** The fields of an entry's subject and language. */
export function SubjectFields({ about, onChange }: AboutFieldsProps) {
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
        label={words.language}
        description={words.languageAbout}
        // Below, so that the fields of the row stand in one line.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        value={about.language}
        onChange={(event) => onChange({ ...about, language: event.currentTarget.value })}
      />
    </>
  );
}

/** The fields that say for whom an entry is. */
export function AudienceFields({ about, onChange }: AboutFieldsProps) {
  const { challenges, seasons } = about;
  return (
    <>
      <ChoiceGroup legend={adminReviewWords.notes.challenges} layout="columns" about={words.challengesAbout}>
        {CHALLENGES.map((challenge) => (
          <Choice
            key={challenge}
            type="checkbox"
            name="challenges"
            checked={challenges.includes(challenge)}
            onChange={(on) => onChange({ ...about, challenges: withChoice(challenges, challenge, on) })}
            label={challengeName(challenge)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={adminReviewWords.notes.seasons} layout="columns" about={words.seasonsAbout}>
        {SEASONS.map((season) => (
          <Choice
            key={season}
            type="checkbox"
            name="seasons"
            checked={seasons.includes(season)}
            onChange={(on) => onChange({ ...about, seasons: withChoice(seasons, season, on) })}
            label={words.seasons[season]}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={words.safety} layout="rows" about={words.urgesContactAbout}>
        <Choice
          type="checkbox"
          name="urgesContact"
          checked={about.urgesContact}
          onChange={(on) => onChange({ ...about, urgesContact: on })}
          label={words.urgesContact}
        />
      </ChoiceGroup>
    </>
  );
}

/** Adds a choice at the end of a list, or takes it out. */
function withChoice<Item>(chosen: readonly Item[], item: Item, on: boolean): Item[] {
  return [...chosen.filter((other) => other !== item), ...(on ? [item] : [])];
}
