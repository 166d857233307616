/** The words a member agrees to, each with the version that the consent ledger names (decisions.md D30). */
export const CONSENT_WORDINGS = {
  registration: {
    version: 'registration-1',
    text: 'By joining you agree to receive guidance by email once you have confirmed your address. You can stop it at any time with one click.',
  },
  onboarding: {
    version: 'onboarding-1',
    text: 'Your guidance comes only by the methods you choose here. Every message says how to stop it.',
  },
  settings: {
    version: 'settings-1',
    text: 'Guidance reaches you only by the methods that are switched on. Switching one off stops it at once.',
  },
} as const;
