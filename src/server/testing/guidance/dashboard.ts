import { readAttention } from '../../domains/alerts/member-methods.ts';
import { getDashboard } from '../../domains/guidance/service.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { SYSTEM } from '../members/members.ts';

/** Returns a member's dashboard as its call answers it, for the system by default. */
export function readDashboard(site: Site, userId: number, actor: Actor = SYSTEM) {
  return getDashboard(site, actor, userId, false, readAttention);
}
