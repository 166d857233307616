import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type AccountExport, EXPORT_FORMAT } from '../../../../../shared/account.ts';
import { message } from '../../../../../shared/messages/catalogue.ts';
import { authorizeMember, type MemberActor, type MemberId } from '../../../../lib/actor.ts';
import { AppError } from '../../../../lib/app-error.ts';
import type { Site } from '../../../../site/site.ts';
import { requireAuthority } from '../../../authority/service.ts';
import * as repo from './repo.ts';

// The rows read at once. A member with ten years of data has many pages, and other requests run between them.
const PAGE = 250;

/**
 * Replaces the sign-in data (sessions, credentials, addresses): people may see it, but calls with an API token may not.
 */
const WITHHELD = { sessions: [], passkeys: [], apiTokens: [], securityEvents: [], auditLog: [] };

/** Replaces what an administrator does not see: a member's distress, and who reported what, since administrators review too. */
const UNSEEN_BY_ADMINS = { careNotice: null, reports: [] };

/**
 * Exports everything the database stores about a member except secrets and guidance that is still hidden (decisions.md D17,
 * D33); with a token also without sign-in data, and for an administrator without what only the member may see.
 * @throws {AppError} forbidden for another member, not_found for an unknown one, too_many_requests past ten an hour.
 */
export async function exportAccount(site: Site, actor: MemberActor, userId: number): Promise<AccountExport> {
  const memberId = authorizeMember(actor, userId);
  const account = await repo.findAccount(site.db, memberId);
  if (!account) throw new AppError('not_found', message('account_gone'));
  await site.rateLimits.consume('export', String(actor.userId));

  const { secondStep, codes, belongings } = await site.db.snapshot(function* (q) {
    return {
      secondStep: yield* repo.readSecondStep(q, memberId),
      codes: yield* repo.readRecoveryCodes(q, memberId),
      belongings: yield* repo.readBelongings(q, memberId),
    };
  });
  const exportedAt = new Date(site.clock.now());
  const long = repo.longLists(site.db, exportedAt);
  const document: AccountExport = {
    formatVersion: EXPORT_FORMAT,
    site: site.env.APP_NAME,
    exportedAt,
    account,
    ...belongings,
    ...(actor.userId === userId ? {} : UNSEEN_BY_ADMINS),
    guidance: await readAll(long.guidance, memberId),
    jobs: await readAll(long.jobs, memberId),
    deliveries: await readAll(long.deliveries, memberId),
    consents: await readAll(long.consents, memberId),
    securityEvents: await readAll(long.securityEvents, memberId),
    auditLog: (await readAll(long.auditLog, memberId)).map((act) =>
      // The network address of an administrator's action belongs to the administrator.
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
  // Reading takes a while, so check again that the session or token is still valid.
  await site.db.snapshot((q) => requireAuthority(q, site, actor));
  return document;
}

async function readAll<Row>(list: repo.LongList<Row>, memberId: MemberId): Promise<Row[]> {
  const ids = (await list.ids(memberId)).map(({ id }) => id).sort((a, b) => a - b);
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    rows.push(...(await list.page(ids.slice(at, at + PAGE))));
    await yieldToEventLoop();
  }
  return rows;
}
