/** The words of Push's row in Settings; the desktop's row shares some of them. */
export const pushRowWords = {
  working: 'Setting up notifications...',
  ending: 'Turning off notifications...',
  enabled: { title: 'Notifications Enabled', message: 'We just showed you the first one.' },
  disabled: { title: 'Notifications Disabled', message: 'None of your devices will get any more.' },
  unsupported: {
    title: 'Browser Not Supported',
    message: 'This browser can’t show notifications. Try another one, or choose another channel.',
  },
  denied: {
    title: 'Permission Denied',
    message: 'Please allow notifications for this site in your browser settings, then try again.',
  },
  failed: { title: 'Setup Failed', message: 'We couldn’t set up notifications. Nothing was turned on.' },
  endFailed: { title: 'Notifications are still on', message: 'Nothing has changed. Please try again.' },
  first: 'Notifications work here',
  blocked: 'Notifications are blocked here. Allow them for this site in your browser settings, then reload the page.',
  elsewhere: 'You get them in another browser, but not in this one.',
  here: 'Turn On in This Browser',
  localOnly:
    'This browser has no push service. It shows new guidance while a page of this site is open here, and nothing while the site is closed.',
  quiet: 'While Do Not Disturb is on, your device keeps notifications silent.',
  install: {
    title: 'First add this site to your Home Screen',
    about: 'On iPhone and iPad, only the installed app gets notifications.',
    steps: [
      'Tap Share in your browser’s bar.',
      'Choose Add to Home Screen.',
      'Open it from there, and switch Push on.',
    ],
  },
};

/** The list of a member's browsers. */
export const pushBrowserWords = {
  title: 'Browsers with push',
  this: 'This browser',
  seen: (when: string) => `Last seen ${when}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removed: { title: 'Browser removed', message: 'It gets no more notifications until you turn them on there again.' },
  failed: { title: 'The browser wasn’t removed', message: 'Nothing has changed. Please try again.' },
};
