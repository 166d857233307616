/** The name the product goes by where a site has not chosen its own. */
export const DEFAULT_APP_NAME = 'Hesed';

/**
 * Everything the interface says, in English; other languages are functions of the same shape. Toasts, labels and
 * errors the specification gives are its own, letter for letter.
 */
export function english(app: string) {
  return {
    app: {
      name: app,
      tagline: 'Growing in Christian Friendship',
      title: (page: string) => `${page} · ${app}`,
      skipToContent: 'Skip to content',
      loading: 'Loading...',
      notice: 'Notification',
      dismissNotice: 'Dismiss',
    },

    nav: {
      label: 'Main',
      home: 'Home',
      settings: 'Settings',
    },

    welcome: {
      title: 'Welcome',
      signInTab: 'Sign In',
      joinTab: 'Join Us',
      tabsLabel: 'Sign in or join',
      username: 'Username',
      usernamePlaceholder: 'How friends will know you',
      email: 'Email',
      emailPlaceholder: 'you@example.org',
      password: 'Password',
      newPasswordPlaceholder: 'At least 6 characters',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      signIn: 'Sign In',
      signingIn: 'Signing in...',
      join: 'Join Us',
      joining: 'Creating your account...',
      strength: {
        label: 'Password strength',
        short: 'Too short yet',
        weak: 'Easy to guess',
        fair: 'Fair. A few more characters would help',
        good: 'Good',
        strong: 'Strong',
      },
      signedIn: { title: 'Welcome back!', message: `Successfully signed in to ${app}.` },
      signInFailed: { title: 'Sign in failed', message: 'Please check your email and password.' },
      registered: {
        title: `Welcome to ${app}!`,
        message: "Account created successfully. Let's start your journey.",
      },
      registrationFailed: { title: 'Registration failed', message: 'Please try again.' },
    },

    account: {
      title: 'Account',
      signedInAs: (name: string) => `Signed in as ${name}`,
      signOut: 'Sign Out',
      signingOut: 'Signing out...',
      signOutFailed: { title: 'Sign out failed', message: 'You are still signed in. Please try again.' },
    },

    onboarding: {
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
        intro: 'A few honest sentences are enough. Your guidance starts from them.',
        philosophy: 'What does friendship mean to you?',
        philosophyPlaceholder: 'A friend is someone who…',
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
      },
      notifications: {
        title: 'Notification Preferences',
        intro: 'Choose how guidance reaches you. It is always here in the app as well.',
        label: 'Notification methods',
        phone: 'Phone number',
        phonePlaceholder: '+1 234 567 890',
        phoneHelp: 'With the country code.',
        methods: {
          email: { name: 'Email', about: 'Starts once you have confirmed your address with the link we mail you.' },
          sms: {
            name: 'SMS Text Message',
            about: 'Nothing is sent until your number is confirmed and you have agreed to text messages.',
          },
          push: {
            name: 'Browser Notification',
            about: 'We remember your choice. It starts once it is switched on in the browser you use.',
          },
          desktop: {
            name: 'Desktop Notification',
            about:
              'We remember your choice. It starts once it is switched on, and shows while the app is open in a tab.',
          },
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
      done: { title: `Welcome to ${app}!`, message: 'Your personalized friendship journey begins now.' },
      signInFirst: 'Please sign in first',
      failed: { title: 'Setup failed', message: 'Please try again.' },
    },

    setupInvitation: {
      title: 'A few questions first',
      message: 'Four short steps, about three minutes, and your guidance can begin.',
      resume: 'You have already begun; your answers are kept on this browser until you finish.',
      start: 'Start setup',
      continue: 'Continue setup',
    },

    verifyEmail: {
      title: 'Confirm Your Email',
      working: 'Confirming your address…',
      confirmed: 'Your address is confirmed',
      confirmedMessage: 'Guidance can now reach you by email, at the times you choose.',
      expired: 'This link no longer works',
      expiredMessage: 'Links work once, for 24 hours. Your account is safe, and a new link takes a moment.',
      alreadyConfirmed: 'Your address was confirmed before, so there is nothing left to do.',
      resend: 'Send a new link',
      resending: 'Sending...',
      resent: (email: string) => `A new link is on its way to ${email}.`,
      resendFailed: { title: 'The link was not sent', message: 'Please try again later.' },
      signInToResend: 'Sign in to ask for a new link.',
      signIn: 'Sign In',
      failed: 'We could not reach the server',
      failedMessage: 'Your link has not been used. Check your connection and try again.',
      retry: 'Try Again',
      home: 'Go to Home',
    },

    unsubscribe: {
      title: 'Email Choices',
      intro: 'Choose which guidance still comes to you by email. What you turn off stays readable in the app.',
      legend: 'Guidance by email',
      categories: {
        guidance: { name: 'Actions', about: 'A practical step to take with a friend.' },
        prayer_reminders: { name: 'Prayer reminders', about: 'A prompt to pray for someone.' },
        reflection_prompts: { name: 'Reflection prompts', about: 'A question to sit with.' },
      },
      pause: 'Pause for two weeks',
      pauseAbout: 'Nothing comes by email for two weeks, then your choices above apply again.',
      pausedUntil: (day: string) => `Paused until ${day}.`,
      none: 'Turn off all guidance emails',
      save: 'Save Choices',
      saving: 'Saving...',
      saved: 'Your choices are saved',
      savedMessage: 'They apply from now on, to waiting emails too. Security messages about your account still arrive.',
      change: 'Change them again',
      failed: { title: 'Your choices were not saved', message: 'Nothing has changed. Please try again.' },
    },

    notFound: {
      title: '404 Page Not Found',
      hint: 'Did you forget to add the page to the router?',
      home: 'Go to Home',
    },

    trouble: {
      title: 'Something went wrong',
      message: 'This page could not be shown. What you saved before is safe.',
      offline: 'We could not reach the server',
      offlineMessage: 'What you saved before is safe. Check your connection and try again.',
      retry: 'Try Again',
      reload: 'Reload the Page',
    },
  };
}

export type Strings = ReturnType<typeof english>;
