import { registrationWording } from './registration.ts';

/** The words a member agrees to on a screen, each with the version that the consent ledger names (decisions.md D30). */
export const consentWordings = {
  registration: registrationWording,
  onboarding: {
    version: 'onboarding-2',
    text: 'Your guidance is sent only by the methods you choose here. The weekly letter and service updates may come by email either way. Settings has a switch for each of them.',
    digest: 'f8ae0a0c414a',
  },
  settings: {
    version: 'settings-5',
    text: 'Choose how guidance reaches you. Once you save, no guidance goes to a channel you’ve switched off, not even messages already waiting. The weekly letter and service updates have their own switches under Email.',
    digest: 'f9e134ff4e5c',
  },
  pause: {
    version: 'pause-2',
    text: 'What you pause here doesn’t come until the day you choose. Then it comes again by itself, or sooner if you resume it. The weekly letter and service updates have pauses of their own, so pausing email doesn’t stop them. Messages about your account still come.',
    digest: 'a38fe3510cb3',
  },
  pauseEverything: {
    version: 'pauseeverything-1',
    text: 'While your guidance is paused, none is sent on any channel. The weekly letter and service updates pause too. Messages about your account still come, and you can still read what came before. You can resume at any time.',
    digest: 'd2d05b0afaf3',
  },
  pauseTwoWeeks: {
    version: 'pausetwoweeks-1',
    text: 'You won’t get guidance for two weeks, by email or otherwise, nor the weekly letter and service updates. After that, your choices apply again.',
    digest: 'd53cb63deea3',
  },
  model: {
    version: 'model-1',
    text: 'With this on, a language model writes guidance for you. It’s a computer program, usually run by another company. It reads what you wrote about friendship, your answer on how your friendships are, the areas you want to grow in, your open goals, and the titles of your latest guidance. Your name, your addresses and your reflections never go to it. Nothing goes to it while this is off, and all your guidance then comes from our own library.',
    digest: 'ce7580f93eac',
  },
  memories: {
    version: 'memories-2',
    text: 'With this on, your dashboard and weekly letter will now and then bring back a few sentences from your journal: something you wrote about a year ago or, in the letter, in the past week. They’re shown only to you, and the letter goes to your own confirmed email address. We leave out anything that sounded like you were in danger, and no language model reads your journal for this.',
    digest: '3b37448f6695',
  },
};
