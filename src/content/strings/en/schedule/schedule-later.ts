import { plural } from '../locale.ts';
/** The words of the week's form that are not seen at first. */
export const scheduleLaterWords = {
  copy: {
    legend: (day: string) => `Copy ${day} to`,
    about: 'This replaces the times on those days and switches them on.',
    apply: (days: number) => (days === 0 ? 'Copy' : plural(days, { one: 'Copy to # day', other: 'Copy to # days' })),
    cancel: 'Cancel',
  },
  /** A slot with the channels that it is confirmed for. */
  confirmed: (slot: string, channels: string) => `${slot} (also by ${channels})`,
  zone: {
    label: 'Time zone',
    placeholder: 'Search for a city or region',
    thisDevice: 'This device',
    others: 'All time zones',
    nothing: 'No time zone matches',
    close: 'Keep as It Is',
  },
};
