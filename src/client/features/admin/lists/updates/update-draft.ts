import { createDraftStore, draftRule, hasShape } from '../../../../lib/forms/draft.ts';

/** The texts of a service update. */
export interface UpdateTexts {
  subject: string;
  preview: string;
  text: string;
  /** The code of the language it is written in. */
  language: string;
}

const isText = (value: unknown) => typeof value === 'string';

/** An update that is written and not sent. */
export const updateDrafts = createDraftStore(
  'service-update',
  draftRule<UpdateTexts>((stored) =>
    hasShape(stored, { subject: isText, preview: isText, text: isText, language: isText }),
  ),
);
