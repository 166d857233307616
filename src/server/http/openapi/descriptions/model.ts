import { memberModelUse, modelUse, modelUseListInput, modelUseListOutput } from '../../../../shared/admin/model-use.ts';
import { modelConsentBody, modelConsentOutput, modelFacts } from '../../../../shared/guidance/model.ts';
import { describeFields } from './description.ts';
import { ANY_MEMBER_ID, HAS_MORE, LIMIT, PAGE, SUCCESS, USERNAME, WORDING_LANGUAGE } from './texts.ts';

const AGREED = 'Whether the member agrees that a language model writes guidance for them.';

const USE = {
  calls: 'The number of calls this month, by the days of the member’s time zone.',
  tokens: 'The tokens that it read and wrote for the member this month.',
  spent: 'The cost this month, in dollars.',
  callsToday: 'The number of calls on the member’s current day.',
  dailyCap: 'The most calls on one day; null on a site without a model.',
};

/** The contracts of `shared/guidance/model.ts`. */
export const MODEL_FIELDS = [
  describeFields(modelConsentBody, { agreed: AGREED, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(modelFacts, {
    name: 'The name of the model.',
    entries: 'The number of entries that it wrote this month.',
    calls: 'The number of calls this month.',
    tokens: 'The tokens that it read and wrote this month.',
    spent: 'The cost this month, in dollars.',
    left: 'The rest of the month’s budget, in dollars.',
    dailyCap: 'The most calls for one member on one day.',
    membersAgreed: 'The number of members who agreed.',
    membersAtCap: 'The number of members who reached the daily cap yesterday or today.',
    restsUntil: 'Until when the site does not call it after errors; null if it does.',
    lastError: 'The last error as a code; null if a later answer was usable, or without an error.',
    lastFailedAt: 'When that error happened; null without one.',
    lastAnsweredAt: 'When it last gave a usable answer; null for never.',
  }),
  describeFields(modelUse, USE),
  describeFields(modelUseListInput, {
    page: PAGE,
    limit: LIMIT,
    q: 'A member’s id, or the beginning of a name or address.',
  }),
  describeFields(memberModelUse, { ...USE, userId: ANY_MEMBER_ID, username: USERNAME }),
  describeFields(modelUseListOutput, { members: 'The members, the highest cost first.', hasMore: HAS_MORE }),
  describeFields(modelConsentOutput, { success: SUCCESS, agreed: AGREED }),
];
