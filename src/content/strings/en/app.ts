import { appName } from '../app-name.ts';
import { listWords } from './locale.ts';

export const appWords = {
  name: appName,
  tagline: 'Growing in Christian Friendship',
  title: (page: string) => `${page} · ${appName}`,
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  toast: 'Notification',
  dismissToast: 'Dismiss',
};

export const navWords = {
  label: 'Main',
  home: 'Home',
  guidance: 'Guidance',
  progress: 'Progress',
  settings: 'Settings',
  admin: 'Admin',
  review: 'Review',
};

export const saveWords = {
  bar: 'Unsaved changes',
  unsaved: 'Not saved yet',
  unsavedFromBefore: 'Your earlier changes are still here, but not saved yet',
  save: 'Save',
  saveAll: 'Save All',
  discard: 'Discard',
  discardAll: 'Discard All',
  saving: 'Saving...',
  leave: {
    title: 'Leave without saving?',
    kept: (forms: string[]) =>
      `Your changes to ${listWords(forms)} aren’t saved, so they don’t take effect yet. You’ll find them here again in this tab.`,
    lost: (forms: string[]) => `Your changes to ${listWords(forms)} aren’t saved and will be lost.`,
    confirm: 'Leave Without Saving',
    save: 'Save and Leave',
    stay: 'Keep Editing',
  },
};

export const dialogWords = {
  cancel: 'Cancel',
  close: 'Close',
  type: (text: string) => `Type “${text}” to continue`,
};

export const copyWords = {
  copy: 'Copy',
  copyOf: (label: string) => `Copy: ${label}`,
  leave: {
    title: 'Leave without copying?',
    save: 'Copy and Leave',
    stay: 'Stay Here',
    confirm: 'Leave Without Copying',
  },
  copied: 'Copied',
  failed: 'This browser doesn’t allow copying here. Select the text and copy it yourself.',
};

export const notAllowedWords = {
  title: 'This page is for administrators',
  forReviewers: 'This page is for reviewers and administrators',
  message: 'Your account doesn’t have access to it. If you help look after this site, ask an administrator for access.',
  home: 'Go to Home',
};

export const notFoundWords = {
  title: '404 Page Not Found',
  message: 'There’s nothing at this address. The page may have moved, or the address may have a typo.',
  hint: 'Did you forget to add the page to the router?',
  home: 'Go to Home',
};

export const loadErrorWords = {
  title: 'Something went wrong',
  message: 'We couldn’t show this page. Everything you saved is safe.',
  offline: 'We couldn’t reach the server',
  partMessage: 'We couldn’t load this part. Everything you saved is safe.',
  offlineMessage: 'Everything you saved is safe. Check your connection and try again.',
  stale: 'We couldn’t update this. It’s what we had before.',
  retry: 'Try Again',
  home: 'Go to Home',
};
