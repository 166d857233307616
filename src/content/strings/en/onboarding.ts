import { appName } from '../app-name.ts';
import { challengeName } from './guidance/choice.ts';
import { plural } from './locale.ts';

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
      'A few honest sentences are enough. In the app, only you see them. They’re stored on this site’s own server, which its administrators look after.',
    philosophy: 'What does friendship mean to you?',
    philosophyPlaceholder: 'In your own words',
    beginningsLabel: 'Start with',
    beginnings: ['A friend is someone who', 'I thank God for a friend who', 'I find it hard to'] as readonly string[],
    count: (length: number, minimum: number) =>
      length >= minimum ? `${length} characters` : `${length} of at least ${minimum} characters`,
    remaining: (left: number) => plural(left, { one: '# more character needed', other: '# more characters needed' }),
    enough: 'That’s enough to continue',
    satisfaction: 'How are your friendships right now?',
    lowest: 'Struggling',
    highest: 'Thriving',
  },
  growth: {
    title: 'Areas for Growth',
    intro: 'Choose where you’d like to grow. Your guidance starts there.',
    label: 'Areas for growth',
    /** A challenge is stored by its English name. */
    challenge: challengeName,
  },
  notifications: {
    title: 'Notification Preferences',
    intro: 'Choose how you’d like to get your guidance. It’s always here in the app, too.',
    label: 'Notification methods',
    notSetUp: 'Not set up on this site. Ask your church if you would like it.',
    phone: 'Phone number',
    phonePlaceholder: '+1 234 567 890',
    phoneHelp: 'Include the country code.',
    /** `country` is a country’s name. */
    phoneHelpIn: (country: string) => `Include the country code, unless it’s a local number (${country}).`,
    phoneNeedsCountry: 'Please start with the country code, as in +1 234 567 8901',
  },
  rhythm: {
    title: 'Guidance Frequency',
    intro: 'You can choose your own days and times later in Settings.',
    frequency: 'How often',
    daily: 'Daily',
    dailyAbout: (time: string) => `Every day except Saturday, at ${time}.`,
    weekly: 'Weekly',
    weeklyAbout: (weekday: string, time: string) => `Once a week, on ${weekday} at ${time}.`,
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
  resume: 'You’ve already started; we’ve kept your answers in this tab.',
  start: 'Start Setup',
  continue: 'Continue Setup',
};
