/** The card and the page that offer help (rules.md G6). They diagnose nothing and say what happens with the words. */
export const careWords = {
  title: 'You don’t have to carry this alone',
  noticed:
    'Something you wrote suggests that things may be hard or unsafe for you right now. A program noticed it, and it may be wrong. No one has been told, and your words are saved just as you wrote them.',
  danger: 'If you or someone else is in danger now, call',
  dangerAnywhere: 'If you or someone else is in danger now, call your local emergency number.',
  safety: 'Your safety comes first. For a week, your guidance won’t ask you to seek anyone out or to make peace.',
  call: (name: string, number: string) => `Call ${name}: ${number}`,
  text: (to: string, word?: string) => (word ? `or text ${word} to ${to}` : `or text ${to}`),
  about: { self_harm: 'When life feels too heavy', abuse: 'When someone hurts or frightens you' },
  church: 'Someone at your church',
  elsewhere: 'Find a help line in your country',
  more: 'More ways to find help',
  dismiss: 'Hide this card',
  dismissed: { title: 'Hidden', message: 'You’ll find this help at the bottom of your dashboard.' },
  dismissFailed: { title: 'We couldn’t hide it', message: 'Please try again.' },
  page: {
    title: 'Help and people to talk to',
    lead: 'For you, or for a friend you’re worried about. We don’t tell anyone that you opened this page.',
    country: 'Your country',
    other: 'Another country',
    elsewhere: 'Find a help line in another country',
    checked: (date: string) => `We last read the pages that give these numbers on ${date}. Numbers can change.`,
    minding:
      'If someone else can see this device, you may want to close this page when you’ve read it, and clear it from your browser’s history.',
  },
  saved: 'Your reflection is saved.',
  close: 'Close',
};
