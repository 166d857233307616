/** What of the week's form is not seen at first: what opens, and what is asked when it was changed elsewhere. */
export const scheduleLaterWords = {
  copy: {
    legend: (day: string) => `Copy ${day} to`,
    about: 'Their own times are replaced, and they are switched on.',
    apply: (days: number) => (days === 0 ? 'Copy' : days === 1 ? 'Copy to 1 day' : `Copy to ${days} days`),
    cancel: 'Cancel',
  },
  zone: {
    label: 'Time zone',
    placeholder: 'Search for a city or region',
    thisDevice: 'This device',
    others: 'All time zones',
    nothing: 'No zone has that name',
    close: 'Keep as It Is',
  },
  conflict: {
    title: 'Your week was changed elsewhere in the meantime',
    about: 'What you changed here is kept, and not saved yet. Which week should stay?',
    load: 'Load What Is Saved',
    saveAnyway: 'Save Mine Anyway',
  },
};
