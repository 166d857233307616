import { setImmediate as breath } from 'node:timers/promises';
import { type AccountExport, EXPORT_FORMAT } from '../../../../../shared/account.ts';
import { message } from '../../../../../shared/messages/catalogue.ts';
import { authorizeMember, type MemberActor, type MemberId } from '../../../../lib/actor.ts';
import { AppError } from '../../../../lib/app-error.ts';
import type { Site } from '../../../../site/site.ts';
import { requireStanding } from '../../standing/service.ts';
import * as repo from './repo.ts';

// Rows read at once: a member's ten years are many pages, and others are answered between them.
const PAGE = 250;

/** Where somebody signs in, with what and from which address: told to people, not to programs that may read. */
const WITHHELD = { sessions: [], passkeys: [], apiTokens: [], securityEvents: [], auditLog: [] };

/**
 * Everything the database holds about a member, secrets aside (decisions.md D33); for a token without how they sign in.
 * @throws {AppError} forbidden for another member's, not_found for nobody's, too_many_requests past ten an hour.
 */
export async function exportAccount(site: Site, actor: MemberActor, userId: number): Promise<AccountExport> {
  const memberId = authorizeMember(actor, userId);
  const account = await repo.findAccount(site.db, memberId);
  if (!account) throw new AppError('not_found', message('account_gone'));
  await site.limits.take('export', String(actor.userId));

  const secondStep = await repo.findSecondStep(site.db, memberId);
  const codes = await repo.findRecoveryCodes(site.db, memberId);
  const long = repo.longLists(site.db);
  const document: AccountExport = {
    formatVersion: EXPORT_FORMAT,
    site: site.env.APP_NAME,
    exportedAt: new Date(site.clock.now()),
    account,
    ...(await repo.findBelongings(site.db, memberId)),
    guidance: await readAll(long.guidance, memberId),
    jobs: await readAll(long.jobs, memberId),
    deliveries: await readAll(long.deliveries, memberId),
    consents: await readAll(long.consents, memberId),
    securityEvents: await readAll(long.securityEvents, memberId),
    auditLog: (await readAll(long.auditLog, memberId)).map((act) =>
      // Where an administrator was when they acted is the administrator's own.
      act.actorId === userId ? act : { ...act, address: null },
    ),
    secondStep: {
      on: secondStep?.confirmedAt != null,
      startedAt: secondStep?.startedAt ?? null,
      confirmedAt: secondStep?.confirmedAt ?? null,
    },
    recoveryCodes: { left: codes.filter(({ usedAt }) => usedAt === null).length, codes },
    ...(actor.credential.kind === 'token' ? WITHHELD : {}),
  };
  // Reading takes a while; nothing is given to somebody whose session or token has ended meanwhile.
  await site.db.snapshot((q) => requireStanding(q, site, actor));
  return document;
}

async function readAll<Row>(list: repo.LongList<Row>, memberId: MemberId): Promise<Row[]> {
  const ids = (await list.ids(memberId)).map(({ id }) => id).sort((a, b) => a - b);
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    rows.push(...(await list.page(ids.slice(at, at + PAGE))));
    await breath();
  }
  return rows;
}
