import { appName } from '../app-name.ts';
import { listWords } from './locale.ts';

export const appWords = {
  name: appName,
  tagline: 'Growing in Christian Friendship',
  title: (page: string) => `${page} · ${appName}`,
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  notice: 'Notification',
  dismissNotice: 'Dismiss',
};

export const navWords = {
  label: 'Main',
  home: 'Home',
  guidance: 'Guidance',
  progress: 'Progress',
  settings: 'Settings',
  bell: 'Notifications',
  admin: 'Admin',
};

export const saveWords = {
  bar: 'Unsaved changes',
  unsaved: 'Not saved yet',
  unsavedFromBefore: 'Your changes from before are still here, not saved yet',
  save: 'Save',
  saveAll: 'Save All',
  discard: 'Discard',
  discardAll: 'Discard All',
  saving: 'Saving...',
  leave: {
    title: 'Leave without saving?',
    kept: (forms: string[]) =>
      `Your changes to ${listWords(forms)} are not saved. They take effect only once you save them; in this tab you will find them here again.`,
    lost: (forms: string[]) => `Your changes to ${listWords(forms)} are not saved, and will be lost.`,
    confirm: 'Leave Without Saving',
    stay: 'Stay Here',
  },
};

export const dialogWords = {
  cancel: 'Cancel',
  close: 'Close',
  type: (text: string) => `Type “${text}” to go on`,
};

export const copyWords = {
  copy: 'Copy',
  copyOf: (label: string) => `Copy: ${label}`,
  copied: 'Copied',
  failed: 'This browser does not allow copying here; mark the text and copy it yourself.',
};

export const notAllowedWords = {
  title: 'This page is for administrators',
  message: 'Your account may not open it. If you look after this site, ask an administrator to let you in.',
  home: 'Go to Home',
};

export const notFoundWords = {
  title: '404 Page Not Found',
  message: 'There is nothing at this address. It may have moved, or a letter of it may be missing.',
  hint: 'Did you forget to add the page to the router?',
  home: 'Go to Home',
};

export const troubleWords = {
  title: 'Something went wrong',
  message: 'This page could not be shown. What you saved before is safe.',
  offline: 'We could not reach the server',
  partMessage: 'This part could not be loaded. What you saved before is safe.',
  offlineMessage: 'What you saved before is safe. Check your connection and try again.',
  retry: 'Try Again',
  reload: 'Reload the Page',
  home: 'Go to Home',
};
