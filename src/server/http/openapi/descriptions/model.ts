import { memberModelUse, modelUse, modelUseListInput, modelUseListOutput } from '../../../../shared/admin/model-use.ts';
import { modelConsentBody, modelConsentOutput, modelFacts } from '../../../../shared/guidance/model.ts';
import { describeFields } from './description.ts';
import { ANY_MEMBER_ID, HAS_MORE, LIMIT, PAGE, SUCCESS, USERNAME, WORDING_LANGUAGE } from './texts.ts';

const AGREED = 'Whether the member agrees that a language model writes guidance for them.';

const USE = {
  calls: 'How often it was asked this month, by the days where the member lives.',
  tokens: 'What it read and wrote for them this month, in tokens.',
  spent: 'Dollars this month.',
  callsToday: 'How often it was asked on the member’s present day.',
  dailyCap: 'How often it may be asked on one day; null on a site without a model.',
};

/** The contracts of `shared/guidance/model.ts`. */
export const MODEL_FIELDS = [
  describeFields(modelConsentBody, { agreed: AGREED, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(modelFacts, {
    name: 'What the model is called.',
    entries: 'Entries that it wrote this month.',
    calls: 'How often it was asked this month.',
    tokens: 'What it read and wrote this month, in tokens.',
    spent: 'Dollars this month.',
    left: 'Dollars of the month’s budget that are left.',
    dailyCap: 'How often it may be asked for one member on one day.',
    membersAgreed: 'Members who agreed.',
    membersAtCap: 'Members for whom the daily cap was reached, yesterday or today.',
    restsUntil: 'Until when the site leaves it alone after errors; null where it does not.',
    lastError: 'The kind of the last error, where no good answer came since; null where there is none.',
    lastFailedAt: 'When that error happened; null where there is none.',
    lastAnsweredAt: 'When it last gave an answer that could be used; null where it has given none.',
  }),
  describeFields(modelUse, USE),
  describeFields(modelUseListInput, {
    page: PAGE,
    limit: LIMIT,
    q: 'A member’s number, or how their name or address begins.',
  }),
  describeFields(memberModelUse, { ...USE, userId: ANY_MEMBER_ID, username: USERNAME }),
  describeFields(modelUseListOutput, { members: 'Those who cost most first.', hasMore: HAS_MORE }),
  describeFields(modelConsentOutput, { success: SUCCESS, agreed: AGREED }),
];
