/** The words that the consent center and its four records share. */
export const consentWords = {
  back: 'Back to Consent Center',
  dashboard: 'Return to Dashboard',
  lastUpdated: 'Last Updated:',
  policy: (version: string, day: string) => `Policy version ${version}, in force since ${day}`,
  onThisPage: 'On This Page',
  official: 'Official Consent Record',
  technical: 'Technical Notes',
  privacy: 'Privacy Notes',
  manage: {
    title: 'Change Your Mind',
    message: 'You can change what you agreed to at any time, without giving a reason.',
  },
  contact: {
    title: 'Contact',
    message: 'Questions about your data, your consent, or this page.',
  },
  support: {
    title: 'Support',
    message: 'For messages that don’t come, or come when they shouldn’t.',
  },
  askChurch: 'Ask the church that runs this site.',
};

/** Says which methods are set up on the site. */
export const onThisSiteWords = {
  title: 'On This Site',
  unknown: 'Not known',
  message: 'A channel that isn’t set up sends nothing.',
  failed: 'We couldn’t check what is set up here. Everything else on this page still applies.',
};
