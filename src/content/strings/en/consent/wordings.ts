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
    version: 'settings-4',
    text: 'Guidance is sent only on the channels that are switched on. Once you save, no guidance is sent on a channel that you switched off, not even what was waiting. The weekly letter and service updates come by email, each while its own switch is on.',
    digest: '270bef930ff0',
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
    version: 'memories-1',
    text: 'With this on, your dashboard and the weekly letter bring back a few sentences that you wrote in your journal about a year ago, and the letter a sentence of your past week. They are shown to you alone, and the letter goes by email to your own confirmed address. What you wrote is not brought back where it seemed to tell of danger, and no language model reads it for this. While this is off, nothing is brought back.',
    digest: 'd80db01ae8ce',
  },
};
