import type { Challenge } from '../../../shared/wizard.ts';
import { appName } from '../app-name.ts';

export const onboardingWords = {
  title: 'Getting Started',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  percent: (percent: number) => `${percent}%`,
  progressLabel: 'Setup progress',
  previous: 'Previous',
  continue: 'Continue',
  complete: 'Complete Setup',
  completing: 'Setting up...',
  heart: {
    title: 'Share Your Heart on Friendship',
    intro:
      'A few honest sentences are enough. In the app only you see them; they are kept on this site’s own server, in the care of its administrators.',
    philosophy: 'What does friendship mean to you?',
    philosophyPlaceholder: 'In your own words',
    beginningsLabel: 'Begin with',
    beginnings: ['A friend is someone who', 'I thank God for a friend who', 'I find it hard to'] as readonly string[],
    count: (length: number, minimum: number) =>
      length >= minimum ? `${length} characters` : `${length} of at least ${minimum} characters`,
    remaining: (left: number) => `${left} more characters needed`,
    enough: 'That is enough to go on',
    satisfaction: 'How are your friendships right now?',
    lowest: 'Struggling',
    highest: 'Thriving',
  },
  growth: {
    title: 'Areas for Growth',
    intro: 'Choose what you would like to grow in. Your guidance begins there.',
    label: 'Areas for growth',
    /** They are stored as they are said in English. */
    challenge: (challenge: Challenge): string => challenge,
  },
  notifications: {
    title: 'Notification Preferences',
    intro: 'Choose how guidance reaches you. It is always here in the app as well.',
    label: 'Notification methods',
    phone: 'Phone number',
    phonePlaceholder: '+1 234 567 890',
    phoneHelp: 'With the country code.',
    /** `country` is a country’s name. */
    phoneHelpIn: (country: string) => `With the country code, unless it is a number from here (${country}).`,
    phoneNeedsCountry: 'Please begin with the country code, as in +1 234 567 8901',
    methods: {
      email: {
        name: 'Email',
        about: (address: string) => `To ${address}.`,
        captured:
          'This site has no mail server yet. Emails are kept as files on the server, and none of them reaches you.',
        unconfirmed: (address: string) => `To ${address}, once you have opened the link we mailed there.`,
      },
      sms: { name: 'SMS Text Message', about: 'Once you have confirmed your number in Settings.' },
      push: { name: 'Browser Notification', about: 'Once you have allowed it on this device, in Settings.' },
      desktop: { name: 'Desktop Notification', about: 'While this site is open in a tab.' },
    },
  },
  rhythm: {
    title: 'Guidance Frequency',
    intro: 'You can set every day and time for yourself later, in Settings.',
    frequency: 'How often',
    daily: 'Daily',
    dailyAbout: (time: string) => `One guidance at ${time}, Monday to Friday and Sunday. Saturday rests.`,
    weekly: 'Weekly',
    weeklyAbout: (weekday: string, time: string) => `One guidance a week, each ${weekday} at ${time}.`,
    reminderTime: 'Reminder time',
    zone: (zone: string) => `In your time zone, ${zone}.`,
  },
  done: { title: `Welcome to ${appName}!`, message: 'Your personalized friendship journey begins now.' },
  signInFirst: 'Please sign in first',
  failed: { title: 'Setup failed', message: 'Please try again.' },
};

export const setupInvitationWords = {
  title: 'A few questions first',
  message: 'Four short steps, about three minutes, and your guidance can begin.',
  resume: 'You have already begun; your answers so far are kept in this tab.',
  start: 'Start Setup',
  continue: 'Continue Setup',
};
