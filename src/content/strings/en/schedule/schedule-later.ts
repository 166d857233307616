/** The words of the week's form that are not seen at first. */
export const scheduleLaterWords = {
  copy: {
    legend: (day: string) => `Copy ${day} to`,
    about: 'This replaces the times on those days and switches them on.',
    apply: (days: number) => (days === 0 ? 'Copy' : days === 1 ? 'Copy to 1 day' : `Copy to ${days} days`),
    cancel: 'Cancel',
  },
  /** A slot with the channels that it is confirmed for. */
  confirmed: (slot: string, channels: string) => `${slot} (by ${channels} too)`,
  zone: {
    label: 'Time zone',
    placeholder: 'Search for a city or region',
    thisDevice: 'This device',
    others: 'All time zones',
    nothing: 'No time zone matches',
    close: 'Keep as It Is',
  },
};
