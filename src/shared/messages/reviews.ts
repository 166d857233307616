import { pluralsOf } from '../text/plural.ts';
import type { Catalogue } from './message.ts';

const count = pluralsOf('en-US');
const WORDS = { one: '# word', other: '# words' };

/** The server's sentences for reviewers, in English. */
export const REVIEWS = {
  reviewers_only: 'This is for reviewers and administrators.',
  no_such_entry: 'This entry no longer exists.',
  review_changed_meanwhile:
    'Somebody else changed this entry in the meantime. Your words are still here; take a look at the saved version.',
  review_last_entry:
    'This is the last entry of its subject and type that can be sent. Restore or approve another one first.',
  review_too_few: ({ enough }: { enough: number }) =>
    `Only reviewed entries are sent, so ${enough} of each subject and type must stay approved. Approve another one first.`,
  review_not_ready: ({ groups }: { groups: number }) =>
    `Too few entries are approved: ${groups} groups of subject and type still need approvals.`,
  review_nothing_to_undo: 'There is no change to undo.',
  review_not_reworded: 'Only entries of the library can be reworded.',
  review_about_fixed: 'You can only change what an entry is about if your church wrote it.',
  plan_past: 'This date is over. Please choose a later one',
  plan_length: ({ days }: { days: number }) => `Please choose an end that is at most ${days} days after the start`,
  plan_no_entries: 'The library has nothing on these passages. Please name others, such as John 15:12-17',
  plan_overlaps: ({ title }: { title: string }) => `“${title}” has some of these days already`,
  plan_pinned_by: ({ name, title }: { name: string; title: string }) =>
    `${name} has pinned “${title}” for this date. Replace it, or choose another date.`,
  plan_pinned: ({ title }: { title: string }) =>
    `“${title}” is already pinned for this date. Replace it, or choose another date.`,
  plan_retired: 'This entry is retired. Restore it first.',
  plan_draft: 'This entry is a draft. Approve it first.',
  own_entries_full: ({ limit }: { limit: number }) => `Your church has written ${limit} entries, which is the most.`,
  plan_gone: 'This has already been removed.',
  wording_needed: 'Please fill this in',
  wording_count: ({ least, most }: { least: number; most: number }) =>
    `Please give ${least} to ${most}, one on each line`,
  wording_words: ({ words, least, most }: { words: number; least: number; most: number }) =>
    `This has ${count(words, WORDS)}; please keep it between ${least} and ${most}`,
  wording_question: 'Please end each question with a question mark',
  wording_link: 'Please leave out links',
  wording_address: 'Please leave out email addresses and handles',
  wording_phone: 'Please leave out phone numbers',
  wording_markup: 'Please write plain text, without characters such as * or #',
  wording_hidden: 'Please leave out emoji and hidden characters',
  wording_script: 'Please write in Latin letters',
  quotation_altered: ({ quoted, expected }: { quoted: string; expected: string }) =>
    `“${quoted}” is not what the Bible says: it has “${expected}”.`,
  quotation_omits: ({ quoted, leftOut }: { quoted: string; leftOut: string }) =>
    `“${quoted}” is not what the Bible says: “${leftOut}” is left out.`,
  quotation_elsewhere: ({ quoted, places }: { quoted: string; places: string }) =>
    `“${quoted}” does not stand in the verse that is named. The Bible has these words in ${places}.`,
  quotation_joined: ({ quoted, places }: { quoted: string; places: string }) =>
    `“${quoted}” is not what the Bible says: words of several places are joined (${places}).`,
  quotation_order: ({ quoted }: { quoted: string }) =>
    `“${quoted}” is not what the Bible says: its parts stand in another order.`,
  quotation_translation: ({ quoted, translation }: { quoted: string; translation: string }) =>
    `“${quoted}” is not from the translation that is named; these are the words of ${translation}.`,
  quotation_not_there: ({ quoted }: { quoted: string }) =>
    `“${quoted}” is not what the Bible says: the verse that is named has other words.`,
  reference_missing: ({ reference }: { reference: string }) => `The Bible has no ${reference}.`,
} as const satisfies Catalogue;
