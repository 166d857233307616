import { appName } from '../../app-name.ts';

export const pushConsentWords = {
  title: 'Push Notification Consent',
  lead: 'A quiet notification that something is waiting for you. Only after you allow it, and never with anything personal in it.',
  settings: 'Manage Notification Settings',
  record: {
    statement: `I allow ${appName} to show notifications in this browser when guidance is ready for me. I can end this at any time in Settings or in the browser itself.`,
    rows: [
      {
        term: 'How often',
        text: 'Once for each time you set, on the days you choose. Tests you ask for are extra.',
      },
      {
        term: 'What it says',
        text: 'Generic content with no personal data: that a prayer, an action or a reflection is ready. No name, and nothing of what you or we wrote.',
      },
      {
        term: 'How you agree',
        text: 'Twice: with the switch in Settings, and in your browser’s permission prompt, which appears only after you click, never when a page opens.',
      },
      {
        term: 'Each browser',
        text: 'Permission belongs to one browser on one device. Every other device will ask you again.',
      },
      {
        term: 'How you stop',
        text: 'Switch it off in Settings, or withdraw the permission in your browser or device.',
      },
      {
        term: 'Sent through',
        text: 'The push service of your browser’s maker, such as Apple, Google, Microsoft or Mozilla.',
      },
      {
        term: 'Not a condition',
        text: 'Everything a notification points to is in the app anyway.',
      },
    ],
  },
  steps: {
    title: 'From a Switch to a Notification',
    list: [
      {
        title: 'You switch it on',
        text: 'You do this yourself in Settings. First we check whether this browser can show notifications at all.',
      },
      {
        title: 'Your browser asks you',
        text: 'The permission prompt is the browser’s own; we can’t answer it or change it. If you say no, the switch stays off.',
      },
      {
        title: 'The browser is registered',
        text: 'It gives us its address, and keys so that only it can read our messages. Where it has no push service, an open page of this site makes the notifications itself, and we hold no address.',
      },
      {
        title: 'A first notification',
        text: 'A test appears right away, so that you know what to expect. If any step before it failed, nothing has been switched on.',
      },
      {
        title: 'You stop when you like',
        text: 'Switching it off ends the registration and is noted in your record. Nothing is left waiting.',
      },
    ],
  },
  platforms: {
    title: 'On Your Device',
    list: [
      {
        id: 'computer',
        title: 'Desktop',
        text: 'A notification appears in a corner of the screen while the browser runs, and may stay there until you click it or dismiss it. A click brings the window forward and opens your dashboard.',
        note: 'The separate desktop channel shows pop-ups while this site is open in your browser. With no tab open, it shows nothing.',
      },
      {
        id: 'mobile',
        title: 'Mobile',
        text: 'On Android it works like any app’s notifications, even when the browser is closed, and follows your device’s sound settings.',
        note: 'On iPhone and iPad, only the installed app gets notifications. In a tab, Settings shows you how to install it.',
      },
      {
        id: 'pwa',
        title: 'Installed app (PWA)',
        text: 'Installed on a home screen or desktop, the site has an icon of its own and asks for permission once, for itself.',
        note: 'Removing the app ends its notifications. What you chose for other browsers stays as it is.',
      },
    ],
  },
  questions: {
    title: 'Three Questions',
    list: [
      {
        title: 'How do I turn notifications off?',
        text: 'Open Settings here and switch the channel off. Or do it on your side: in the browser’s settings for this site, or in the notification settings of your device. Either is enough, and either can be undone.',
      },
      {
        title: 'I denied permission by accident. What now?',
        text: 'A browser does not ask a second time by itself. Open its settings for this site, usually through the icon next to the address, set notifications to “Ask” or “Allow”, reload the page, and switch push on again in Settings.',
      },
      {
        title: 'Is it secure?',
        text: 'A message is encrypted so that only your browser can read it, and signed so that only this site can send it. The push service in between sees that a message came, and when. Even opened, it holds nothing personal.',
      },
    ],
  },
  technical: [
    {
      title: 'Do Not Disturb',
      text: 'Your device decides when a notification may show. Do Not Disturb, Focus and sleep modes are respected: we can’t get around them and don’t want to.',
    },
    {
      title: 'Your time zone',
      text: 'Notifications are scheduled in the zone set in Settings. When the clocks change, nine in the morning stays nine in the morning.',
    },
    {
      title: 'Nothing piles up',
      text: 'A message that your device cannot show within four hours is dropped by the push service, and a newer one replaces an older one of the same kind.',
    },
    {
      title: 'The standards',
      text: 'Web Push with VAPID keys made by this site, and messages encrypted by aes128gcm (RFC 8030, 8188, 8291 and 8292).',
    },
    {
      title: 'The service worker',
      text: 'A small script that your browser keeps for this site. It shows notifications and opens the app; it watches nothing.',
    },
  ],
  privacy: [
    {
      title: 'What we keep',
      text: 'The address of your browser at its push service, its two keys, and the name the browser gives. We use them to notify you and for nothing else.',
    },
    {
      title: 'What we do not ask for',
      text: 'No location, no contacts, no device ID, and no permission but this one.',
    },
    {
      title: 'On a locked screen',
      text: 'Anyone who glances at your device sees only that the app has something for you.',
    },
    {
      title: 'When we delete it',
      text: 'When you switch push off, when the push service says that the browser is gone, and when you delete your account.',
    },
    {
      title: 'What the ledger holds',
      text: 'That push was switched on or off, where, when, and the wording you saw. The address of your browser is not in it.',
    },
  ],
};
