import { Loader } from '@mantine/core';
import { appWords } from '#strings/app.ts';
import classes from './loading.module.css';

/** The placeholder of a screen that is still loading. */
export function Loading() {
  return (
    <div className={classes.loading} role="status">
      <Loader size={28} />
      <span>{appWords.loading}</span>
    </div>
  );
}
