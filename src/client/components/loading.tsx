import { Loader } from '@mantine/core';
import { strings } from '../lib/strings.ts';
import classes from './loading.module.css';

/** What stands where a screen will be. */
export function Loading() {
  return (
    <div className={classes.loading} role="status">
      <Loader size={28} />
      <span>{strings.app.loading}</span>
    </div>
  );
}
