import type { ContentType } from '../../../shared/guidance/content-types.ts';

const open: Record<ContentType, string> = {
  prayer: 'Begin your prayer',
  do: 'Take this step',
  reflection: 'Write your reflection',
};

/** What a message in a chat says around the guidance. */
export const chatWords = {
  open,
  stop: 'To end these messages, send /stop.',
  test: {
    title: 'It works',
    text: (site: string) => `This is a test from ${site}. If you can read it, messages reach you in this chat.`,
  },
};
