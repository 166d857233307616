import { type MailLanguage, mailLanguage } from './mails.ts';
import * as en from './strings/en/chats.ts';
import * as es from './strings/es/chats.ts';

const WORDS: Readonly<Record<string, typeof en>> = { en, es };

/** The words of messages in a chat: those of their frame, and what they share with mails and pages. */
export type ChatLanguage = Pick<MailLanguage, 'types' | 'fields' | 'byModel'> & {
  words: typeof en.chatWords;
  slackWords: typeof en.slackChatWords;
};

/** The words for a reader of a language; English where it is unknown. */
export function chatLanguage(language: string | undefined): ChatLanguage {
  const { types, fields, byModel } = mailLanguage(language);
  const { chatWords: words, slackChatWords: slackWords } = WORDS[language ?? 'en'] ?? en;
  return { types, fields, byModel, words, slackWords };
}
