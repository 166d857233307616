import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import type { EntryAbout } from '../../../../shared/guidance/review.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import type { Collision } from '../../../components/forms/changed-elsewhere.tsx';
import { conceptName } from './concept-name.ts';

const { concept, notes, own } = adminReviewWords;

/** Returns what two reviewers said differently of what an entry is about, in the words of the page. */
export function differences(theirs: EntryAbout, mine: EntryAbout): Collision[] {
  const [other, here] = [namesOf(theirs), namesOf(mine)];
  return here.flatMap(({ name, text }, at) => {
    const said = other[at]?.text ?? '';
    return said === text ? [] : [{ name, theirs: said, mine: text }];
  });
}

function namesOf(about: EntryAbout): { name: string; text: string }[] {
  return [
    { name: concept, text: conceptName(about.concept) },
    { name: own.language, text: LANGUAGES.find(({ code }) => code === about.language)?.name ?? about.language },
    { name: notes.challenges, text: about.challenges.map(challengeName).join(' · ') },
    { name: notes.seasons, text: about.seasons.map((season) => own.seasons[season]).join(' · ') },
    { name: own.safety, text: about.urgesContact ? own.urgesContact : '' },
  ];
}
