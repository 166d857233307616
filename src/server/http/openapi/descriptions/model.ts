import { modelConsentBody, modelConsentOutput } from '../../../../shared/guidance/model.ts';
import { describeFields } from './description.ts';
import { SUCCESS, WORDING_LANGUAGE } from './texts.ts';

const AGREED = 'Whether the member agrees that a language model writes guidance for them.';

/** The contracts of `shared/guidance/model.ts`. */
export const MODEL_FIELDS = [
  describeFields(modelConsentBody, { agreed: AGREED, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(modelConsentOutput, { success: SUCCESS, agreed: AGREED }),
];
