import { Group, Text } from '@mantine/core';
import { rowPauseWords as words } from '#strings/alerts/row-pause.ts';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import classes from '../channels/details.module.css';

/** Says above the methods that all guidance is paused, because each row tells only of its own method. */
export function EverythingPaused({ until }: { until: Date }) {
  const zone = useMemberZone();
  return (
    <Group className={classes.guide} justify="space-between" gap="0 1rem" mt="md">
      <Text fw={500}>{words.everything(formatDay(localDateOf(until, zone)))}</Text>
      <a href="#pause" className={classes.way}>
        {words.toPause}
      </a>
    </Group>
  );
}
