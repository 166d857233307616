import {
  pinBody,
  pinnedEntry,
  planIdInput,
  plannedEntry,
  plansOutput,
  previewWeekInput,
  previewWeekOutput,
  themeWeek,
  themeWeekBody,
} from '../../../../shared/guidance/plans.ts';
import { describeFields } from './description.ts';
import { CONTENT_TYPE, ID } from './texts.ts';

const LANGUAGE = 'The language of its title, as in `<html lang>`.';
const PLANNED = {
  entry: 'Its name in the library.',
  title: 'Its title.',
  language: LANGUAGE,
  contentType: CONTENT_TYPE,
};
const DATE = { description: 'A date, in the time zone of each member.', format: 'date' } as const;
const WEEK = {
  title: 'The title, which members read on the card.',
  startsOn: { description: 'Its first day.', format: 'date' },
  endsOn: { description: 'Its last day.', format: 'date' },
  passages: 'The Bible passages of the theme, such as `John 15:12-17`.',
} as const;

/** The contracts of `shared/guidance/plans.ts`. */
export const PLAN_FIELDS = [
  describeFields(plannedEntry, PLANNED),
  describeFields(pinnedEntry, {
    ...PLANNED,
    id: ID,
    localDate: DATE,
    pinnedBy: 'The name of the reviewer who pinned it; null for a deleted account.',
  }),
  describeFields(themeWeek, { ...WEEK, id: ID, entries: 'The entries that are chosen first in that week.' }),
  describeFields(plansOutput, { pins: 'The pinned entries.', weeks: 'The theme weeks.' }),
  describeFields(pinBody, {
    entry: PLANNED.entry,
    localDate: DATE,
    replaces: 'The id of the pin of the same date and type to replace; null without one.',
  }),
  describeFields(planIdInput, { id: ID }),
  describeFields(themeWeekBody, WEEK),
  describeFields(previewWeekInput, { passages: 'The passages, separated by semicolons.' }),
  describeFields(previewWeekOutput, { entries: 'The entries that would be chosen first.' }),
];
