import { desktop as facts } from '../../../../shared/channels/desktop.ts';
import { appName } from '../../app-name.ts';
import type { ChannelWords, SentencesOf } from '../../channel-words.ts';

export const desktop = {
  name: 'Desktop',
  inSentence: 'desktop notifications',
  asSubject: 'Desktop',
  way: 'as a desktop notification',
  consentName: 'Desktop notifications',
  about: `A pop-up while ${appName} is open in your browser.`,
  badges: { needsYou: 'Not allowed yet' },
  address: null,
  platform: null,
  wizard: { name: 'Desktop Notification', about: 'While this site is open in a tab.' },
  wording: null,
  sentences: facts.sentences as SentencesOf<typeof facts>,
  codes: {
    no_open_tab: {
      member: 'This site wasn’t open in a tab that can show notifications.',
      advice: 'byMember',
      admin: 'The site was not open in a tab that can show notifications',
    },
    not_shown: {
      member: 'This site was open in a tab, but the tab didn’t show it.',
      advice: 'byMember',
      admin: 'A tab was open, but none said within a minute that it showed it',
    },
  },
  diagnostic: null,
} satisfies ChannelWords;
