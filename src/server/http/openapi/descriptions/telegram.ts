import {
  telegramLinkBody,
  telegramLinkOutput,
  telegramMemberInput,
  telegramStartLinkInput,
  telegramStartLinkOutput,
  telegramStatus,
  telegramUnlinkInput,
} from '../../../../shared/alerts/telegram.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID, SUCCESS, WORDING_LANGUAGE } from './texts.ts';

/** The contracts of `shared/alerts/telegram.ts`. */
export const TELEGRAM_FIELDS = [
  describeFields(telegramMemberInput, { userId: MEMBER_ID }),
  describeFields(telegramStatus, {
    subscribed: 'Whether a chat is linked and receives messages.',
    telegramUsername: 'The username at Telegram; null without one or without a linked chat.',
    firstName: 'The first name at Telegram; null without a linked chat.',
    lastName: 'The last name at Telegram; null without one or without a linked chat.',
    subscribedAt: 'When the chat was linked; null without one.',
  }),
  describeFields(telegramStartLinkInput, { userId: MEMBER_ID }),
  describeFields(telegramStartLinkOutput, {
    url: 'The address that opens the bot and links the member’s chat; it works once.',
    expiresAt: `When the address expires: ${retentionMinutes('linkSecrets')} minutes after its creation.`,
  }),
  describeFields(telegramLinkBody, { userId: MEMBER_ID, subscriptionToken: 'The token that the bot gave the member.' }),
  describeFields(telegramLinkOutput, { success: SUCCESS, subscription: 'The linked chat.' }),
  describeFields(telegramUnlinkInput, { userId: MEMBER_ID, wordingLanguage: WORDING_LANGUAGE }),
];
