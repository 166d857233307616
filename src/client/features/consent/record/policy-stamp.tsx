import { Stack, Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { consentWords } from '#strings/consent/consent.ts';
import { CONSENT_POLICY } from '../../../../content/policy.ts';
import { formatLongDate } from '../../../lib/time/dates.ts';
import classes from './policy-stamp.module.css';
import { useToday } from './use-today.ts';

/** The specified badge with today's date, and below it what does not change daily: the policy's own version (decisions.md D31). */
export function PolicyStamp() {
  const today = useToday();
  const { version, date } = CONSENT_POLICY;
  return (
    <Stack gap="xs" align="flex-start">
      <p className={classes.badge}>
        <IconCalendarEvent size={18} stroke={1.6} aria-hidden />
        {consentWords.lastUpdated}{' '}
        {today ? <time dateTime={today}>{formatLongDate(today)}</time> : <span aria-hidden className={classes.room} />}
      </p>
      <Text c="dimmed" fz="sm">
        {consentWords.policy(version, formatLongDate(date))}
      </Text>
    </Stack>
  );
}
