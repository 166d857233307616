import type { Queries, Work } from '../../../../../db/database.ts';
import type { ShownEntry } from '../../../../shared/guidance/review.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import type { Draft } from '../entries.ts';
import type { EntryRow } from '../repo.ts';
import { quoteStored } from '../translations/passages.ts';

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

/**
 * Returns a member's copy of an entry as a reviewer sees it. The verses are quoted in the reviewer's translation,
 * because the translation that a member chose can tell who they are.
 */
export function* showCopy(q: Queries, actor: MemberActor, copy: EntryRow): Work<ShownEntry> {
  const { reference } = copy;
  const passage = reference === null ? null : yield* quoteStored(q, ownId(actor), reference);
  const named = { scripture: reference, scriptureNote: null, scriptureLanguage: CONTENT_LANGUAGE };
  return shownOf({ ...copy, ...(passage ?? named) });
}
