import { createDraftStore } from '../../../../lib/forms/draft-store.ts';

/** The texts of a service update. */
export interface UpdateTexts {
  subject: string;
  preview: string;
  text: string;
  /** The code of the update's language. */
  language: string;
}

/** The draft of an update that is not sent. */
export const updateDrafts = createDraftStore<UpdateTexts>('service-update');
