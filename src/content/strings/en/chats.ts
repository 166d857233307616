import type { ContentType } from '../../../shared/guidance/content-types.ts';

const open: Record<ContentType, string> = {
  prayer: 'Begin your prayer',
  do: 'Take this step',
  reflection: 'Write your reflection',
};

/** The words of a message in Slack around the guidance, besides those of every chat. */
export const slackChatWords = {
  /** The words of the link to Settings, below guidance and below a test. */
  stop: 'Stop these messages',
  settings: 'Open Settings',
  test: (site: string) => `This is a test from ${site}. If you can read it, messages reach you here.`,
};

/** The words of a message in a chat around the guidance. */
export const chatWords = {
  open,
  byReply: (least: number) => `Or reply to this message with your own words (at least ${least} characters).`,
  stop: 'To stop these messages, send /stop.',
  test: {
    title: 'It works',
    text: (site: string) => `This is a test from ${site}. If you can read it, messages reach you in this chat.`,
  },
};
