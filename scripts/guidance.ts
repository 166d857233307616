/**
 * Prints the guidance that a made-up member would get from the library, day by day:
 *
 *     npm run guidance -- preview [--days 30] [--from 2027-03-01] [--types prayer,do,reflection] [--whole]
 *         [--challenges "Forgiving and reconciling,Finding trustworthy friends"] [--satisfaction 3] [--church-year]
 *         [--member 1]
 *
 * With `--model` the site’s language model writes one entry for that member instead; `--dry` shows the request and sends
 * nothing:
 *
 *     npm run guidance -- preview --model [--dry] [--types prayer] [--philosophy "What a friend is to me"]
 *
 * `--whole` prints all of each entry, and `--member` is a number that distributes members over entries that fit equally.
 */

import { loadEnvFile } from './commands/load-env.ts';
import { runGuidance } from './guidance/preview.ts';

loadEnvFile();
runGuidance(process.argv.slice(3), { print: (text) => console.log(text) }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
