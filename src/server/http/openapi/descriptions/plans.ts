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

const LANGUAGE = 'The language of its heading, as in `<html lang>`.';
const PLANNED = {
  entry: 'Its name in the library.',
  title: 'Its heading.',
  language: LANGUAGE,
  contentType: CONTENT_TYPE,
};
const DATE = { description: 'A date in the zone of each member.', format: 'date' } as const;
const WEEK = {
  title: 'What members read on the card.',
  startsOn: { description: 'Its first day.', format: 'date' },
  endsOn: { description: 'Its last day.', format: 'date' },
  passages: 'The places in the Bible that it is about, such as `John 15:12-17`.',
} as const;

/** The contracts of `shared/guidance/plans.ts`. */
export const PLAN_FIELDS = [
  describeFields(plannedEntry, PLANNED),
  describeFields(pinnedEntry, {
    ...PLANNED,
    id: ID,
    localDate: DATE,
    pinnedBy: 'The name of the reviewer who pinned it; null for an account that is gone.',
  }),
  describeFields(themeWeek, { ...WEEK, id: ID, entries: 'The entries that come first in it.' }),
  describeFields(plansOutput, { pins: 'The pinned entries.', weeks: 'The theme weeks.' }),
  describeFields(pinBody, {
    entry: PLANNED.entry,
    localDate: DATE,
    replaces: 'The id of the pin of that date and type that it replaces; null where there is none.',
  }),
  describeFields(planIdInput, { id: ID }),
  describeFields(themeWeekBody, WEEK),
  describeFields(previewWeekInput, { passages: 'The passages, with semicolons between them.' }),
  describeFields(previewWeekOutput, { entries: 'The entries that would come first.' }),
];
