import { appName } from '../../app-name.ts';
import { platformWords } from '../channels/all.ts';
import { listWords } from '../locale.ts';

export const thirdPartyConsentWords = {
  title: 'Third-Party Platform Consent',
  lead: `${listWords(platformWords.map(({ name }) => name))} belong to other companies. We send there only after you connect them, and you can disconnect whenever you like.`,
  settings: 'Manage Platform Integrations',
  record: {
    statement: `I agree that ${appName} sends my guidance to the platform I connect, in the place I choose there. Each platform needs a consent of its own, and disconnecting it ends that consent.`,
    rows: [
      {
        term: 'Separate consent',
        text: 'Connecting one platform doesn’t connect another.',
      },
      {
        term: 'How you agree',
        text: platformWords.map(({ agreement }) => agreement).join(' '),
      },
      {
        term: 'How often',
        text: 'At the times you set, and when you ask for a test.',
      },
      {
        term: 'Where it goes',
        text: [...platformWords.map(({ place }) => place), 'Nowhere else.'].join(' '),
      },
      {
        term: 'How you stop',
        text: 'Disconnect or unlink in Settings, or remove us on the platform itself.',
      },
      {
        term: 'Tokens',
        text: 'Deleted on disconnect.',
      },
      {
        term: 'Message content',
        text: 'None is retained: neither our records of what was sent nor our logs hold a copy of its text.',
      },
    ],
  },
  steps: {
    title: 'From Connect to Disconnect',
    list: [
      {
        title: 'Your church sets it up',
        text: 'Someone who looks after this site sets up the platform. Until then its switch in Settings is off and says why.',
      },
      {
        title: 'You connect',
        text: [...platformWords.map(({ connecting }) => connecting), 'We never see your password.'].join(' '),
      },
      {
        title: 'You choose the place',
        text: platformWords.map(({ choosing }) => choosing).join(' '),
      },
      {
        title: 'Your guidance arrives',
        text: 'At the times you set. It’s also in the app, whatever happens to the message.',
      },
      {
        title: 'You disconnect',
        text: 'The token or the link is deleted, waiting messages are canceled, and we note it in your record.',
      },
    ],
  },
  platforms: {
    title: 'Platform by Platform',
    accessed: 'What is accessed',
    sent: 'What is sent',
    read: 'What we read there',
    control: 'Your control',
  },
  future: {
    title: 'Future Platforms',
    text: 'Discord and Microsoft Teams are announced. Nothing is sent there today, and nothing on this page covers them: when they come, each will ask for its own consent.',
  },
  policy: {
    title: 'Our Policy for Platforms',
    list: [
      'Each platform needs its own consent, and none is connected for you.',
      'We ask a platform for as little as sending needs.',
      'A token is encrypted while we hold it, and deleted on disconnect.',
      'No message content is retained by us. What has arrived on a platform stays there under its terms, until you delete it there.',
      'We read only what you send us there: which of our buttons you press, and what you write to us. We don’t look at anything else you do on a platform.',
      'If a platform withdraws our permission, we stop and tell you in Settings.',
    ],
  },
  technical: [
    ...platformWords.map(({ technical }) => technical),
    {
      title: 'When sending fails',
      text: 'If a platform is busy, we try again a little later. If it refuses for good, we switch it off, and Settings tells you why.',
    },
    {
      title: 'Text made safe',
      text: 'What we post cannot alert a whole channel, whatever words are in it.',
    },
  ],
  privacy: [
    {
      title: 'What they learn',
      text: 'A platform sees the guidance that we deliver, when we deliver it, and what you write or press there. It handles all of it under its own privacy policy.',
    },
    {
      title: 'What they do not learn',
      text: 'Your phone number, your goals, and the reflections you write in the app: we send none of these to a platform. Your email address isn’t sent either, unless “What is sent” says so for a platform. A reflection that you write on a platform passes through it.',
    },
    {
      title: 'What we keep',
      text: 'Where to send, and for each message, when it was sent and whether it arrived, for about 90 days. “What we read there” says what we keep of what you send us.',
    },
    {
      title: 'What the ledger holds',
      text: 'That a platform was switched on or off, where, when, and the wording you saw; a keyed hash stands in for your chat or channel.',
    },
  ],
};
