import { locale, plural } from '../locale.ts';

/** The parts of the administration about the site itself: backups and the examination. */
export const adminSiteWords = {
  comingDay: {
    title: 'The Next 24 Hours',
    intro: 'What members will get, and when.',
    empty: 'Nothing is planned for the next 24 hours.',
    kinds: {
      prayer: (count: number): string => plural(count, { one: '# prayer', other: '# prayers' }),
      do: (count: number): string => plural(count, { one: '# action', other: '# actions' }),
      reflection: (count: number): string => plural(count, { one: '# reflection', other: '# reflections' }),
    },
    more: (count: number): string => plural(count, { one: 'and # more time', other: 'and # more times' }),
    all: 'All waiting jobs',
  },
  backups: {
    title: 'Backups',
    intro: 'Every night the site copies its data into one file. The command “restore” brings it back.',
    off: 'The site makes no backups, because BACKUPS is off. Make sure something else does.',
    empty: 'No backups yet.',
    kinds: { manual: 'Manual', nightly: 'Nightly', upgrade: 'Before an upgrade' },
    megabytes: (size: number) => `${size.toLocaleString(locale.numbers, { maximumFractionDigits: 1 })} MB`,
    encrypted: 'encrypted',
    more: (count: number): string => `and ${count} older`,
  },
  doctor: {
    title: 'Site Check-Up',
    intro:
      'Checks the disk, the clock, the database, the keys, the backups, the public address, email and every channel. Nothing is sent. The command “doctor” does the same on the server.',
    examine: 'Check the Site',
    examining: 'Checking...',
    failed: 'Check-Up Failed',
  },
};
