import { appName } from '../../app-name.ts';
import type { ChannelWords } from '../../channel-words.ts';

export const desktop = {
  name: 'Desktop',
  inSentence: 'Desktop',
  consentName: 'Desktop notifications',
  about: `A pop-up while ${appName} is open in your browser.`,
  badges: { toDo: 'Not allowed yet' },
  number: null,
  wizard: { name: 'Desktop Notification', about: 'While this site is open in a tab.' },
  wording: null,
  codes: {
    no_open_tab: {
      member: 'This site wasn’t open in a tab that can show notifications.',
      admin: 'The site was not open in a tab that can show notifications',
    },
  },
  diagnostic: null,
} satisfies ChannelWords;
