/** The choice of a Bible translation in Settings. */
export const translationWords = {
  intro:
    'The translation your verses come from: on your cards, in your history, and in every message. Choose one, and all your verses change right away.',
  legend: 'The translation you read',
  siteDefault: (name: string) => `This site’s default (${name})`,
  siteDefaultAbout: 'If this site changes its translation, your verses change with it.',
  gone: (chosen: string) =>
    `The ${chosen} is no longer available here. Until you choose another, your verses come from this site’s default.`,
  changing: 'Changing your verses...',
  changed: (name: string) => `Your verses now come from the ${name}.`,
  failed: 'Your translation wasn’t changed',
  loadFailed: 'We couldn’t load the translations. Your verses stay as they are.',
};
