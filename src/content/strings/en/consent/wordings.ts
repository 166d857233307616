/** The words a member agrees to on a screen, each with the version that the consent ledger names (decisions.md D30). */
export const consentWordings = {
  registration: {
    version: 'registration-2',
    text: 'By joining, you agree that this site may email you guidance once you have confirmed your address. You can stop it at any time with one click.',
    digest: '45913502c10e',
  },
  onboarding: {
    version: 'onboarding-1',
    text: 'Your guidance comes only by the methods you choose here. Every message says how to stop it.',
    digest: 'bc6dfbcd2e12',
  },
  settings: {
    version: 'settings-2',
    text: 'Guidance reaches you only by the methods that are switched on. Once you save, a method that you switched off sends nothing more, not even what was waiting.',
    digest: '2555cffbbd9b',
  },
  pause: {
    version: 'pause-1',
    text: 'Nothing comes this way until the day you choose. Then it comes again by itself, or sooner if you resume it. Messages about your account still come.',
    digest: '42f083ea080d',
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
