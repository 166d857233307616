import { appName } from '../../app-name.ts';

export const setupWords = {
  title: 'Set Up Your Site',
  intro: `This one-time link creates the first administrator of this site. Create your account, and ${appName} is yours to look after.`,
  create: 'Create the Administrator',
  creating: 'Creating your account...',
  claimIntro: (name: string) => `You’re signed in as ${name}. Make this account the first administrator?`,
  claim: 'Become the Administrator',
  claiming: 'One moment...',
  done: 'You now look after this site',
  doneMessage: 'You’re its administrator. Make sure emails go out, invite others, and add people to help you.',
  guide: 'Set Up the Site',
  admin: 'Go to Admin',
  guidance: 'Set Up My Own Guidance',
  home: 'Go to Home',
  failed: { title: 'The site wasn’t set up', message: 'Please try again.' },
  noToken: 'This link is incomplete',
  noTokenMessage:
    'Copy the whole link that the server printed when it started, or restart the server to get a new one.',
};
