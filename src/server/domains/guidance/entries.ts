import type { Queries, Work } from '../../../../db/database.ts';
import { libraryEntry } from '../../../content/library/library.ts';
import type { LibraryEntry } from '../../../content/library/library-entry.ts';
import { formatQuote } from '../../../content/quotes/quote.ts';
import { QUOTES } from '../../../content/quotes/quotes.ts';
import { conceptOfDay } from '../../../shared/guidance/concepts.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { monthOf } from '../../lib/utc-month.ts';
import { parseReference } from '../../scripture/reference.ts';
import type { Site } from '../../site/site.ts';
import { avoidsReconciling } from './care/service.ts';
import { chooseEntry } from './choice.ts';
import { seasonOn } from './church-year.ts';
import { addEntry, readMember } from './model/repo.ts';
import { readChurchChoice } from './plans/church-choice.ts';
import { readReceivedKeys } from './plans/repo.ts';
import * as repo from './repo.ts';
import { readCandidates } from './review/church-library.ts';
import { wordingOf } from './review/entry-wording.ts';
import { readOnlyReviewed } from './review/repo.ts';
import type { Passage } from './translations/passage.ts';
import { quoteBundled, quoteToMember } from './translations/passages.ts';

// The number of helpful entries that count when the next entry is chosen (decisions.md D16).
const HELPFUL_MEMORY = 20;
/** The number of last entries from which the next one must differ. */
export const RECENT = 3;

/** A request for an entry's text. */
export interface GuidanceRequest {
  userId: number;
  contentType: ContentType;
  localDate: string;
  /** True for a test, which uses up nothing of what is meant for the member (decisions.md D18). */
  isDev: boolean;
  /** The entry whose text is chosen again, where it is stored already. */
  entryId?: number;
}

/** An entry's text before it belongs to a job. */
export type Draft = Omit<repo.NewEntry, 'userId' | 'jobId' | 'localDate' | 'availableAt'>;

/**
 * Writes a draft; null where the library is to write at once. When it fails, it is tried again, and in the end the text
 * comes from the library (rules.md S6, G3).
 * @throws {ComposerRests} where nothing was tried.
 */
export type Compose = (site: Site, request: GuidanceRequest) => Promise<Draft | null>;

/** A composer that is to be left alone for now. The queue tries again later. */
export class ComposerRests extends Error {
  override readonly name = 'ComposerRests';
}

/** Writes guidance that is not in the library, in a lane of its own. */
export interface Composer {
  /** Returns whether it may write for a member at all. */
  wants(site: Site, request: GuidanceRequest): Promise<boolean>;
  compose: Compose;
  /** How many drafts it writes at the same time. */
  atOnce: number;
}

/**
 * Chooses the library's entry for a member and day: by the day's concept, the member's challenges and what they have
 * received. The caller must store it in the same transaction, or two jobs prepared at once would get the same entry.
 */
export function* chooseFromLibrary(q: Queries, site: Site, request: GuidanceRequest): Work<Draft> {
  const { userId, contentType, localDate } = request;
  const concept = conceptOfDay(localDate);
  const use = yield* repo.readUse(q, { userId, concept, contentType, withTests: request.isDev });
  const { challenges, satisfactionRating: satisfaction } = yield* repo.readOnboardingAnswers(q, userId);
  const recent = yield* repo.readRecentKeys(q, userId, RECENT);
  const avoidsContact = yield* avoidsReconciling(q, userId, site.clock.now());
  const planned = yield* readChurchChoice(q, { ...request, avoidsContact });
  const candidates = planned?.entries ?? (yield* readCandidates(q, { userId, concept, contentType, avoidsContact }));
  const used = new Map(use.map(({ libraryKey, times }) => [libraryKey, times]));
  // The church may have written about another subject when the member received its entry.
  const own = candidates.filter((entry) => entry.byChurch && !used.has(entry.key)).map(({ key }) => key);
  if (own.length > 0) for (const key of yield* readReceivedKeys(q, userId, own, request.isDev)) used.set(key, 1);
  const { entry, reason: fitness } = chooseEntry(candidates, {
    used,
    challenges,
    helpful: yield* repo.readHelpfulChallenges(q, userId, HELPFUL_MEMORY),
    satisfaction,
    recentThemes: recent.flatMap((key) => libraryEntry(key)?.themes ?? []),
    season: site.env.CHURCH_YEAR === 'on' ? seasonOn(localDate) : null,
    seed: userId,
  });
  const reason = planned?.reason ?? fitness;
  const passage = yield* quoteToMember(q, userId, parseReference(entry.scripture));
  return { ...toDraft(entry, passage), chosenBecause: reason?.because ?? null, chosenFor: reason?.of ?? null };
}

/**
 * Returns the given draft if it may be sent, else the library's. A model's draft may not be sent once the member withdrew
 * their consent or named abuse.
 */
export function* sendableDraft(q: Queries, site: Site, request: GuidanceRequest, draft: Draft | null): Work<Draft> {
  const isAllowed = draft && (!draft.writtenBy || (yield* mayKeepModelDraft(q, site, request.userId)));
  if (draft && isAllowed && !(yield* needsLibrary(q, site, request))) return draft;
  return yield* chooseFromLibrary(q, site, request);
}

function* mayKeepModelDraft(q: Queries, site: Site, userId: number): Work<boolean> {
  if (yield* avoidsReconciling(q, userId, site.clock.now())) return false;
  return (yield* readMember(q, userId))?.modelConsent === true;
}

/** Returns whether a composer may write for a member. */
export async function mayCompose(site: Site, composer: Composer, request: GuidanceRequest): Promise<boolean> {
  return !(await site.db.snapshot((q) => needsLibrary(q, site, request))) && composer.wants(site, request);
}

/** Returns whether the library alone may write: only reviewed entries are sent, or the church planned something. */
function* needsLibrary(q: Queries, site: Site, request: GuidanceRequest): Work<boolean> {
  if (yield* readOnlyReviewed(q)) return true;
  const avoidsContact = yield* avoidsReconciling(q, request.userId, site.clock.now());
  return (yield* readChurchChoice(q, { ...request, avoidsContact })) !== null;
}

/** Stores a draft as a job's entry, hidden until its slot; returns the id of the job's only entry. */
export function* storeEntry(
  q: Queries,
  site: Site,
  job: { id: number; userId: number; localDate: string; scheduledTime: Date; isDev: boolean },
  draft: Draft,
): Work<number> {
  const { id, isNew } = yield* repo.insertForJob(q, {
    ...draft,
    userId: job.userId,
    jobId: job.id,
    isDev: job.isDev,
    localDate: job.localDate,
    availableAt: job.scheduledTime,
    createdAt: new Date(site.clock.now()),
  });
  if (isNew && draft.responseId) yield* repo.updateLastResponse(q, job.userId, draft.responseId);
  if (isNew && draft.writtenBy) yield* addEntry(q, monthOf(site.clock.now()));
  return id;
}

/**
 * Stores a member's first guidance, from the library. It has no job and no delivery, and appears only in the app, at
 * once (decisions.md D46). A slot of the same day gets another entry, because this one is used.
 */
export function* makeFirstEntry(q: Queries, site: Site, request: Omit<GuidanceRequest, 'isDev'>): Work<void> {
  const draft = yield* chooseFromLibrary(q, site, { ...request, isDev: false });
  const now = new Date(site.clock.now());
  const { userId, localDate } = request;
  yield* repo.insertEntry(q, { ...draft, userId, isDev: false, localDate, availableAt: now, createdAt: now });
}

/**
 * Returns what an entry of the library says, with the words of its verse and its quotation. The verse comes from the
 * bundled translation unless it is given in another.
 */
export function toDraft(
  entry: LibraryEntry,
  passage: Passage = quoteBundled(parseReference(entry.scripture)),
): Omit<Draft, 'chosenBecause' | 'chosenFor'> {
  const { key, contentType, concept, challenges, language = CONTENT_LANGUAGE } = entry;
  const quote = contentType === 'reflection' ? QUOTES[entry.quote] : undefined;
  return {
    ...wordingOf(entry),
    ...{ contentType, language, challenges, concept, libraryKey: key },
    ...(quote && { historicalQuote: formatQuote(quote) }),
    ...passage,
  };
}
