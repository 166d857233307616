import { resolve } from 'node:path';
import { isRoot } from './is-root.ts';

/**
 * Returns whether this user may start the site of the data folder. Root may not start that of another user, because the
 * next start of that user could not write the files that root creates; the command to run instead is printed then.
 */
export async function mayStart(): Promise<boolean> {
  // Other starts do not load the code below.
  if (!isRoot()) return true;
  const [{ refuseRootStart }, { OperatorError }, { EnvError, readValues }] = await Promise.all([
    import('./folder-owner.ts'),
    import('./operator.ts'),
    import('../../src/server/lib/settings/read-settings.ts'),
  ]);
  try {
    refuseRootStart(resolve(readValues(process.env, ['DATA_DIR']).DATA_DIR ?? 'data'));
    return true;
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}
