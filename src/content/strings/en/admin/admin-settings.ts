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
    'Everything here takes effect as soon as you save it. Settings made on the server come first, and can only be changed there.',
  guide: 'Start the Guided Setup',
  notInEffect: 'The last changes you saved aren’t in effect yet. The server’s log says why.',
  groups: {
    church: { title: 'Your Church', intro: 'The name members see, and who they can turn to.' },
    email: {
      title: 'Email',
      intro:
        'With a mail server, members get email and can reset their passwords. Without one, emails are kept as files.',
    },
    phone: { title: 'SMS and WhatsApp', intro: 'Both go through Twilio, which charges for each message.' },
    telegram: { title: 'Telegram', intro: 'A bot of your own. It costs nothing.' },
    slack: { title: 'Slack', intro: 'An app in your workspace. It costs nothing.' },
    joining: { title: 'Who May Join', intro: 'You can change this at any time. Current members stay.' },
    guidance: {
      title: 'Guidance',
      intro: 'The library is enough on its own. A language model can also write for members who agree to it.',
    },
  } satisfies Record<SettingGroup, GroupWords> as Record<SettingGroup, GroupWords>,
  /** Names a field within a sentence. */
  field: (label: string): string => `“${label}”`,
  fixed: 'Set on the server',
  noCountry: 'None',
  countries: (names: string) => `These are ${names}.`,
  secretSet: 'Set. Type a new one to replace it.',
  secretRemoved: 'Will be removed when you save.',
  remove: (label: string): string => `Remove: ${label}`,
  keep: (label: string): string => `Keep: ${label}`,
  leftOut: {
    unreadable: 'The stored value can’t be decrypted, so it isn’t used. Enter it again.',
    invalid: 'The stored value doesn’t fit this version or the other settings, so it isn’t used. Enter it again.',
  },
  /** The banner of the administration; `names` are the labels of the fields. */
  notUsed: (count: number, names: string): string =>
    plural(count, {
      one: `One saved setting isn’t used: ${names}. Its value can’t be read, or no longer fits.`,
      other: `# saved settings aren’t used: ${names}. Their values can’t be read, or no longer fit.`,
    }),
  enterAgain: 'Enter it again in Site Settings',
  sendMail: 'Also send a test email to my own address',
  test: 'Test',
  testing: 'Testing...',
  testFailed: 'Not Tested',
  save: 'Save',
  saving: 'Saving...',
  saved: (title: string): string => `${title}: saved`,
  saveFailed: 'Not Saved',
  elsewhere:
    'Someone else saved these settings in the meantime. What you typed is still here; everything else shows what they saved. To keep yours, save again.',
};

/** The guide through the settings, for a new site. */
export const setupGuideWords = {
  title: 'Set Up the Site',
  intro: 'Nothing here is required. You can leave at any time and come back to it from Admin.',
  steps: 'Steps',
  review: 'Review',
  done: 'done',
  open: 'open',
  saveAndContinue: 'Save and Continue',
  skip: 'Skip for Now',
  reviewTitle: 'How Your Site Is Set Up',
  change: (title: string): string => `Change: ${title}`,
  asItComes: 'Default',
  secretIsSet: 'set',
  nextTitle: 'What’s Next',
  nextIntro: 'Your site works. Invite the first members.',
  /** For an administrator who has no guidance of their own yet. */
  nextOwn:
    'Your site works. See for yourself what your members will get: answer four short questions, and you’ll have your first guidance.',
  phoneTitle: 'On Your Phone',
  phoneIntro: 'Point your phone’s camera at this code, and sign in there. Your guidance is the same on every device.',
  phoneCode: 'The address of this site as a QR code',
  invite: 'Invite Members',
  guidance: 'Set Up My Own Guidance',
  admin: 'Go to Admin',
};
