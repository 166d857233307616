/**
 * The commands of an operator at the machine itself, for a running or a stopped site (decisions.md D2).
 *
 *     npm run admin -- grant EMAIL | revoke EMAIL | list | reset-password EMAIL |
 *         remove-second-step EMAIL | invite [EMAIL] | rotate-key | check-channels | verify-ledger [HASH]
 */
import { runAct } from './commands/acts.ts';
import { ADMIN } from './commands/admin-acts.ts';
import { openExisting } from './commands/open-existing.ts';
import { runCommand } from './commands/operator.ts';

runCommand(async (args) => {
  process.stdout.write(`${await runAct(ADMIN, args, openExisting)}\n`);
}, ADMIN.usage);
