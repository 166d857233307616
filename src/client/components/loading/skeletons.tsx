import { VisuallyHidden } from '@mantine/core';
import { appWords } from '#strings/app.ts';
import classes from './skeletons.module.css';

interface SkeletonsProps {
  /** The heights of what will stand there, from top to bottom, in rem. */
  heights: readonly number[];
}

/** Grey shapes in the size of what is coming, so that nothing moves when it comes. */
export function Skeletons({ heights }: SkeletonsProps) {
  return (
    <div className={classes.skeletons}>
      <VisuallyHidden role="status">{appWords.loading}</VisuallyHidden>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is nothing but its place
        <span key={index} aria-hidden className={classes.skeleton} style={{ height: `${height}rem` }} />
      ))}
    </div>
  );
}
