/** The choice of a Bible translation in Settings. */
export const translationWords = {
  title: 'Bible Translation',
  intro:
    'The translation your verses come from: on your cards, in your history, and in every message. Choose one, and all your verses change right away.',
  legend: 'The translation you read',
  siteDefault: (name: string) => `This site’s choice (${name})`,
  siteDefaultAbout: 'If this site changes its translation, your verses change with it.',
  gone: (chosen: string) =>
    `The ${chosen}, which you chose, is no longer on this site. Until you choose another, you read this site’s choice.`,
  changing: 'Changing your verses...',
  changed: (name: string) => `You now read the ${name}.`,
  failed: 'Translation Not Changed',
  loadFailed: 'We couldn’t load the translations. Your verses stay as they are.',
};
