import {
  telegramLinkBody,
  telegramLinkOutput,
  telegramMemberInput,
  telegramStartLinkInput,
  telegramStartLinkOutput,
  telegramStatus,
  telegramUnlinkInput,
} from '../../../../shared/telegram.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID, SUCCESS, WORDING_LANGUAGE } from './texts.ts';

/** The contracts of `shared/telegram.ts`. */
export const TELEGRAM_FIELDS = [
  describeFields(telegramMemberInput, { userId: MEMBER_ID }),
  describeFields(telegramStatus, {
    subscribed: 'Whether a chat is linked that takes messages.',
    telegramUsername: 'The chat’s username at Telegram; null where it has none or no chat is linked.',
    firstName: 'The first name given at Telegram; null where no chat is linked.',
    lastName: 'The last name given at Telegram; null where there is none or no chat is linked.',
    subscribedAt: 'When the chat was linked; null where none is.',
  }),
  describeFields(telegramStartLinkInput, { userId: MEMBER_ID }),
  describeFields(telegramStartLinkOutput, {
    url: 'The address that opens the bot with a secret of the member; it works once.',
    expiresAt: `When the address stops working: ${retentionMinutes('linkSecrets')} minutes after it was made.`,
  }),
  describeFields(telegramLinkBody, { userId: MEMBER_ID, subscriptionToken: 'What the bot gave the member.' }),
  describeFields(telegramLinkOutput, { success: SUCCESS, subscription: 'The chat that is linked now.' }),
  describeFields(telegramUnlinkInput, { userId: MEMBER_ID, wordingLanguage: WORDING_LANGUAGE }),
];
