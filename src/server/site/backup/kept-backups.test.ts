import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BackupFile, backupName, readBackupName, type UpgradeCopy } from './backup-files.ts';
import { outdatedBackups } from './kept-backups.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2027-06-15T02:41:00Z');

function backup(madeAt: number, kind: BackupFile['kind'] | UpgradeCopy = 'nightly'): BackupFile {
  return { ...(readBackupName(backupName(new Date(madeAt), kind, false)) as BackupFile), size: 1 };
}

const kept = (backups: BackupFile[]) => {
  const gone = new Set(outdatedBackups(backups, NOW));
  return backups.filter((each) => !gone.has(each)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
};

test('of a year of nightly backups, those of 7 days, 4 weeks and 6 months are kept', () => {
  const nights = Array.from({ length: 365 }, (_, day) => backup(NOW - day * DAY));
  expect(kept(nights)).toEqual([
    ...['2027-06-15', '2027-06-14', '2027-06-13', '2027-06-12', '2027-06-11', '2027-06-10', '2027-06-09'],
    ...['2027-06-06', '2027-05-31', '2027-05-30', '2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31'],
  ]);
});

test('pruning every night always keeps the newest copy, and at most 17', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 80 }), (days) => {
      const nights = days.sort((a, b) => b - a).map((day) => backup(NOW - day * DAY));
      let stored: BackupFile[] = [];
      for (const night of nights) {
        stored = [...stored, night];
        const gone = new Set(outdatedBackups(stored, night.madeAt.getTime()));
        stored = stored.filter((each) => !gone.has(each));
        expect(stored).toContain(night);
      }
      expect(stored.length).toBeLessThanOrEqual(7 + 4 + 6);
    }),
  );
});

test('copies that are dated in the future take no place of another, and are kept', () => {
  const ahead = Array.from({ length: 20 }, (_, day) => backup(NOW + (365 - day) * DAY));
  const nights = Array.from({ length: 3 }, (_, day) => backup(NOW - day * DAY));
  expect(outdatedBackups([...ahead, ...nights], NOW)).toEqual([]);
});

test('manual backups are kept, and the last three of those before an upgrade', () => {
  const byHand = [400, 300, 1].map((day) => backup(NOW - day * DAY, 'manual'));
  const upgrades = [90, 60, 30, 2].map((day) => backup(NOW - day * DAY, 'upgrade'));
  expect(outdatedBackups([...byHand, ...upgrades], NOW)).toEqual([upgrades[0]]);
});

test('of an upgrade that fails at each start, the last copy is kept, and those of earlier upgrades too', () => {
  const before = (schema: number, day: number) => backup(NOW - day * DAY, { kind: 'upgrade', schema });
  const old = [before(30, 90), before(34, 60), before(38, 30)];
  const loop = Array.from({ length: 20 }, (_, start) => backup(NOW + start * 1_000, { kind: 'upgrade', schema: 41 }));
  expect(
    outdatedBackups([...old, ...loop], NOW + DAY).toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime()),
  ).toEqual([old[0], ...loop.slice(0, -1)]);
});
