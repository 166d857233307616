import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { Wording } from '../../../../shared/guidance/review.ts';

/** Returns the texts of an entry that a church may word otherwise. */
export function wordingOf(entry: LibraryEntry): Wording {
  const { title, content, scripture, actionSteps } = entry;
  const common = { title, content, scripture, actionSteps };
  switch (entry.contentType) {
    case 'prayer': {
      const { prayerPrompt, encouragement, focusPoint } = entry;
      return { ...common, prayerPrompt, encouragement, focusPoint };
    }
    case 'do': {
      const { actionPrompt, practicalStep, checkInQuestion, motivationalNote } = entry;
      return { ...common, actionPrompt, practicalStep, checkInQuestion, motivationalNote };
    }
    case 'reflection': {
      const { reflectionQuestions, gratitudePrompt, tomorrowPreparation } = entry;
      return { ...common, reflectionQuestions, gratitudePrompt, tomorrowPreparation };
    }
  }
}

/** Returns an entry with other texts. */
export function withWording(
  entry: LibraryEntry,
  { title, content, scripture, actionSteps, ...w }: Wording,
): LibraryEntry {
  const common = { title, content, scripture, actionSteps };
  switch (entry.contentType) {
    case 'prayer': {
      const { prayerPrompt = entry.prayerPrompt, encouragement = entry.encouragement } = w;
      return { ...entry, ...common, prayerPrompt, encouragement, focusPoint: w.focusPoint ?? entry.focusPoint };
    }
    case 'do': {
      const { actionPrompt = entry.actionPrompt, practicalStep = entry.practicalStep } = w;
      const { checkInQuestion = entry.checkInQuestion, motivationalNote = entry.motivationalNote } = w;
      return { ...entry, ...common, actionPrompt, practicalStep, checkInQuestion, motivationalNote };
    }
    case 'reflection': {
      const { reflectionQuestions = entry.reflectionQuestions, gratitudePrompt = entry.gratitudePrompt } = w;
      const { tomorrowPreparation = entry.tomorrowPreparation } = w;
      return { ...entry, ...common, reflectionQuestions, gratitudePrompt, tomorrowPreparation };
    }
  }
}
