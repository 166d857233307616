import type { SettingGroup } from '../../../../shared/admin/setting-groups.ts';
import { plural } from '../locale.ts';

interface GroupWords {
  title: string;
  intro: string;
}

/** The settings of the site, and the guide that leads through them. */
export const adminSettingWords = {
  title: 'Site Settings',
  intro:
    'Everything here takes effect as soon as you save it. What is set on the server wins, and can only be changed there.',
  guide: 'Start the Guided Setup',
  notInEffect: 'What was saved last is not in effect yet. The server’s log says why.',
  groups: {
    church: { title: 'Your Church', intro: 'The name that members read, and whom they can turn to.' },
    email: {
      title: 'Email',
      intro: 'With a mail server, members get mail, and can reset their passwords. Without one, mail is kept as files.',
    },
    phone: { title: 'SMS and WhatsApp', intro: 'Both go out by Twilio, which charges for each message.' },
    telegram: { title: 'Telegram', intro: 'A bot of your own. It costs nothing.' },
    slack: { title: 'Slack', intro: 'An app in your workspace. It costs nothing.' },
    joining: { title: 'Who May Join', intro: 'You can change this at any time. Members who are here stay.' },
    guidance: {
      title: 'Guidance',
      intro: 'The library is enough. A language model can also write, for members who agree to it.',
    },
  } satisfies Record<SettingGroup, GroupWords> as Record<SettingGroup, GroupWords>,
  /** Names a field within a sentence. */
  field: (label: string): string => `“${label}”`,
  fixed: 'Set on the server',
  secretSet: 'Set. Type a new one to replace it.',
  secretRemoved: 'Removed as soon as you save.',
  remove: (label: string): string => `Remove: ${label}`,
  keep: (label: string): string => `Keep: ${label}`,
  leftOut: {
    unreadable: 'The stored value can’t be decrypted, so it isn’t used. Enter it again.',
    invalid: 'The stored value doesn’t fit this version or the other settings, so it isn’t used. Enter it again.',
  },
  /** The banner of the administration; `names` are the labels of the fields. */
  notUsed: (count: number, names: string): string =>
    plural(count, {
      one: `One saved setting isn’t used: ${names}. Its value can’t be read, or doesn’t fit any more.`,
      other: `# saved settings aren’t used: ${names}. Their values can’t be read, or don’t fit any more.`,
    }),
  enterAgain: 'Enter it again in Site Settings',
  sendMail: 'Also send a test mail to my own address',
  test: 'Test',
  testing: 'Testing...',
  testFailed: 'Not Tested',
  save: 'Save',
  saving: 'Saving...',
  saved: (title: string): string => `${title}: saved`,
  saveFailed: 'Not Saved',
  elsewhere:
    'Somebody else saved these settings meanwhile. What you typed is still here; everything else shows what they saved. Save again if yours should count.',
};

/** The guide through the settings, for a new site. */
export const setupGuideWords = {
  title: 'Set Up the Site',
  intro: 'Nothing here is required. You can leave at any time, and come back from the administration.',
  steps: 'Steps',
  review: 'Review',
  done: 'done',
  open: 'open',
  saveAndContinue: 'Save and Continue',
  skip: 'Leave This for Later',
  reviewTitle: 'How Your Site Is Set Up',
  change: (title: string): string => `Change: ${title}`,
  asItComes: 'As it comes',
  secretIsSet: 'set',
  nextTitle: 'What Comes Next',
  nextIntro: 'Your site works. Invite the first members.',
  /** For an administrator who has no guidance of their own yet. */
  nextOwn:
    'Your site works. See for yourself what your members will get: answer four short questions, and your first guidance is there.',
  phoneTitle: 'On Your Phone',
  phoneIntro: 'Point your phone’s camera at this code, and sign in there. Your guidance is the same on every device.',
  phoneCode: 'The address of this site as a QR code',
  invite: 'Invite Members',
  guidance: 'Set Up My Own Guidance',
  admin: 'Go to Admin',
};
