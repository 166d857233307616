import { appName } from '../app-name.ts';

export const setupWords = {
  title: 'Set Up Your Site',
  intro: `This link makes the first administrator of this site, once. Create your account, and ${appName} is yours to look after.`,
  create: 'Create the Administrator',
  creating: 'Creating your account...',
  claimIntro: (name: string) => `You are signed in as ${name}. Make this account the first administrator?`,
  claim: 'Become the Administrator',
  claiming: 'One moment...',
  done: 'You look after this site now',
  doneMessage: 'You are its administrator. See that mail goes out, invite others, and add those who help you.',
  admin: 'Go to Admin',
  guidance: 'Set Up My Own Guidance',
  home: 'Go to Home',
  failed: { title: 'The site was not set up', message: 'Please try again.' },
  noToken: 'This link is not complete',
  noTokenMessage: 'Copy the whole line that the server printed when it started, or start it again for a new one.',
};
