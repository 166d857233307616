import { choiceWords } from '#strings/guidance/choice.ts';
import { SEASONS } from '../../../../shared/guidance/choice-reasons.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CHALLENGES } from '../../../../shared/onboarding/onboarding-choices.ts';

/** Returns the sentence that says why an entry was chosen for its member; null without a reason. */
export function choiceReason({ chosenBecause, chosenFor }: GuidanceEntry): string | null {
  if (chosenBecause === 'satisfaction') return choiceWords.satisfaction;
  if (chosenBecause === 'pinned') return choiceWords.pinned;
  if (chosenBecause === 'theme') return chosenFor && choiceWords.theme(chosenFor);
  if (chosenBecause === 'season') {
    const season = SEASONS.find((known) => known === chosenFor);
    return season ? choiceWords.season(season) : null;
  }
  const challenge = CHALLENGES.find((known) => known === chosenFor);
  return challenge && chosenBecause ? choiceWords[chosenBecause](challenge) : null;
}
