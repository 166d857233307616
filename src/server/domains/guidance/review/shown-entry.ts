import type { ShownEntry } from '../../../../shared/guidance/review.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import type { Draft } from '../entries.ts';

/** Returns what a member reads of an entry. */
export function shownOf(draft: Omit<Draft, 'chosenBecause' | 'chosenFor'>): ShownEntry {
  const { title, content, contentType, actionSteps = [], reflectionQuestions = [] } = draft;
  const { language = CONTENT_LANGUAGE } = draft;
  const {
    scripture = null,
    scriptureNote = null,
    scriptureLanguage = CONTENT_LANGUAGE,
    historicalQuote = null,
  } = draft;
  const { prayerPrompt = null, encouragement = null, focusPoint = null } = draft;
  const { actionPrompt = null, practicalStep = null, checkInQuestion = null, motivationalNote = null } = draft;
  const { gratitudePrompt = null, tomorrowPreparation = null } = draft;
  return {
    ...{
      title,
      content,
      language,
      contentType,
      actionSteps,
      scripture,
      scriptureNote,
      scriptureLanguage,
      historicalQuote,
      reflectionQuestions,
    },
    ...{ prayerPrompt, encouragement, focusPoint, actionPrompt, practicalStep, checkInQuestion, motivationalNote },
    ...{ gratitudePrompt, tomorrowPreparation },
  };
}
