import { Group, Text } from '@mantine/core';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { LazyLeafIllustration } from '../../../components/page/lazy-leaf-illustration.tsx';
import classes from './dashboard.module.css';

/** Closes a day whose guidance is all completed, when no more comes on it. */
export function DayEnding() {
  return (
    <Group gap="sm" wrap="nowrap" py="md" className={classes.ending}>
      <LazyLeafIllustration className={classes.sprig} />
      <Text ff="heading" fz="xl" lh="xl">
        {guidanceWords.everything}
      </Text>
    </Group>
  );
}
