import { createDraftStore, draftRule, hasShape } from '../../../../lib/forms/draft-store.ts';

/** The texts of a service update. */
export interface UpdateTexts {
  subject: string;
  preview: string;
  text: string;
  /** The code of the update's language. */
  language: string;
}

const isText = (value: unknown) => typeof value === 'string';

/** The draft of an update that is not sent. */
export const updateDrafts = createDraftStore(
  'service-update',
  draftRule<UpdateTexts>((stored) =>
    hasShape(stored, { subject: isText, preview: isText, text: isText, language: isText }),
  ),
);
