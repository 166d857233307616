import { Loader } from '@mantine/core';
import { appWords } from '#strings/app.ts';
import classes from './loading.module.css';

/** What stands where a screen will be. */
export function Loading() {
  return (
    <div className={classes.loading} role="status">
      <Loader size={28} />
      <span>{appWords.loading}</span>
    </div>
  );
}
