/** The banners that ask the member to do something. */
export const attentionWords = {
  label: 'For your attention',
  wrongAddress: 'Wrong address?',
  settings: 'Open Settings',
  changeAddress: 'Change Your Address',
  seeReport: 'See the Report',
  seeChannels: 'See Channels',
  turnOn: 'Turn Email On',
  turningOn: 'Turning it on...',
  turnedOn: { title: 'Email is on', message: 'You’ll get your guidance by email at the times you chose.' },
  turnedOnUnconfirmed: {
    title: 'Email is on',
    message: 'You’ll get your guidance by email once you confirm your address.',
  },
  turnOnFailed: { title: 'Email wasn’t turned on', message: 'Please try again.' },
};
