import { channelSentences } from '../channels/all.ts';
import { alertMessages } from './alert-messages.ts';
import { checkMessages } from './check-messages.ts';
import { contractMessages } from './contract-messages.ts';
import { doctorMessages } from './doctor-messages.ts';
import { errorMessages } from './error-messages.ts';
import { reviewMessages } from './review-messages.ts';
import { settingMessages } from './setting-messages.ts';

/** Every message of the server in Spanish. */
export const messages = {
  ...errorMessages,
  ...contractMessages,
  ...alertMessages,
  ...checkMessages,
  ...doctorMessages,
  ...reviewMessages,
  ...settingMessages,
  ...channelSentences,
};
