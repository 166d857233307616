import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import { conceptWords, typeWords } from '#strings/guidance/content.ts';
import { SEASONS, type Season } from '../../../../shared/guidance/choice-reasons.ts';
import { CONCEPTS, type Concept } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import { CHALLENGES, type Challenge } from '../../../../shared/onboarding/onboarding-choices.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Choice, ChoiceGroup } from '../../../components/forms/choices.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { arriveAt } from '../../../lib/page/navigation.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { tellFailure } from '../call-notice.ts';
import { oneOf } from '../place.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [contentType, setContentType] = useState<ContentType>('prayer');
  const [concept, setConcept] = useState<Concept>(CONCEPTS[0]);
  const [language, setLanguage] = useState<string>(currentLanguage);
  const [challenges, setChallenges] = useState<Challenge[]>([]);
  const [seasons, setSeasons] = useState<Season[]>([]);
  const [urgesContact, setUrgesContact] = useState(false);
  const [texts, setTexts] = useState<Texts>(() => drafts.read(account.id) ?? {});
  const [errors, setErrors] = useState<Partial<Record<WordingField, string>>>({});
  const isBlank = Object.values(texts).every((text) => text.trim() === '');
  useEffect(() => drafts.keep(account.id, isBlank ? null : texts), [account.id, isBlank, texts]);
  useEffect(() => arriveAt(heading.current), []);
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
    const about = { contentType, concept, language, challenges, seasons, urgesContact };
    add.mutate({ ...toWording(texts, contentType), ...about });
  };
  const chevron = {
    rightSection: <IconChevronDown aria-hidden size={18} />,
    rightSectionPointerEvents: 'none',
  } as const;
  return (
    <form noValidate className={classes.form} aria-labelledby="new-entry" onSubmit={submit}>
      <h2 id="new-entry" ref={heading} tabIndex={-1} className={classes.title}>
        {words.title}
      </h2>
      <p className={classes.intro}>{words.about}</p>
      <div className={classes.about}>
        <NativeSelect
          label={adminReviewWords.type}
          data={CONTENT_TYPES.map((value) => ({ value, label: typeWords[value] }))}
          value={contentType}
          onChange={(event) => setContentType(oneOf(CONTENT_TYPES, event.currentTarget.value) ?? contentType)}
          {...chevron}
        />
        <NativeSelect
          label={adminReviewWords.concept}
          data={CONCEPTS.map((value) => ({ value, label: conceptWords[value] }))}
          value={concept}
          onChange={(event) => setConcept(oneOf(CONCEPTS, event.currentTarget.value) ?? concept)}
          {...chevron}
        />
        <NativeSelect
          label={words.language}
          description={words.languageAbout}
          data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
          {...chevron}
        />
      </div>
      <WordingFields contentType={contentType} language={language} texts={texts} errors={errors} onChange={setTexts} />
      <ChoiceGroup legend={adminReviewWords.notes.challenges} layout="columns" about={words.challengesAbout}>
        {CHALLENGES.map((challenge) => (
          <Choice
            key={challenge}
            type="checkbox"
            name="challenges"
            checked={challenges.includes(challenge)}
            onChange={(on) => setChallenges(withChoice(challenges, challenge, on))}
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
            onChange={(on) => setSeasons(withChoice(seasons, season, on))}
            label={words.seasons[season]}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={words.safety} layout="rows" about={words.urgesContactAbout}>
        <Choice
          type="checkbox"
          name="urgesContact"
          checked={urgesContact}
          onChange={setUrgesContact}
          label={words.urgesContact}
        />
      </ChoiceGroup>
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

/** Adds a choice at the end of a list, or takes it out. */
function withChoice<Item>(chosen: readonly Item[], item: Item, on: boolean): Item[] {
  return [...chosen.filter((other) => other !== item), ...(on ? [item] : [])];
}
