import { isNotNull, isNull } from 'drizzle-orm';
import type { CareSign } from '../../src/shared/guidance/care/care-signs.ts';
import { CHOICE_REASONS, type Season } from '../../src/shared/guidance/choice-reasons.ts';
import { CONCEPTS } from '../../src/shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../src/shared/guidance/content-types.ts';
import { REPORT_REASONS } from '../../src/shared/guidance/report-reasons.ts';
import type { EntryAbout, Wording } from '../../src/shared/guidance/review.ts';
import { REVIEW_STATES, type ReviewState } from '../../src/shared/guidance/review-choices.ts';
import type { Challenge } from '../../src/shared/onboarding/onboarding-choices.ts';
import type { SchemaKit } from '../columns.ts';
import type { AuthTables } from './auth.ts';
import type { ScheduleTables } from './schedule.ts';
import { ownerColumn } from './users.ts';

/** The tables of guidance entries and goals. */
export function guidanceTables(kit: SchemaKit, { users, queuedJobs }: AuthTables & ScheduleTables) {
  const guidanceEntries = kit.table(
    'guidance_entries',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      title: kit.text().notNull(),
      content: kit.text().notNull(),
      // The language of its own words, as in `<html lang>`; the scripture's may be another.
      language: kit.text().notNull().default('en'),
      // The verses it is about, such as `Galatians 6:2`; a translation that prints verses as one may quote more.
      reference: kit.text(),
      scripture: kit.text(),
      // The line that its translation asks for, or the reason why it comes from another; null where there is neither.
      scriptureNote: kit.text(),
      // The language of the scripture's words, as in `<html lang>`.
      scriptureLanguage: kit.text().notNull().default('en'),
      actionSteps: kit.textList(),
      contentType: kit.choice(CONTENT_TYPES).notNull(),
      responseId: kit.text(),
      prayerPrompt: kit.text(),
      encouragement: kit.text(),
      focusPoint: kit.text(),
      actionPrompt: kit.text(),
      practicalStep: kit.text(),
      checkInQuestion: kit.text(),
      motivationalNote: kit.text(),
      historicalQuote: kit.text(),
      reflectionQuestions: kit.textList(),
      gratitudePrompt: kit.text(),
      tomorrowPreparation: kit.text(),
      isCompleted: kit.flag().notNull().default(false),
      userReflection: kit.text(),
      isDev: kit.flag().notNull().default(false),
      createdAt: kit.createdAt(),
      // One entry per job: after a crash, preparing again finds the first one.
      jobId: kit
        .int()
        .unique()
        .references(() => queuedJobs.id, { onDelete: 'set null' }),
      concept: kit.text().notNull(),
      challenges: kit.textList(),
      libraryKey: kit.text(),
      // The reason it was chosen for its member, and the challenge or season of the reason; both null without a reason.
      chosenBecause: kit.choice(CHOICE_REASONS),
      chosenFor: kit.text(),
      // The model and the version of its prompt; null for an entry of the library. Its `responseId` is the provider's.
      writtenBy: kit.text(),
      isHelpful: kit.flag().notNull().default(false),
      // The member's local day of the entry, and the instant from which it is visible (decisions.md D17).
      localDate: kit.localDate().notNull(),
      availableAt: kit.instant().notNull(),
      completedAt: kit.instant(),
      completedLocalDate: kit.localDate(),
    },
    (t) => [
      kit.index('guidance_entries_history').on(t.userId, t.isDev, t.availableAt, t.id),
      // The entries on which a member has written, for their journal.
      kit
        .index('guidance_entries_written')
        .on(t.userId, t.isDev, t.availableAt, t.id)
        .where(isNotNull(t.userReflection)),
      kit.index('guidance_entries_seen').on(t.userId, t.isDev, t.concept, t.contentType, t.libraryKey),
      kit
        .index('guidance_entries_completed')
        .on(t.userId, t.isDev, t.completedLocalDate)
        .where(isNotNull(t.completedLocalDate)),
      // The entries of all members that are not visible yet.
      kit.index('guidance_entries_available').on(t.availableAt, t.id),
      kit.index('guidance_entries_generated').on(t.availableAt, t.id).where(isNotNull(t.writtenBy)),
    ],
  );

  const userGoals = kit.table(
    'user_goals',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      title: kit.text().notNull(),
      description: kit.text(),
      progress: kit.int().notNull().default(0),
      targetDate: kit.localDate(),
      isCompleted: kit.flag().notNull().default(false),
      createdAt: kit.createdAt(),
      // Progress is completions out of target (decisions.md D12).
      challenge: kit.text(),
      target: kit.int().notNull().default(12),
      completions: kit.int().notNull().default(0),
      // The key of the request that added the goal. The same request, sent again, adds no second goal.
      requestKey: kit.text(),
      // A deleted goal can be restored until the nightly clean-up deletes its row.
      deletedAt: kit.instant(),
    },
    (t) => [
      kit.index('user_goals_user').on(t.userId),
      kit.index('user_goals_deleted').on(t.deletedAt).where(isNotNull(t.deletedAt)),
    ],
  );

  // The model's calls, tokens and cost for a member on one of their local days.
  const modelDays = kit.table(
    'model_days',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      localDate: kit.localDate().notNull(),
      calls: kit.int().notNull(),
      inputTokens: kit.int().notNull(),
      outputTokens: kit.int().notNull(),
      // Millionths of a dollar.
      cost: kit.int().notNull(),
    },
    (t) => [
      kit.uniqueIndex('model_days_member').on(t.userId, t.localDate),
      kit.index('model_days_date').on(t.localDate),
    ],
  );

  // The model's calls, tokens and cost for the whole site in a month of UTC, `YYYY-MM`.
  const modelMonths = kit.table('model_months', {
    id: kit.id(),
    month: kit.text().notNull().unique(),
    calls: kit.int().notNull(),
    entries: kit.int().notNull(),
    inputTokens: kit.int().notNull(),
    outputTokens: kit.int().notNull(),
    cost: kit.int().notNull(),
  });

  // One row: how the model's server has answered lately, and since when the site leaves it alone.
  const modelHealth = kit.table('model_health', {
    id: kit.primaryInt(),
    // A digest of the settings that the row is about. Other settings begin with a new row.
    settingsDigest: kit.text().notNull(),
    // The call that the server is known to take.
    api: kit.choice(['responses', 'chat_completions']),
    // Failed calls in a row.
    failures: kit.int().notNull().default(0),
    restsUntil: kit.instant(),
    lastError: kit.text(),
    lastFailedAt: kit.instant(),
    lastAnsweredAt: kit.instant(),
  });

  // The signs of danger in a member's own words, for the card that offers help (rules.md G6), without the words themselves.
  const careNotices = kit.table('care_notices', {
    userId: kit.primaryInt().references(() => users.id, { onDelete: 'cascade' }),
    signs: kit.textList<CareSign>(),
    foundAt: kit.instant().notNull(),
    // Null while the card is shown on the dashboard.
    dismissedAt: kit.instant(),
    // Prompts to reconcile rest for seven days from here; null when no abuse was named.
    abuseNamedAt: kit.instant(),
    // When a text message with such signs was last answered, so that several in a row get one answer.
    answeredAt: kit.instant(),
  });

  // A member says once of an entry what is wrong with it; a second report replaces the first.
  const entryReports = kit.table(
    'entry_reports',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      entryId: kit
        .int()
        .notNull()
        .references(() => guidanceEntries.id, { onDelete: 'cascade' }),
      reason: kit.choice(REPORT_REASONS).notNull(),
      createdAt: kit.createdAt(),
      // Null until a reviewer has dealt with it.
      dealtWithAt: kit.instant(),
    },
    (t) => [
      kit.uniqueIndex('entry_reports_entry').on(t.entryId, t.userId),
      kit.index('entry_reports_user').on(t.userId),
      kit.index('entry_reports_open').on(t.createdAt).where(isNull(t.dealtWithAt)),
    ],
  );

  // The decisions of a church about entries: of the library, by their keys, or written by a model.
  const entryReviews = kit.table('entry_reviews', {
    id: kit.id(),
    libraryKey: kit.text().unique(),
    entryId: kit
      .int()
      .unique()
      .references(() => guidanceEntries.id, { onDelete: 'cascade' }),
    state: kit.choice(REVIEW_STATES).notNull(),
    // Counts the changes, so that two reviewers do not overwrite each other.
    version: kit.int().notNull(),
    // The church's own words; null for those of the library.
    wording: kit.json<Wording>(),
    // The digest of the library's words at the decision: an approval ends when the words change.
    digest: kit.text(),
    // The values before the last change, for undoing it. Only entries that the church wrote have `about`.
    previous: kit.json<{ state: ReviewState; wording: Wording | null; about?: EntryAbout }>(),
    changedAt: kit.instant().notNull(),
  });

  // Entries that the church wrote itself, beside the library. What is decided about them is in `entry_reviews`.
  const ownEntries = kit.table(
    'own_entries',
    {
      id: kit.id(),
      key: kit.text().notNull().unique(),
      concept: kit.choice(CONCEPTS).notNull(),
      contentType: kit.choice(CONTENT_TYPES).notNull(),
      // The language of its words; only members of this language get it.
      language: kit.text().notNull(),
      challenges: kit.textList<Challenge>(),
      seasons: kit.textList<Season>(),
      urgesContact: kit.flag().notNull().default(false),
      // The texts as the church first wrote them. Its later changes are in `entry_reviews`.
      wording: kit.json<Wording>().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('own_entries_subject').on(t.concept, t.contentType)],
  );

  // Entries that administrators chose for a date. Each member whose schedule has guidance of that type on that local date
  // gets this entry.
  const pinnedEntries = kit.table(
    'pinned_entries',
    {
      id: kit.id(),
      localDate: kit.localDate().notNull(),
      contentType: kit.choice(CONTENT_TYPES).notNull(),
      libraryKey: kit.text().notNull(),
      // Null for an account that is gone, and for pins of releases that did not store it.
      createdBy: kit.int().references(() => users.id, { onDelete: 'set null' }),
    },
    (t) => [
      kit.uniqueIndex('pinned_entries_date').on(t.localDate, t.contentType),
      kit.index('pinned_entries_creator').on(t.createdBy),
    ],
  );

  // Weeks in which entries on some passages come first. No two have a day in common.
  const themeWeeks = kit.table(
    'theme_weeks',
    {
      id: kit.id(),
      title: kit.text().notNull(),
      // Both included, in the member's zone.
      startsOn: kit.localDate().notNull(),
      endsOn: kit.localDate().notNull(),
      passages: kit.textList(),
    },
    (t) => [kit.index('theme_weeks_end').on(t.endsOn)],
  );

  return {
    guidanceEntries,
    entryReviews,
    ownEntries,
    pinnedEntries,
    themeWeeks,
    userGoals,
    careNotices,
    modelDays,
    modelMonths,
    modelHealth,
    entryReports,
  };
}

export type GuidanceTables = ReturnType<typeof guidanceTables>;
