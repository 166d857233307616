export const pushWords = {
  working: 'Setting up notifications...',
  ending: 'Ending notifications...',
  enabled: { title: 'Notifications Enabled', message: 'A first one has just been shown.' },
  disabled: { title: 'Notifications Disabled', message: 'No more come to any of your devices.' },
  unsupported: {
    title: 'Browser Not Supported',
    message: 'This browser cannot show notifications. Try another one, or choose another method.',
  },
  denied: {
    title: 'Permission Denied',
    message: 'Please allow notifications for this site in your browser settings, then try again.',
  },
  failed: { title: 'Setup Failed', message: 'Notifications could not be set up. Nothing was turned on.' },
  endFailed: { title: 'Notifications are still on', message: 'Nothing has changed. Please try again.' },
  first: 'Notifications work here',
  blocked: 'Notifications are blocked here. Allow them for this site in your browser settings, then reload the page.',
  elsewhere: 'Another browser of yours takes them. This one does not.',
  here: 'Turn On in This Browser',
  localOnly: 'This browser has no push service, so nothing reaches it while the site is closed.',
  install: {
    title: 'First add this site to your Home Screen',
    about: 'On iPhone and iPad, notifications come only to the installed app.',
    steps: [
      'Tap Share in your browser’s bar.',
      'Choose Add to Home Screen.',
      'Open it from there, and switch Push on.',
    ],
  },
};

export const desktopWords = {
  allow: 'Allow in This Browser',
  notAllowed: 'This browser may not show notifications yet.',
  unsupported: 'This browser cannot show notifications; another one with this site open can.',
};
