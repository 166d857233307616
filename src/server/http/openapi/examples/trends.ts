import type { Examples } from './example.ts';

export const TREND_EXAMPLES: Examples = {
  'admin.trends.deliveries': {
    answer: {
      days: [
        { date: '2027-02-28', sent: 41, failed: 1, notSent: 0, medianSeconds: 0.7, p99Seconds: 34 },
        { date: '2027-03-01', sent: 18, failed: 0, notSent: 2, medianSeconds: 0.6, p99Seconds: 1.4 },
      ],
    },
  },
  'admin.trends.comingDay': {
    answer: {
      slots: [
        { at: '2027-03-01T08:00:00.000Z', prayer: 9, do: 0, reflection: 2 },
        { at: '2027-03-01T20:30:00.000Z', prayer: 0, do: 0, reflection: 4 },
      ],
    },
  },
  'admin.trends.activity': {
    answer: {
      weeks: [
        { monday: '2027-02-22', active: 11 },
        { monday: '2027-03-01', active: 6 },
      ],
      members: 14,
    },
  },
};
