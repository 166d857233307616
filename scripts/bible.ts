/**
 * Brings translations of the Bible to a running or stopped site (docs/guidance.md).
 *
 *     npm run bible -- import FILE --as BSB --name NAME --licence LINE --language en
 *     npm run bible -- list | remove BSB | default BSB | read REFERENCE [BSB]
 */
import { ImportError } from '../src/server/scripture/import/imported.ts';
import { runAct } from './commands/acts.ts';
import { BIBLE } from './commands/bible-acts.ts';
import { openExisting } from './commands/open-existing.ts';
import { runCommand } from './commands/operator.ts';

runCommand(
  async (args) => {
    process.stdout.write(`${await runAct(BIBLE, args, openExisting)}\n`);
  },
  BIBLE.usage,
  [ImportError],
);
