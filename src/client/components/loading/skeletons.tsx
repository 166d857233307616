import { VisuallyHidden } from '@mantine/core';
import { appWords } from '#strings/app.ts';
import classes from './skeletons.module.css';

interface SkeletonsProps {
  /** The heights of the shapes from top to bottom, in rem. */
  heights: readonly number[];
}

/** Grey shapes in the size of the content, so that loading it causes no layout shift. */
export function Skeletons({ heights }: SkeletonsProps) {
  return (
    <div className={classes.skeletons}>
      <VisuallyHidden role="status">{appWords.loading}</VisuallyHidden>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other identity
        <span key={index} aria-hidden className={classes.skeleton} style={{ height: `${height}rem` }} />
      ))}
    </div>
  );
}
